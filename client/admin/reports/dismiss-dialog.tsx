import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { dismissReports, listReportedProducts } from '#contract/reports.ts';
import type { Decision } from './decision.ts';

export function DismissDialog({ item, onClose, onGone }: Decision) {
  const dismiss = useConfirmedMutation({
    mutate: () => call(dismissReports, { params: { id: item._id } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, `Somebody else has already decided about ${item.productName}.`);
      await refresh(listReportedProducts);
      onGone();
    },
  });
  return (
    <ConfirmDialog
      title={item.reports === 1 ? 'Dismiss this report?' : `Dismiss these ${item.reports} reports?`}
      keep="Keep"
      confirm="Dismiss"
      {...dismiss}
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
