import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { dismissReports, listReportedProducts } from '#contract/reports.ts';
import type { Decision } from './decision.ts';

export function DismissDialog({ item, onClose, onGone }: Decision) {
  const dismiss = useMutation({
    mutationFn: () => call(dismissReports, { params: { id: item._id } }),
    onSuccess: async ({ deletedCount }) => {
      if (deletedCount > 0) toast.success('Deleted Successfully');
      else toast(`Somebody else has already decided about ${item.productName}.`);
      await refresh(listReportedProducts);
      onGone();
    },
    onError: (error) => console.error(error),
  });
  return (
    <ConfirmDialog
      title={item.reports === 1 ? 'Dismiss this report?' : `Dismiss these ${item.reports} reports?`}
      keep="Keep"
      confirm="Dismiss"
      busy={dismiss.isPending}
      fault={dismiss.error ? reason(dismiss.error) : undefined}
      onConfirm={dismiss.mutate}
      onClose={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{item.productName}</strong> stays on the market. It comes back to this list
        only when somebody else reports it, or the same person for another reason after a week.
      </p>
      <p className="font-semibold">This cannot be undone.</p>
    </ConfirmDialog>
  );
}
