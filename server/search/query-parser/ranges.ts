import { MOST_DOLLARS } from '#contract/search.ts';
import { t } from '#language/t.ts';
import type { Filters } from '../filters.ts';
import { ccText, kilometresText, priceText, yearsText } from './labels.ts';
import type { Meaning } from './meaning.ts';

export type Measure = 'price' | 'year' | 'kilometres' | 'engine';

export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

type UnplacedMeaning = Omit<Meaning, 'words'>;

const MEASURES = {
  price: { field: 'Price', text: priceText, most: MOST_DOLLARS },
  year: { field: 'Year', text: yearsText, most: 2100 },
  kilometres: { field: 'Km', text: kilometresText, most: 2_000_000 },
  engine: { field: 'Cc', text: ccText, most: 3000 },
} as const;
/** Sellers round engine sizes. */
const ROUNDING = 0.05;

export function rangeOf(kind: Measure, { from, to }: Range): UnplacedMeaning | undefined {
  const { field, text, most } = MEASURES[kind];
  if ([from, to].some((end) => end !== undefined && end > most)) return undefined;
  const filters: Filters = {
    ...(from !== undefined && { [`min${field}`]: from }),
    ...(to !== undefined && { [`max${field}`]: to }),
  };
  return { kind, text: text(from, to), filters };
}

export function aboutCc(size: number): UnplacedMeaning {
  const [minCc, maxCc] = [Math.floor(size * (1 - ROUNDING)), Math.ceil(size * (1 + ROUNDING))];
  return { kind: 'engine', text: t('About {size} cc', { size }), filters: { minCc, maxCc } };
}
