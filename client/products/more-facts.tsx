import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { BIKE_FIELD_NAMES, fieldOf } from '#contract/bike-fields.ts';
import { message, t } from '#language/t.ts';
import { BikeFactField } from './bike-fact-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { FormOfProduct } from './form-field.ts';
import { FrameNumberField, type KeptFrame } from './frame-number-field.tsx';
import { isBlank, type ProductDraft } from './product-draft.ts';
import { ShortFactsField } from './short-facts-field.tsx';
import { VariantField } from './variant-field.tsx';

const PLAIN = BIKE_FIELD_NAMES.filter((name) => !fieldOf(name).ownControl);
const FOLDED = [...PLAIN, 'variant', 'colour', 'frameNumber', 'papers', 'service'] as const;

const PAPERS = [
  message('Registration in my name'),
  message('Insured'),
  message('Tax paid'),
  message('Both keys'),
  message('Purchase invoice'),
  message('No loan on it'),
];
const SERVICE = [
  message('Serviced every 3,000 km'),
  message('Service book kept'),
  message('New tyres'),
  message('New chain'),
  message('New battery'),
  message('No accident'),
];

interface MoreFactsProps {
  form: FormOfProduct;
  keptFrame?: KeptFrame | undefined;
}

/** Folded unless one is filled in or has an error. */
export function MoreFacts({ form, keptFrame }: MoreFactsProps) {
  const [opened, setOpened] = useState(() => FOLDED.some((name) => isFilled(form.getValues(name))));
  const { errors } = form.formState;
  const open = opened || FOLDED.some((name) => errors[name]);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group rounded-field border border-base-300"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 font-semibold">
        {t('More facts buyers ask for')}
        <Icon name="plus" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-5 border-t border-base-300 p-4">
        <div className="grid gap-5 sm:grid-cols-2">
          <VariantField form={form} />
          {PLAIN.map((name) => (
            <BikeFactField key={name} form={form} name={name} />
          ))}
        </div>
        <ColourField form={form} />
        <ShortFactsField form={form} name="papers" proposals={PAPERS} />
        <ShortFactsField form={form} name="service" proposals={SERVICE} />
        <FrameNumberField form={form} kept={keptFrame} />
      </div>
    </details>
  );
}

const isFilled = (value: ProductDraft[keyof ProductDraft]) =>
  Array.isArray(value) ? value.length > 0 : !isBlank(value);
