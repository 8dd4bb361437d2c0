import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { rich } from '#client/ui/rich.ts';
import { message, t } from '#language/t.ts';
import { GoogleProof } from '../google-proof.tsx';
import { PasswordProof } from '../password-proof.tsx';

interface EmailProofDialogProps {
  account: IdentityAccount;
  newEmail: string;
  onProved(): Promise<void>;
  onClose(): void;
}

const WORDS = {
  confirm: message('Send the link'),
  cancel: message('Not now'),
  proved: message('Google says that it is you. Now we can send the link.'),
};

/** An open browser is not enough to take an account along to another e-mail. */
export function EmailProofDialog({ account, newEmail, onProved, onClose }: EmailProofDialogProps) {
  const Proof = account.hasPassword ? PasswordProof : GoogleProof;
  return (
    <Dialog title={t('Is it you?')} onClose={onClose}>
      <p className="mb-4">
        {rich('Before we send a link to <email></email>, please log in once more.', {
          email: () => <strong className="wrap-anywhere">{newEmail}</strong>,
        })}
      </p>
      <Proof email={account.email} words={WORDS} onProved={onProved} onClose={onClose} />
    </Dialog>
  );
}
