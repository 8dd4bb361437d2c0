import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api.ts';
import { refresh } from '#client/queries.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { undoToast } from '#client/ui/undo-toast.tsx';
import { hideProduct, listSellerProducts, type Product } from '#contract/products.ts';

/** Takes a sold bike out of its seller's list; its page and its deal stay. */
export function HideButton({ product: { _id: id, productName } }: { product: Product }) {
  const hide = useMutation({
    mutationFn: (isHidden: boolean) => call(hideProduct, { params: { id }, body: { isHidden } }),
    onSuccess: (_, isHidden) => {
      void refresh(listSellerProducts);
      if (isHidden) undoToast(`${productName} is hidden.`, () => hide.mutate(false));
    },
    onError: (error) => toast.error(reason(error)),
  });
  return (
    <BusyButton
      busy={hide.isPending}
      onClick={() => hide.mutate(true)}
      aria-label={`Hide ${productName}`}
      className="btn-ghost"
    >
      Hide
    </BusyButton>
  );
}
