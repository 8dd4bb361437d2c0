import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/api/session/session.ts';
import { GoogleProof } from '#client/auth/account/google-proof.tsx';
import { identityAccount } from '#client/auth/account/identity-account.ts';
import { PasswordProof } from '#client/auth/account/password-proof.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { message, t } from '#language/t.ts';

const WORDS = {
  confirm: message('Go on'),
  cancel: message('Not now'),
  proved: message('Google says that it is you. Now you can go on.'),
};

interface LoginAgainDialogProps {
  onProved(): Promise<void>;
  onClose(): void;
}

/** A session alone may not change where money goes. */
export function LoginAgainDialog({ onProved, onClose }: LoginAgainDialogProps) {
  const { user } = useSession();
  const { data: account, isPending } = useQuery(identityAccount);
  const Proof = account && !account.hasPassword ? GoogleProof : PasswordProof;
  return (
    <Dialog title={t('Is it you?')} onClose={onClose}>
      <p className="mb-4">{t('Before you say where your money goes, please log in once more.')}</p>
      {isPending || !user ? (
        <Spinner label={t('One moment')} />
      ) : (
        <Proof email={user.email} words={WORDS} onProved={onProved} onClose={onClose} />
      )}
    </Dialog>
  );
}
