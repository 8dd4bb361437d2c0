import { BIKE_FIELD_NAMES, type BikeField } from '#contract/bike-fields.ts';
import { factOf, inASentence } from '#contract/bike-words.ts';
import { brandText } from '#contract/brand-text.ts';
import { formatPrice } from '#contract/format.ts';
import type { ImportRow } from '#contract/imports.ts';
import { t } from '#language/t.ts';

type Reads = ImportRow['reads'];

export function title(reads: Reads) {
  return reads.productName ?? ([reads.model, reads.variant].filter(Boolean).join(' ') || t('No name'));
}

export const price = ({ resalePrice }: Reads) => dollars(resalePrice);

export function whatAndWhere(reads: Reads) {
  const { categoryName, modelYear, yearsOfUse, sellerLocation } = reads;
  const age = modelYear ?? (yearsOfUse && t('{years} years', { years: yearsOfUse }));
  return sentence([categoryName && brandText(categoryName), age, factOf(reads, 'kilometres'), sellerLocation]);
}

export function otherFacts(reads: Reads) {
  const { orgPrice, resalePrice } = reads;
  return sentence([
    ...otherFields.map((name) => reads[name] && inASentence(name, reads[name])),
    orgPrice && orgPrice !== resalePrice && t('{price} when new', { price: formatPrice(Number(orgPrice)) }),
  ]);
}

const TOLD_ABOVE: BikeField[] = ['model', 'variant', 'modelYear', 'kilometres'];
const otherFields = BIKE_FIELD_NAMES.filter((name) => !TOLD_ABOVE.includes(name));
const dollars = (amount: string | undefined) => amount && formatPrice(Number(amount));
const sentence = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
