import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { reason } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { identity } from '#client/api/session/identity.ts';
import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { LetterPace } from '#client/auth/confirmation/letter-pace.tsx';
import { LetterSent } from '#client/auth/confirmation/letter-sent.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { focusPage } from '#client/ui/page-focus.ts';
import { t } from '#language/t.ts';
import { identityAccount } from '../identity-account.ts';

interface PendingEmailProps {
  account: IdentityAccount;
  newEmail: string;
}

export function PendingEmail({ account, newEmail }: PendingEmailProps) {
  const again = () => queryClient.invalidateQueries(identityAccount);
  const onError = (error: Error) => {
    console.error(error);
    // Its time may have run out.
    void again();
  };
  const resend = useMutation({
    mutationFn: () => identity.resendEmailChange(),
    onSuccess: () => toast.success(t('The link is sent again')),
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => identity.cancelEmailChange(),
    onSuccess: async () => {
      await again();
      toast.success(t('Your e-mail stays as it is'));
      // The pressed button is gone.
      focusPage();
    },
    onError,
  });
  const fault = resend.error ?? cancel.error;
  return (
    <div className="grid justify-items-start gap-3">
      <LetterSent to={newEmail} />
      <p className="max-w-prose wrap-anywhere">
        {account.emailConfirmed
          ? t(
              'Until you follow it and say yes there, nothing changes: you go on logging in with {email}. We told that address about it too.',
              account,
            )
          : t('Until you follow it and say yes there, nothing changes: you go on logging in with {email}.', account)}
      </p>
      <FormFault>{fault ? reason(fault) : undefined}</FormFault>
      <div className="flex flex-wrap gap-2">
        <BusyButton busy={resend.isPending} onClick={() => resend.mutate()} className="btn-outline">
          {t('Send the link again')}
        </BusyButton>
        <BusyButton busy={cancel.isPending} onClick={() => cancel.mutate()} className="btn-ghost">
          {t('Cancel the change')}
        </BusyButton>
      </div>
      <LetterPace />
    </div>
  );
}
