import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { fetchedIsShown } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rich } from '#client/ui/rich.ts';
import { type Product, removeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { refreshOwnProducts } from './listing-limit.tsx';

interface RemoveDialogProps {
  product: Product;
  onClose(): void;
}

export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const remove = useConfirmedMutation({
    mutate: () => call(removeProduct, { params: { id: product._id } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, t('This bike was deleted before.'));
      await refreshOwnProducts();
      // The dialog gives the focus back: to a button of the row, were it still there.
      await fetchedIsShown();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('Delete this bike?')}
      keep={t('Keep it')}
      confirm={t('Delete')}
      grave
      {...remove}
      onClose={onClose}
    >
      <p>
        {rich('<bike>{name}</bike> leaves the market at once. This cannot be undone.', {
          name: product.productName,
          bike: (name) => <strong className="wrap-anywhere">{name}</strong>,
        })}
      </p>
    </ConfirmDialog>
  );
}
