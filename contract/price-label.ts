import { type Message, message } from '#language/t.ts';
// Without zod: public pages load it.

/** From the lowest price to the highest. */
export const PRICE_LABELS = ['great', 'good', 'fair', 'high', 'very-high'] as const;
export type PriceLabel = (typeof PRICE_LABELS)[number];

export const PRICE_LABEL_WORDS: Record<PriceLabel, Message> = {
  great: message('Great price'),
  good: message('Good price'),
  fair: message('Fair price'),
  high: message('High price'),
  'very-high': message('Very high price'),
};

/** Of a filter. */
export const GOOD_PRICE_WORDS = message('Good price or better');

export interface PriceBand {
  low: number;
  middle: number;
  high: number;
}

const GREAT = -0.75;
const GOOD = -0.25;
const FAIR = 0.4;
const HIGH = 1;
/** Where each label ends: -1 is the low end of the range, 0 its middle, 1 its high end. */
export const LABEL_ENDS: Record<PriceLabel, number> = {
  great: GREAT,
  good: GOOD,
  fair: FAIR,
  high: HIGH,
  'very-high': Number.POSITIVE_INFINITY,
};
/** Of a width: prices that differ less are as good as each other. */
const SCORE_STEP = 0.05;
const MOST_SCORE = 1000;
/** Good and great prices have at least this score. */
export const GOOD_PRICE_SCORE = Math.floor(-GOOD / SCORE_STEP) + 1;
/** Of the middle: rather a deposit than a bargain. */
const TOO_GOOD = 0.4;

/** None for what looks like a deposit. */
export function priceLabelOf(price: number, band: PriceBand): PriceLabel | undefined {
  if (price < TOO_GOOD * band.middle) return undefined;
  const at = placeIn(price, band);
  if (at < GREAT) return 'great';
  if (at < GOOD) return 'good';
  if (at <= FAIR) return 'fair';
  return at <= HIGH ? 'high' : 'very-high';
}

/** Higher is better. */
export const priceScoreOf = (price: number, band: PriceBand) =>
  Math.min(MOST_SCORE, Math.max(-MOST_SCORE, Math.ceil(-placeIn(price, band) / SCORE_STEP)));

/** -1 at the band's lower end, 0 in its middle, 1 at its upper end. */
function placeIn(price: number, { low, middle, high }: PriceBand): number {
  return price < middle ? (price - middle) / (middle - low || 1) : (price - middle) / (high - middle || 1);
}
