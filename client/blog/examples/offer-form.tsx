import { useActionState } from 'react';

interface OfferFormProps {
  send: (dollars: number) => Promise<{ fault?: string }>;
}

export function OfferForm({ send }: OfferFormProps) {
  const [answer, offer, sending] = useActionState(
    (_last: { fault?: string }, form: FormData) => send(Number(form.get('dollars'))),
    {},
  );

  return (
    <form action={offer}>
      <input name="dollars" type="number" aria-label="Your offer" />
      <button type="submit" disabled={sending}>
        {sending ? 'Sending…' : 'Make an offer'}
      </button>
      {answer.fault && <p role="alert">{answer.fault}</p>}
    </form>
  );
}
