import type { Person } from '#client/api/session/store.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { message, t } from '#language/t.ts';
import { GoogleProof } from './google-proof.tsx';
import { leaveKickstand } from './leaving.ts';
import { PasswordProof } from './password-proof.tsx';
import { useSessionHold } from './session-hold.ts';

interface RemovalDialogProps {
  person: Person;
  hasPassword: boolean;
  onClose(): void;
}

const WORDS = {
  confirm: message('Delete my account'),
  cancel: message('Keep my account'),
  proved: message('Google says that it is you. Now you can delete your account.'),
  grave: true,
};

export function RemovalDialog({ person, hasPassword, onClose }: RemovalDialogProps) {
  const Proof = hasPassword ? PasswordProof : GoogleProof;
  const { hold } = useSessionHold();

  // Also after a deletion that failed half way, which can be tried again here.
  function leave() {
    hold();
    return leaveKickstand();
  }

  return (
    <Dialog title={t('Delete your account?')} onClose={onClose}>
      <ul className="mb-4 grid list-disc gap-1 ps-5">
        {person.role === 'seller' && <li>{t('Your bikes leave the market at once.')}</li>}
        <li>{t('Bookings that are not paid end.')}</li>
        <li>{t('Paid deals and their money stay on record.')}</li>
        <li>
          <strong>{t('It cannot be undone.')}</strong>
        </li>
      </ul>
      <Proof email={person.email} words={WORDS} onProved={leave} onClose={onClose} />
    </Dialog>
  );
}
