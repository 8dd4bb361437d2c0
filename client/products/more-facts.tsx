import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { BIKE_FIELD_NAMES, fieldOf } from '#contract/bike-fields.ts';
import { BikeFactField } from './bike-fact-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { FormOfProduct } from './form-field.ts';
import { FrameNumberField, type KeptFrame } from './frame-number-field.tsx';
import { isBlank, type ProductDraft } from './product-draft.ts';
import { ShortFactsField } from './short-facts-field.tsx';
import { VariantField } from './variant-field.tsx';

const PLAIN = BIKE_FIELD_NAMES.filter((name) => !fieldOf(name).ownControl);
const FOLDED = [...PLAIN, 'variant', 'colour', 'frameNumber', 'papers', 'service'] as const;

const PAPERS = ['Registration in my name', 'Insured', 'Tax paid', 'Both keys', 'Purchase invoice', 'No loan on it'];
const SERVICE = [
  'Serviced every 3,000 km',
  'Service book kept',
  'New tyres',
  'New chain',
  'New battery',
  'No accident',
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
        More facts buyers ask for
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
        <ShortFactsField form={form} name="papers" label="Papers" proposals={PAPERS} />
        <ShortFactsField form={form} name="service" label="Service history" proposals={SERVICE} />
        <FrameNumberField form={form} kept={keptFrame} />
      </div>
    </details>
  );
}

const isFilled = (value: ProductDraft[keyof ProductDraft]) =>
  Array.isArray(value) ? value.length > 0 : !isBlank(value);
