import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { type AdminCategory, listAllCategories, retireCategory } from '#contract/categories.ts';
import { t } from '#language/t.ts';
import { BrandPicture } from './brand-picture.tsx';

export function RetiredBrand({ brand }: { brand: AdminCategory }) {
  const bringBack = useMutation({
    mutationFn: () => call(retireCategory, { params: { id: brand._id }, body: { isRetired: false } }),
    onSuccess: async () => {
      toast.success(t('Updated Succesfully'));
      await refresh(listAllCategories);
    },
    onError: (error) => {
      console.error(error);
      toast.error(reason(error));
    },
  });
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <BrandPicture picture={brand.picture} />
      <h3 className="text-xl wrap-anywhere">{brand.brandName}</h3>
      <BusyButton
        busy={bringBack.isPending}
        onClick={() => bringBack.mutate()}
        aria-label={t('Bring back {name}', { name: brand.brandName })}
        className="btn-outline max-sm:col-span-2 max-sm:justify-self-end"
      >
        {t('Bring back')}
      </BusyButton>
    </li>
  );
}
