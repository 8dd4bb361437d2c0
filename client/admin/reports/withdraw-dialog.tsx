import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { removeProduct } from '#contract/products.ts';
import { listReportedProducts } from '#contract/reports.ts';
import type { Decision } from './decision.ts';

export function WithdrawDialog({ item, onClose, onGone }: Decision) {
  const withdraw = useConfirmedMutation({
    mutate: () => call(removeProduct, { params: { id: item._id } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, `${item.productName} has already been removed by somebody else.`);
      await refresh(listReportedProducts);
      onGone();
    },
    onError: () => void refresh(listReportedProducts),
  });
  return (
    <ConfirmDialog
      title="Remove this bike?"
      keep="Keep it"
      confirm="Remove the bike"
      grave
      {...withdraw}
      onClose={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{item.productName}</strong> of {item.sellerName} leaves the market at once,
        and its reports are settled.
      </p>
      <p className="font-semibold">This cannot be undone.</p>
    </ConfirmDialog>
  );
}
