import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { LeaveQuestion } from './leaving.ts';

export default function LeaveDialog({ count, answer }: LeaveQuestion) {
  return (
    <ConfirmDialog
      title="Log out all the same?"
      keep="Stay logged in"
      confirm="Log out"
      grave
      busy={false}
      fault={undefined}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>
        What you noted of {count === 1 ? 'a bike' : `${count} bikes`} could not be sent yet. It is on this device only,
        and is lost when you log out.
      </p>
    </ConfirmDialog>
  );
}
