import { useMutation } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { identity } from '#client/api/session/identity.ts';
import { LetterPace } from '#client/auth/confirmation/letter-pace.tsx';
import { LetterSent } from '#client/auth/confirmation/letter-sent.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';

/** For accounts with Google only: they can add a password. */
export function PasswordLetter({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => identity.sendPasswordLetter(email),
    onError: (error) => console.error(error),
  });
  return (
    <Card
      title={t('Set a password')}
      lead={t(
        'You log in with Google, so there is no password yet. With one, you can log in either way: we send you a link to choose it.',
      )}
    >
      <div className="grid justify-items-start gap-3">
        {send.isSuccess && <LetterSent to={email} />}
        <FormFault>{send.error ? reason(send.error) : undefined}</FormFault>
        <BusyButton busy={send.isPending} onClick={() => send.mutate()} className="btn-outline">
          {t('Send me a link')}
        </BusyButton>
        <LetterPace />
      </div>
    </Card>
  );
}
