import { useId } from 'react';
import { SendLetter } from './send-letter.tsx';

interface ConfirmFirstProps {
  /** Completes “Confirm your e-mail …”, as in "to sell a bike". */
  to: string;
  email: string;
}

export function ConfirmFirst({ to, email }: ConfirmFirstProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid justify-items-start gap-3">
      <h2 id={title} className="text-xl">
        Confirm your e-mail address {to}
      </h2>
      <p className="max-w-prose text-quiet">
        When you joined, we sent a letter to <strong className="wrap-anywhere">{email}</strong>. Open the link in it,
        then come back: this page goes on by itself.
      </p>
      <SendLetter email={email} />
    </section>
  );
}
