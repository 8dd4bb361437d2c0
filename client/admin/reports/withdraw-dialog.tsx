import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rich } from '#client/ui/rich.ts';
import { removeProduct } from '#contract/products.ts';
import { listReportedProducts } from '#contract/reports.ts';
import { t } from '#language/t.ts';
import type { Decision } from './decision.ts';

export function WithdrawDialog({ item, onClose, onGone }: Decision) {
  const withdraw = useConfirmedMutation({
    mutate: () => call(removeProduct, { params: { id: item._id } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, t('{name} has already been removed by somebody else.', { name: item.productName }));
      await refresh(listReportedProducts);
      onGone();
    },
    onError: () => void refresh(listReportedProducts),
  });
  return (
    <ConfirmDialog
      title={t('Remove this bike?')}
      keep={t('Keep it')}
      confirm={t('Remove the bike')}
      grave
      {...withdraw}
      onClose={onClose}
    >
      <p>
        {rich('<strong>{name}</strong> of {seller} leaves the market at once, and its reports are settled.', {
          name: item.productName,
          seller: item.sellerName,
          strong: (words) => <strong className="wrap-anywhere">{words}</strong>,
        })}
      </p>
      <p className="font-semibold">{t('This cannot be undone.')}</p>
    </ConfirmDialog>
  );
}
