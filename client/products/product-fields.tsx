import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { SelectField, TextAreaField, TextField } from '#client/ui/field.tsx';
import { BRANDS, CONDITIONS, type NewProduct } from '#contract/products.ts';
import { PicturePreview } from './picture-preview.tsx';

export type ProductDraft = z.input<typeof NewProduct>;

const choices = (words: readonly string[]) => words.map((word) => ({ value: word, text: word }));

/** Everything a seller says about a bike. */
export function ProductFields({ form }: { form: UseFormReturn<ProductDraft> }) {
  const { register, formState, watch } = form;
  const fault = (name: keyof ProductDraft) => formState.errors[name]?.message;
  const field = (name: keyof ProductDraft) => ({ required: true, fault: fault(name), ...register(name) });
  return (
    <>
      <TextField label="Product Name" placeholder="Yamaha FZ-S, 2021" {...field('productName')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Category" options={choices(BRANDS)} {...field('categoryName')} />
        <SelectField label="Condition" options={choices(CONDITIONS)} {...field('condition')} />
      </div>
      <TextField
        label="Image URL"
        type="url"
        inputMode="url"
        hint="The web address of a picture: a side view in daylight sells best"
        {...field('img')}
      />
      <PicturePreview address={watch('img')} />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField label="Original Price ($)" inputMode="decimal" {...field('orgPrice')} />
        <TextField
          label="Resale Price ($)"
          inputMode="decimal"
          hint="Cards take $0.50 to $999,999.99"
          {...field('resalePrice')}
        />
        <TextField label="Years of Use" inputMode="decimal" {...field('yearsOfUse')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Location" autoComplete="address-level2" {...field('sellerLocation')} />
        <TextField label="Phone Number" type="tel" autoComplete="tel" {...field('sellerPhone')} />
      </div>
      <TextAreaField label="Description" {...field('disc')} />
    </>
  );
}
