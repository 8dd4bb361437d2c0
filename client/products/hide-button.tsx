import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { undoToast } from '#client/ui/undo-toast.tsx';
import { hideProduct } from '#contract/hidden-products.ts';
import { listSellerProducts, type Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

interface HideButtonProps {
  product: Product;
  isHidden: boolean;
}

/** Only for the seller's list: the page and the deal of a sold bike stay. */
export function HideButton({ product: { _id: id, productName }, isHidden }: HideButtonProps) {
  const hide = useMutation({
    mutationFn: (hidden: boolean) => call(hideProduct, { params: { id }, body: { isHidden: hidden } }),
    onSuccess: (_, hidden) => {
      void refresh(listSellerProducts);
      if (hidden) undoToast(t('{bike} is hidden.', { bike: productName }), () => hide.mutate(false));
    },
    onError: (error) => toast.error(reason(error)),
  });
  return (
    <BusyButton
      busy={hide.isPending}
      onClick={() => hide.mutate(!isHidden)}
      aria-label={isHidden ? t('Show {bike} again', { bike: productName }) : t('Hide {bike}', { bike: productName })}
      className="btn-ghost"
    >
      {isHidden ? t('Show again') : t('Hide')}
    </BusyButton>
  );
}
