import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type Product, removeProduct } from '#contract/products.ts';
import { refreshOwnProducts } from './listing-limit.tsx';

interface RemoveDialogProps {
  product: Product;
  onClose(): void;
}

export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const remove = useConfirmedMutation({
    mutate: () => call(removeProduct, { params: { id: product._id } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, 'This bike was deleted before.');
      await refreshOwnProducts();
      onClose();
    },
  });
  return (
    <ConfirmDialog title="Delete this bike?" keep="Keep it" confirm="Delete" grave {...remove} onClose={onClose}>
      <p>
        <strong className="wrap-anywhere">{product.productName}</strong> leaves the market at once. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
