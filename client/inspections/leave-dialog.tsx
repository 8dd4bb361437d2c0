import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { t } from '#language/t.ts';
import type { LeaveQuestion } from './leaving.ts';

export default function LeaveDialog({ count, answer }: LeaveQuestion) {
  return (
    <ConfirmDialog
      title={t('Log out all the same?')}
      keep={t('Stay logged in')}
      confirm={t('Log out')}
      grave
      busy={false}
      fault={undefined}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>
        {t(
          'What you noted of {count, plural, one {a bike} other {# bikes}} could not be sent yet. It is on this device only, and is lost when you log out.',
          { count },
        )}
      </p>
    </ConfirmDialog>
  );
}
