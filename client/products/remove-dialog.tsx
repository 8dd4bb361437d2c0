import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type Product, removeProduct } from '#contract/products.ts';
import { refreshOwnProducts } from './listing-limit.tsx';

interface RemoveDialogProps {
  product: Product;
  onClose(): void;
}

export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const remove = useMutation({
    mutationFn: () => call(removeProduct, { params: { id: product._id } }),
    onSuccess: async ({ deletedCount }) => {
      if (deletedCount > 0) toast.success('Deleted Successfully');
      else toast('This bike was deleted before.');
      await refreshOwnProducts();
      onClose();
    },
    onError: (error) => console.error(error),
  });
  return (
    <ConfirmDialog
      title="Delete this bike?"
      keep="Keep it"
      confirm="Delete"
      grave
      busy={remove.isPending}
      fault={remove.error ? reason(remove.error) : undefined}
      onConfirm={remove.mutate}
      onClose={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{product.productName}</strong> leaves the market at once. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
