import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '#client/ui/field.tsx';
import { inWords } from '#contract/bike-words.ts';
import { priceLimits } from '#contract/money.ts';
import { CONDITIONS } from '#contract/products.ts';
import { display } from '#language/current.ts';
import { t } from '#language/t.ts';
import { AgeFields } from './age-fields.tsx';
import { BrandField } from './brand-field.tsx';
import { type FormOfProduct, fieldOf } from './form-field.ts';
import { FormSection } from './form-section.tsx';
import { FrameHint } from './frame-hint.tsx';
import type { KeptFrame } from './frame-number-field.tsx';
import { ModelField } from './model-field.tsx';
import { MoreFacts } from './more-facts.tsx';
import { NOT_GIVEN } from './not-given.ts';
import { OffersSection } from './offers-section.tsx';
import { PlaceField } from './place-field.tsx';
import { PriceHint } from './price-hint.tsx';
import type { ProductDraft } from './product-draft.ts';

interface ProductFieldsProps {
  form: FormOfProduct;
  keptFrame?: KeptFrame | undefined;
  /** Imported bikes may lack facts that the form requires. */
  isImported: boolean;
  priceQuestion: ReactNode;
  /** Of a listed bike, offers are settled beside the form. */
  isEdit: boolean;
}

export function ProductFields({ form, keptFrame, isImported, priceQuestion, isEdit }: ProductFieldsProps) {
  const conditions = CONDITIONS.map((value) => ({ value: value as string, text: inWords('condition', value) }));
  const limits = t('{lowest} to {highest}', priceLimits());
  const needed = (name: keyof ProductDraft) => ({ required: true, ...fieldOf(form, name) });
  return (
    <>
      <FormSection title={t('The bike')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <BrandField form={form} />
          <ModelField form={form} />
        </div>
        <TextField label={t('Product Name')} placeholder="Yamaha FZ-S, 2021" {...needed('productName')} />
      </FormSection>
      <FormSection title={t('Condition and history')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t('Condition')}
            options={isImported ? [{ value: '', text: t(NOT_GIVEN) }, ...conditions] : conditions}
            {...needed('condition')}
            required={!isImported}
          />
          <TextField
            label={t('Kilometres')}
            inputMode="numeric"
            hint={display().distanceUnit === 'km' ? t('Odometer reading') : t('Odometer reading, in kilometres')}
            {...fieldOf(form, 'kilometres')}
          />
          <AgeFields form={form} />
        </div>
        <MoreFacts form={form} keptFrame={keptFrame} />
        <FrameHint form={form} kept={keptFrame} />
      </FormSection>
      <FormSection title={t('Price and location')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('Original Price ($)')}
            inputMode="decimal"
            hint={isImported ? t('What it cost when new, if you know') : limits}
            {...needed('orgPrice')}
            required={!isImported}
          />
          <div className="grid content-start gap-3">
            <TextField label={t('Resale Price ($)')} inputMode="decimal" hint={limits} {...needed('resalePrice')} />
            <PriceHint form={form} />
            {priceQuestion}
          </div>
          <PlaceField form={form} />
          <TextField label={t('Phone Number')} type="tel" autoComplete="tel" {...needed('sellerPhone')} />
        </div>
        {!isEdit && <OffersSection form={form} />}
      </FormSection>
      <FormSection title={t('In your own words')}>
        <TextAreaField label={t('Description')} rows={7} {...needed('disc')} />
      </FormSection>
    </>
  );
}
