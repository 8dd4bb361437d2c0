import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type AdminCategory, listAllCategories, retireCategory } from '#contract/categories.ts';
import { t } from '#language/t.ts';
import { bikesOnSale } from './bikes-on-sale.ts';

export function RetireDialog({ brand, onClose }: { brand: AdminCategory; onClose(): void }) {
  const retire = useConfirmedMutation({
    mutate: () => call(retireCategory, { params: { id: brand._id }, body: { isRetired: true } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(t('Updated Succesfully'));
      else toast(t('{name} has already been retired by somebody else.', { name: brand.brandName }));
      await refresh(listAllCategories);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('Retire {name}?', { name: brand.brandName })}
      keep={t('Keep it')}
      confirm={t('Retire')}
      grave
      {...retire}
      onClose={onClose}
    >
      <p>{t('{text}.', { text: bikesOnSale(brand) })}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('The brand leaves the landing page, and its bikes leave every list.')}</li>
        <li>{t('Nobody can list or book a bike of it. Bookings that are there go on.')}</li>
        <li>{t('You can bring it back at any time.')}</li>
      </ul>
    </ConfirmDialog>
  );
}
