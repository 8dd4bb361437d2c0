import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { GoogleProof } from '../google-proof.tsx';
import { PasswordProof } from '../password-proof.tsx';

interface EmailProofDialogProps {
  account: IdentityAccount;
  newEmail: string;
  onProved(): Promise<void>;
  onClose(): void;
}

const WORDS = { confirm: 'Send the link', cancel: 'Not now', proved: 'Now we can send the link.' };

/** An open browser is not enough to take an account along to another e-mail. */
export function EmailProofDialog({ account, newEmail, onProved, onClose }: EmailProofDialogProps) {
  const Proof = account.hasPassword ? PasswordProof : GoogleProof;
  return (
    <Dialog title="Is it you?" onClose={onClose}>
      <p className="mb-4">
        Before we send a link to <strong className="wrap-anywhere">{newEmail}</strong>, please log in once more.
      </p>
      <Proof email={account.email} words={WORDS} onProved={onProved} onClose={onClose} />
    </Dialog>
  );
}
