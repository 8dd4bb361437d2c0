import { useState } from 'react';

export function AskingPrice({ cents }: { cents: number }) {
  const [offer, setOffer] = useState(cents / 100);
  const saved = cents / 100 - offer;

  return (
    <label>
      Your offer
      <input type="number" value={offer} onChange={(event) => setOffer(Number(event.target.value))} />
      {saved > 0 && <output>You would save ${saved}</output>}
    </label>
  );
}
