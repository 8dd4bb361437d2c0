import { useWatch } from 'react-hook-form';
import { useSettled } from '#client/ui/settled.ts';
import type { Described } from '#contract/listing-quality.ts';
import type { FormOfProduct } from '../form-field.ts';
import { isBlank, type ProductDraft } from '../product-draft.ts';
import { QualitySteps } from './quality-steps.tsx';

const FACTS = [
  'photos',
  'modelId',
  'modelYear',
  'kilometres',
  'placeId',
  'papers',
  'service',
  'frameNumber',
  'disc',
] as const;
const PAUSE_MS = 400;

interface QualityMeterProps {
  form: FormOfProduct;
  /** The listed bike has one that is kept. */
  hasFrameNumber: boolean;
}

/** How good the listing is while it is written, and what to do next. It never blocks. */
export default function QualityMeter({ form, hasFrameNumber }: QualityMeterProps) {
  const values = useWatch({ control: form.control, name: FACTS });
  const settled = useSettled(JSON.stringify(values), PAUSE_MS);
  const typed = Object.fromEntries((JSON.parse(settled) as unknown[]).map((value, nth) => [FACTS[nth], value]));
  return <QualitySteps bike={described(typed as Typed, hasFrameNumber)} />;
}

type Typed = Pick<ProductDraft, (typeof FACTS)[number]>;

function described(typed: Typed, hasFrameNumber: boolean): Described {
  return {
    photos: typed.photos?.length ?? 0,
    hasModel: isGiven(typed.modelId),
    hasModelYear: isGiven(typed.modelYear),
    hasKilometres: isGiven(typed.kilometres),
    hasPlace: isGiven(typed.placeId),
    hasPapers: !!typed.papers?.length,
    hasService: !!typed.service?.length,
    hasFrameNumber: hasFrameNumber || isGiven(typed.frameNumber),
    textLength: typed.disc?.trim().length ?? 0,
  };
}

/** What is undefined is null in JSON. */
const isGiven = (value: unknown) => value !== null && !isBlank(value);
