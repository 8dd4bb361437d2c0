import { useMutation } from '@tanstack/react-query';
import { reason } from '#client/api.ts';
import { identity } from '#client/session/identity.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-fault.tsx';
import { LetterSent } from './letter-sent.tsx';

/** For an e-mail that nobody has shown to be theirs yet. */
export function Confirmation({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => identity.sendConfirmation(email),
    onError: (error) => console.error(error),
  });
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-base-300 pt-4">
      <p className="max-w-prose">
        When you joined, we sent a link to <strong className="wrap-anywhere">{email}</strong>. Open it to confirm that
        this is your e-mail: then “Login with Google” works too, and nobody else can take it.
      </p>
      {send.isSuccess && <LetterSent to={email} />}
      <FormFault>{send.error ? reason(send.error) : undefined}</FormFault>
      <BusyButton busy={send.isPending} onClick={() => send.mutate()} className="btn-outline">
        Send the link again
      </BusyButton>
    </div>
  );
}
