import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { advertiseProduct, listSellerProducts, type Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

export function AdvertiseButton({ product }: { product: Product }) {
  const advertise = useMutation({
    mutationFn: () => call(advertiseProduct, { params: { id: product._id } }),
    onSuccess: ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(t('Updated Succesfully'));
      // Shown as advertised until the list is refetched.
      return refresh(listSellerProducts);
    },
    onError: (error) => {
      console.error(error);
      toast.error(reason(error));
      void refresh(listSellerProducts);
    },
  });
  if (!product.isAvailable)
    return <span className="flex items-center px-4 text-sm font-medium text-quiet">{t('Not Available')}</span>;
  const isAdvertized = product.isAdvertized || advertise.isPending;
  const isDisabled = isAdvertized || !product.may.advertise;
  return (
    <button
      type="button"
      // `aria-disabled`, because `disabled` loses the focus.
      aria-disabled={isDisabled}
      // Ignores the second click of a double click.
      onClick={({ detail }) => isDisabled || detail > 1 || advertise.mutate()}
      className="btn btn-outline aria-disabled:border-transparent aria-disabled:bg-base-300 aria-disabled:text-base-content/80"
    >
      {isAdvertized ? t('Advertized') : t('Make Advertize')}
    </button>
  );
}
