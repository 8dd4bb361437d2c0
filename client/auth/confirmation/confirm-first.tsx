import { useId } from 'react';
import { rich } from '#client/ui/rich.ts';
import { SendLetter } from './send-letter.tsx';

interface ConfirmFirstProps {
  /** Says what it is needed for. */
  title: string;
  email: string;
}

export function ConfirmFirst({ title, email }: ConfirmFirstProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="max-w-prose text-quiet">
        {rich(
          'When you joined, we sent a letter to <email></email>. Open the link in it, then come back: this page goes on by itself.',
          { email: () => <strong className="wrap-anywhere">{email}</strong> },
        )}
      </p>
      <SendLetter email={email} />
    </section>
  );
}
