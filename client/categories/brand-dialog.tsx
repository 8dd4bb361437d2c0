import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import type { z } from 'zod';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { refresh } from '#client/api/query-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import {
  type AdminCategory,
  addCategory,
  changeCategory,
  listAllCategories,
  NewCategory,
} from '#contract/categories.ts';
import { t } from '#language/t.ts';
import { BrandPhoto } from './brand-photo.tsx';

type Draft = z.input<typeof NewCategory>;

export function BrandDialog({ brand, onClose }: { brand?: AdminCategory; onClose(): void }) {
  const form = useForm<Draft>({
    resolver: zodResolver(NewCategory, undefined, { raw: true }),
    defaultValues: { brandName: brand?.brandName ?? '' },
  });
  const { register, handleSubmit, setValue, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async (body) => {
    try {
      if (brand) await call(changeCategory, { params: { id: brand._id }, body });
      else await call(addCategory, { body });
      toast.success(t('Updated Succesfully'));
      await refresh(listAllCategories);
      onClose();
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });

  return (
    <Dialog title={brand ? t('Change {name}', { name: brand.brandName }) : t('Add a brand')} onClose={onClose}>
      <form method="post" noValidate onSubmit={save} className="grid gap-4">
        <TextField
          label={t('Name')}
          hint={t('It is shown in capitals')}
          autoComplete="off"
          required
          fault={errors.brandName?.message}
          {...register('brandName')}
        />
        <BrandPhoto
          shown={brand?.picture}
          fault={errors.photo?.message}
          onTaken={(name) => {
            setError('photo', {});
            setValue('photo', name);
          }}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Cancel')}
          </button>
          <SubmitButton busy={isSubmitting}>{brand ? t('Save') : t('Add the brand')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
