import { ofEachField } from '#contract/bike-fields.ts';
import { factOf } from '#contract/bike-words.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import type { EditedProduct } from '#contract/products.ts';
import { inLanguage } from '#language/current.ts';
import { SOURCE } from '#language/languages.ts';
import { modelById } from '../catalogue/catalogue.ts';
import { placeById } from '../geography/geography.ts';
import type { Facts } from './facts.ts';
import { photoDifference } from './photo-difference.ts';

type Field = keyof Omit<EditedProduct, 'revision' | 'confirmedPrice'>;
type Difference = [before: string, after: string];

const price = (cents: number | null) => (cents === null ? '' : formatPrice(dollars(cents)));
const text = (value: string | number | null) => String(value ?? '');
const listed = (facts: string[]) => facts.join('\n');

export const priceDifference = (before: number, after: number) =>
  inLanguage(SOURCE, (): Difference => [price(before), price(after)]);

const compared = <T>(of: (facts: Facts) => T, say: (value: T) => string) => ({
  of,
  difference: (before: Facts, after: Facts): Difference => [say(of(before)), say(of(after))],
});

const FIELDS: Record<Field, { of(facts: Facts): unknown; difference(before: Facts, after: Facts): Difference }> = {
  productName: compared(({ name }) => name, text),
  img: compared(({ photos, imageUrl }) => (photos.length ? '' : imageUrl), text),
  photos: { of: ({ photos }) => photos, difference: photoDifference },
  orgPrice: compared(({ originalPriceCents }) => originalPriceCents, price),
  resalePrice: compared(({ resalePriceCents }) => resalePriceCents, price),
  yearsOfUse: compared(({ yearsOfUse }) => yearsOfUse, text),
  categoryName: compared(({ brandName }) => brandName, text),
  modelId: compared(
    ({ modelId }) => modelId,
    (id) => (id ? (modelById(id)?.name ?? id) : ''),
  ),
  ...ofEachField((name) => compared((facts) => factOf(facts, name) ?? '', text)),
  // Frame numbers are secret, so the history does not show them.
  frameNumber: {
    of: ({ frame }) => frame?.key,
    difference: (before, after) => [
      before.frame ? 'given' : '',
      after.frame ? (before.frame ? 'changed' : 'given') : '',
    ],
  },
  papers: compared(({ papers }) => papers, listed),
  service: compared(({ service }) => service, listed),
  sellerLocation: compared(({ location }) => location, text),
  placeId: compared(({ placeId }) => placeId, placeWords),
  sellerPhone: compared(({ phone }) => phone, text),
  disc: compared(({ description }) => description, text),
};

/** They are stored, so they are in the language of texts. */
export const differences = (before: Facts, after: Facts) => inLanguage(SOURCE, () => differing(before, after));

function differing(before: Facts, after: Facts) {
  const found: Partial<Record<Field, Difference>> = {};
  for (const [field, { of, difference }] of Object.entries(FIELDS))
    if (JSON.stringify(of(before)) !== JSON.stringify(of(after))) found[field as Field] = difference(before, after);
  return found;
}

function placeWords(id: number | null) {
  const place = id && placeById(id);
  return place ? [place.name, place.region, place.country].filter(Boolean).join(', ') : text(id);
}
