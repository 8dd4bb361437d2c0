import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { chosenOf, PhotoTray } from '#client/photos/photo-tray.ts';
import { PhotosField } from '#client/photos/photos-field.tsx';
import { TextField } from '#client/ui/field.tsx';
import { t } from '#language/t.ts';
import { type FormOfProduct, fieldOf } from './form-field.ts';
import { FormSection } from './form-section.tsx';
import { PicturePreview } from './picture-preview.tsx';

/** The form's value holds only uploaded photos. */
export function usePhotoTray(form: FormOfProduct) {
  const [note, say] = useState('');
  const [tray] = useState(
    () =>
      new PhotoTray(
        (form.getValues('photos') ?? []).map(({ name, alt = '' }) => ({ name, alt })),
        say,
      ),
  );

  useEffect(() => {
    const leave = tray.subscribe(() => {
      form.clearErrors('photos');
      const chosen = chosenOf(tray.photos());
      if (JSON.stringify(chosen) === JSON.stringify(form.getValues('photos'))) return;
      form.setValue('photos', chosen, { shouldDirty: true });
      if (form.getFieldState('img').invalid) void form.trigger('img');
    });
    return () => {
      leave();
      tray.close();
    };
  }, [tray, form]);

  return { tray, note };
}

interface PhotosSectionProps {
  form: FormOfProduct;
  photos: ReturnType<typeof usePhotoTray>;
  /** A listed bike may stay without a picture. */
  isOptional: boolean;
}

export function PhotosSection({ form, photos: { tray, note }, isOptional }: PhotosSectionProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'photos' });
  const hasPhotos = !!field.value?.length;
  return (
    <FormSection title={t('Photos')} lead={t('A side view in daylight sells best. The first photo is the cover.')}>
      <PhotosField tray={tray} note={note} fault={fieldState.error?.message} ref={field.ref} />
      <TextField
        label={t('Image URL')}
        type="url"
        inputMode="url"
        required={!hasPhotos && !isOptional}
        hint={hasPhotos ? t('Not needed: your photos are shown') : t('Or the web address of a picture')}
        {...fieldOf(form, 'img')}
      />
      {!hasPhotos && <PicturePreview address={form.watch('img')} />}
    </FormSection>
  );
}
