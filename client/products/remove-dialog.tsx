import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api.ts';
import { refresh } from '#client/queries.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFault } from '#client/ui/form-fault.tsx';
import { listSellerProducts, type Product, removeProduct } from '#contract/products.ts';

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
      await refresh(listSellerProducts);
      onClose();
    },
    onError: (error) => console.error(error),
  });
  return (
    <Dialog title="Delete this bike?" onClose={onClose}>
      <p>
        <strong className="wrap-anywhere">{product.productName}</strong> leaves the market at once. This cannot be
        undone.
      </p>
      <div className="mt-3">
        <FormFault>{remove.error ? reason(remove.error) : undefined}</FormFault>
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="btn">
          Keep it
        </button>
        <button type="button" onClick={() => remove.mutate()} disabled={remove.isPending} className="btn btn-error">
          Delete
        </button>
      </div>
    </Dialog>
  );
}
