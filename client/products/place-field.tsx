import { useController } from 'react-hook-form';
import { placesLike } from '#client/products/places/places-like.ts';
import { ComboBox } from '#client/ui/combo-box.tsx';
import { t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';

/** Any text is valid; only a chosen place is on the map. */
export function PlaceField({ form }: { form: FormOfProduct }) {
  const { field, fieldState } = useController({ control: form.control, name: 'sellerLocation' });
  return (
    <ComboBox
      {...field}
      value={field.value ?? ''}
      label={t('Location')}
      required
      autoComplete="address-level2"
      hint={t('The town is enough')}
      fault={fieldState.error?.message}
      suggest={placesLike}
      onType={(text) => {
        form.setValue('placeId', undefined);
        field.onChange(text);
      }}
      onChoose={({ text, place }) => {
        form.setValue('placeId', place._id);
        field.onChange(text);
      }}
    />
  );
}
