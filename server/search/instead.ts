import { type Chip, type Found, SearchFields, type SearchWish } from '#contract/search.ts';
import { addressQuery } from './address.ts';
import type { Measured } from './measure.ts';
import { MISSED } from './missed.ts';
import { type Understood, understand } from './understanding/understand.ts';
import type { Vocabulary } from './understanding/vocabulary.ts';

type Kind = keyof typeof MISSED;

const IN_WORDS: Record<Kind, string> = {
  brand: 'Any brand',
  model: 'Any model',
  body: 'Any body type',
  condition: 'Any condition',
  owners: 'Any number of owners',
  verified: 'From any seller',
  price: 'At any price',
  year: 'Of any year',
  kilometres: 'With any kilometres',
  engine: 'Any engine',
  place: 'Anywhere',
};

/** How little is given up when a filter is left out, least first. */
const LEAST_FIRST: Kind[] = [
  'verified',
  'condition',
  'owners',
  'kilometres',
  'year',
  'price',
  'place',
  'engine',
  'body',
  'model',
  'brand',
];

type Offer = Found['nearest'][number];

/** What would find something where nothing was found: everything but one filter, else everything but the words. */
export function instead(wish: SearchWish, understood: Understood, measured: Measured, vocabulary: Vocabulary): Offer[] {
  return LEAST_FIRST.flatMap((kind) => {
    const count = measured.counted([[MISSED[kind], measured.read(MISSED[kind])]]);
    if (!count.bikes) return [];
    return [{ text: IN_WORDS[kind], query: without(kind, wish, understood, vocabulary), count }];
  });
}

/** The address without a filter, however many choices or words it was made of. */
function without(kind: Chip['kind'], wish: SearchWish, { chips }: Understood, vocabulary: Vocabulary): string {
  const chip = chips.find((one) => one.kind === kind);
  if (!chip) return addressQuery(wish);
  const rest = SearchFields.parse(Object.fromEntries(new URLSearchParams(chip.without)));
  return without(kind, rest, understand(rest, vocabulary), vocabulary);
}
