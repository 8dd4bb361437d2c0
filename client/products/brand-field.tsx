import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { query } from '#client/api/query-client.ts';
import { SelectField } from '#client/ui/field.tsx';
import { listCategories } from '#contract/categories.ts';
import { BRANDS } from '#contract/products.ts';
import { t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';

/** Built-in brands until the current ones load. */
export function BrandField({ form }: { form: FormOfProduct }) {
  const { field, fieldState } = useController({ control: form.control, name: 'categoryName' });
  const { data } = useQuery(query(listCategories, {}));
  const brands = new Set(data?.map(({ brandName }) => brandName) ?? BRANDS);
  if (field.value) brands.add(field.value);
  return (
    <SelectField
      {...field}
      label={t('Category')}
      required
      options={[...brands].map((brand) => ({ value: brand, text: brand }))}
      fault={fieldState.error?.message}
      onChange={(event) => {
        // A catalogue model belongs to one brand.
        form.setValue('modelId', undefined);
        field.onChange(event);
      }}
    />
  );
}
