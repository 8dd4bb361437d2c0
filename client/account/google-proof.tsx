import { useMutation } from '@tanstack/react-query';
import { reason } from '#client/api.ts';
import { GoogleButton } from '#client/login/google-button.tsx';
import { proveWithGoogle } from '#client/session/sign-in.ts';
import { FormFault } from '#client/ui/form-fault.tsx';
import type { ProofProps } from './password-proof.tsx';
import { RemovalAnswers } from './removal-answers.tsx';

/** Two presses: Google's window must open in the very moment of the first one. */
export function GoogleProof({ email, onProved, onClose }: ProofProps) {
  const onError = (error: Error) => console.error(error);
  const prove = useMutation({ mutationFn: () => proveWithGoogle(email), onError });
  const remove = useMutation({ mutationFn: onProved, onError });
  const fault = remove.error ?? prove.error;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate();
      }}
      className="grid gap-4"
    >
      <p role="status">
        {prove.isSuccess
          ? 'Google says that it is you. Now you can delete your account.'
          : `First show that it is you: log in with Google as ${email} once more.`}
      </p>
      {(!prove.isSuccess || remove.isError) && (
        <GoogleButton
          onClick={() => {
            remove.reset();
            prove.mutate();
          }}
          disabled={prove.isPending || remove.isPending}
        />
      )}
      <FormFault>{fault ? reason(fault) : undefined}</FormFault>
      <RemovalAnswers busy={remove.isPending} disabled={!prove.isSuccess} onClose={onClose} />
    </form>
  );
}
