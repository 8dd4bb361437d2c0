import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { listUsers, removeUser, type User } from '#contract/users.ts';

interface RemoveDialogProps {
  person: User;
  onClose(): void;
  /** They are removed, by this admin or another. */
  onGone(): void;
}

export function RemoveDialog({ person, onClose, onGone }: RemoveDialogProps) {
  const { name, email, role } = person;
  const remove = useMutation({
    mutationFn: () => call(removeUser, { params: { email } }),
    onSuccess: async ({ deletedCount }) => {
      if (deletedCount > 0) toast.success('Deleted Successfully');
      else toast(`${name} has already been deleted by somebody else.`);
      await refresh(listUsers);
      onGone();
    },
    onError: (error) => console.error(error),
  });
  return (
    <ConfirmDialog
      title={`Delete this ${role}?`}
      keep="Keep them"
      confirm="Delete"
      grave
      busy={remove.isPending}
      fault={remove.error ? reason(remove.error) : undefined}
      onConfirm={remove.mutate}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong className="block">{name}</strong>
        <span className="text-quiet">{email}</span>
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>They can no longer use Kickstand.</li>
        {role === 'seller' && <li>Their bikes leave the market at once.</li>}
        <li>
          {role === 'seller'
            ? 'Bookings that are not paid yet end.'
            : 'Their bookings that are not paid yet end, and those bikes are free again.'}
        </li>
        <li>Money and paid deals stay on record.</li>
      </ul>
      <p className="font-semibold">This cannot be undone.</p>
    </ConfirmDialog>
  );
}
