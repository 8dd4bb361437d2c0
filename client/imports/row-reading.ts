import { formatPrice } from '#contract/format.ts';
import type { ImportRow } from '#contract/imports.ts';

type Reads = ImportRow['reads'];

export function title(reads: Reads) {
  return reads.productName ?? ([reads.model, reads.variant].filter(Boolean).join(' ') || 'No name');
}

export const price = ({ resalePrice }: Reads) => dollars(resalePrice);

export function whatAndWhere(reads: Reads) {
  const { categoryName, modelYear, yearsOfUse, kilometres, sellerLocation } = reads;
  const age = modelYear ?? (yearsOfUse && `${yearsOfUse} years`);
  const driven = kilometres && `${Number(kilometres).toLocaleString('en-US')} km`;
  return sentence([categoryName, age, driven, sellerLocation]);
}

export function otherFacts(reads: Reads) {
  const { condition, engineCc, bodyType, colour, owners, orgPrice, resalePrice } = reads;
  return sentence([
    condition,
    engineCc && `${engineCc} cc`,
    bodyType,
    colour,
    owners && (owners === '1' ? '1 owner' : `${owners} owners`),
    orgPrice && orgPrice !== resalePrice && `${dollars(orgPrice)} when new`,
  ]);
}

const dollars = (amount: string | undefined) => amount && formatPrice(Number(amount));
const sentence = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
