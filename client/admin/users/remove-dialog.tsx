import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { listUsers, removeUser, type User } from '#contract/users.ts';
import { t } from '#language/t.ts';

interface RemoveDialogProps {
  person: User;
  onClose(): void;
  /** The person is removed, by this or another admin. */
  onGone(): void;
}

export function RemoveDialog({ person, onClose, onGone }: RemoveDialogProps) {
  const { name, email, role } = person;
  const remove = useConfirmedMutation({
    mutate: () => call(removeUser, { params: { email } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, t('{name} has already been deleted by somebody else.', { name }));
      await refresh(listUsers);
      onGone();
    },
  });
  return (
    <ConfirmDialog
      title={role === 'seller' ? t('Delete this seller?') : t('Delete this buyer?')}
      keep={t('Keep them')}
      confirm={t('Delete')}
      grave
      {...remove}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong className="block">{name}</strong>
        <span className="text-quiet">{email}</span>
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('They can no longer use Kickstand.')}</li>
        {role === 'seller' && <li>{t('Their bikes leave the market at once.')}</li>}
        <li>
          {role === 'seller'
            ? t('Bookings that are not paid yet end.')
            : t('Their bookings that are not paid yet end, and those bikes are free again.')}
        </li>
        <li>{t('Money and paid deals stay on record.')}</li>
      </ul>
      <p className="font-semibold">{t('This cannot be undone.')}</p>
    </ConfirmDialog>
  );
}
