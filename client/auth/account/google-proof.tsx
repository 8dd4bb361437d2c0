import { useMutation } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { proveWithGoogle } from '#client/api/session/sign-in.ts';
import { GoogleButton } from '#client/auth/login/google-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { t } from '#language/t.ts';
import type { ProofProps } from './password-proof.tsx';
import { ProofAnswers } from './proof-answers.tsx';
import { useSessionHold } from './session-hold.ts';

/** Two presses, because the pop-up has to open synchronously in a click. */
export function GoogleProof({ email, words, onProved, onClose }: ProofProps) {
  const onError = (error: Error) => console.error(error);
  const { hold, release } = useSessionHold();
  const prove = useMutation({
    mutationFn: () => {
      hold();
      return proveWithGoogle(email);
    },
    onSuccess: release,
    onError,
  });
  const act = useMutation({ mutationFn: onProved, onError });
  const fault = act.error ?? prove.error;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate();
      }}
      className="grid gap-4"
    >
      <p role="status">
        {prove.isSuccess
          ? t(words.proved)
          : t('First show that it is you: log in with Google once more, with the account you use here.')}
      </p>
      {(!prove.isSuccess || act.isError) && (
        <GoogleButton
          onClick={() => {
            act.reset();
            prove.mutate();
          }}
          disabled={prove.isPending || act.isPending}
        />
      )}
      <FormFault>{fault ? reason(fault) : undefined}</FormFault>
      <ProofAnswers words={words} busy={act.isPending} disabled={!prove.isSuccess} onClose={onClose} />
    </form>
  );
}
