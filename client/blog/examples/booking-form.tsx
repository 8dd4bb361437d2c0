import { useState } from 'react';

export function BookingForm({ priceCents }: { priceCents: number }) {
  const [phone, setPhone] = useState('');
  const [place, setPlace] = useState('');

  // Not state: it follows from what we have.
  const ready = phone.trim() !== '' && place.trim() !== '';

  return (
    <form>
      <p>${(priceCents / 100).toFixed(2)}</p>
      <input aria-label="Phone" value={phone} onChange={(event) => setPhone(event.target.value)} />
      <input aria-label="Meeting place" value={place} onChange={(event) => setPlace(event.target.value)} />
      <button type="submit" disabled={!ready}>
        Book Now
      </button>
    </form>
  );
}
