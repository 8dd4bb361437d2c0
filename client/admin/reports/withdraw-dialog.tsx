import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { removeProduct } from '#contract/products.ts';
import { listReportedProducts } from '#contract/reports.ts';
import type { Decision } from './decision.ts';

export function WithdrawDialog({ item, onClose, onGone }: Decision) {
  const withdraw = useMutation({
    mutationFn: () => call(removeProduct, { params: { id: item._id } }),
    onSuccess: async ({ deletedCount }) => {
      if (deletedCount > 0) toast.success('Deleted Successfully');
      else toast(`${item.productName} has already been removed by somebody else.`);
      await refresh(listReportedProducts);
      onGone();
    },
    onError: (error) => {
      console.error(error);
      void refresh(listReportedProducts);
    },
  });
  return (
    <ConfirmDialog
      title="Remove this bike?"
      keep="Keep it"
      confirm="Remove the bike"
      grave
      busy={withdraw.isPending}
      fault={withdraw.error ? reason(withdraw.error) : undefined}
      onConfirm={withdraw.mutate}
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
