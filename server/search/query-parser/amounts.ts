import { KM_PER_MILE } from '#contract/distance.ts';
import type { Meaning } from './meaning.ts';
import { dollarsIn, FIGURE, figureOf, MONEY, SCALE } from './money-words.ts';
import { type Range, rangeOf } from './ranges.ts';
import { isNumber, type Sentence, take, wordsBetween } from './words.ts';
import { couldBeYear } from './years.ts';

type Quantity = 'kilometres' | 'engine' | 'price';

const DIGITS = String.raw`\d[\d,]*(?:\.\d+)?`;
const PRICE = String.raw`(?:${MONEY})?\s*${FIGURE}\s*(?:${SCALE})?\s*(?:${MONEY})?`;
const NUMBER = String.raw`${DIGITS}\s*k?`;
const MOST = String.raw`under|below|(?:less|cheaper|fewer)\s+than|up\s?to|at\s+most|(?:not|no)\s+more\s+than|max(?:imum)?\.?|within|till|until|budget(?:\s+(?:of|is))?|dưới|duoi|tối\s+đa|<=?`;
const LEAST = String.raw`over|above|more\s+than|at\s+least|min(?:imum)?\.?|from|starting(?:\s+(?:at|from))?|trên|tren|>=?`;
const AT_MOST = String.raw`se\s+kam|ke\s+andar|tak|er\s+(?:mod+h?e|niche|kom)|(?:এর\s*)?(?:মধ্যে|নিচে|কম)|से\s+कम|तक|के\s+अंदर|or\s+less|trở\s+xuống`;
const UNITS: Record<Quantity, string> = {
  kilometres: String.raw`k?\s*(?:km|kms|kilomet(?:er|re)s?|miles?|mi)\b(?:\s*(?:driven|run|done|ridden))?`,
  engine: String.raw`-?\s*(?:cc|c\.c\.?|cubic)(?!\w)`,
  price: String.raw`(?![\w%]|\s*(?:km|kms|cc|miles?|mi|kilomet\w+)\b)(?:\s*(?:${AT_MOST})(?![\p{L}\d]))?`,
};

function patterns(quantity: Quantity, ...alone: string[]): RegExp[] {
  const unit = UNITS[quantity];
  const [first, number] = quantity === 'price' ? ['', PRICE] : [`(?:${unit})?`, NUMBER];
  const range = String.raw`(?:(?:from|between)\s+)?(?<from>${number})${first}\s*(?:-|–|—|to|and)\s*(?<to>${number})\s*${unit}`;
  const end = String.raw`(?:(?:${MOST})|(?<least>${LEAST}))\s*(?<limit>${number})\s*${unit}`;
  const limits = alone.map((limit) => String.raw`(?<limit>${limit})\s*${unit}`);
  return [range, end, ...limits].map((pattern) => new RegExp(String.raw`(?<![\p{L}\d.,$₹৳€£])${pattern}`, 'giu'));
}

/** A number without a limit word needs a unit or currency. */
const PATTERNS: Record<Quantity, RegExp[]> = {
  kilometres: patterns('kilometres', String.raw`${DIGITS}\s*k?`),
  engine: patterns('engine'),
  price: patterns(
    'price',
    String.raw`(?:${MONEY})\s*${FIGURE}\s*(?:${SCALE})?`,
    String.raw`${FIGURE}\s*(?:${SCALE})\s*(?:${MONEY})?`,
    String.raw`${FIGURE}\s*(?:${SCALE})?\s*(?:${MONEY})`,
  ),
};

/** Below this, kilometres may be the distance from a place. */
const FURTHEST = 500;

export function amountsIn(sentence: Sentence): Meaning[] {
  const quantities = ['kilometres', 'engine', 'price'] as const;
  return quantities.flatMap((quantity) => read(sentence, quantity, quantity === 'kilometres' ? FURTHEST : 0));
}

/** Runs after places: such a distance belongs to no place. */
export const shortDistancesIn = (sentence: Sentence): Meaning[] =>
  read(sentence, 'kilometres', 0).filter(({ words: [first] }) => first && !isNumber(first));

function read(sentence: Sentence, quantity: Quantity, above: number): Meaning[] {
  return PATTERNS[quantity].flatMap((pattern) =>
    [...sentence.text.matchAll(pattern)].flatMap((found) => {
      const range = rangeIn(quantity, found);
      const meaning =
        (range.to ?? range.from ?? 0) > above && !isOtherwise(quantity, range, found[0]) && rangeOf(quantity, range);
      const words = wordsBetween(sentence, found.index, found.index + found[0].length);
      if (!meaning || !words?.length) return [];
      take(words);
      return [{ ...meaning, words }];
    }),
  );
}

function rangeIn(quantity: Quantity, { 0: text, groups }: RegExpExecArray): Range {
  const { from, to, least, limit } = groups ?? {};
  const unit = quantity === 'kilometres' && /mi(les?)?\b/i.test(text) ? KM_PER_MILE : 1;
  const value = (number = '', last = number) =>
    Math.round(quantity === 'price' ? dollarsIn(number, last) : amountOf(number, last) * unit);
  if (from && to) return { from: Math.min(value(from, to), value(to)), to: Math.max(value(from, to), value(to)) };
  return least ? { from: value(limit) } : { to: value(limit) };
}

/** In `10-20k` the k applies to both. */
const amountOf = (text: string, last: string) => figureOf(text) * (/\d\s*k/i.test(`${text} ${last}`) ? 1_000 : 1);

const SMALLEST_PRICE = 200;
const SMALLEST_OF_PRICES = 300;
/** In dollars; RS200 is a model. */
const SMALLEST_WITH_LETTERS = 12;
const SAYS_MONEY = new RegExp(String.raw`(?<!\p{L})(?:${MONEY})|(?:${SCALE})`, 'iu');
const SAYS_LETTERS = /(?<!\p{L})(?:rs|tk|inr|bdt)\.?\s*\d/iu;

function isOtherwise(quantity: Quantity, { from, to }: Range, text: string): boolean {
  if (quantity !== 'price') return false;
  const ends = [from, to].filter((end) => end !== undefined);
  const smallest = Math.min(...ends);
  if (SAYS_MONEY.test(text)) return SAYS_LETTERS.test(text) && smallest < SMALLEST_WITH_LETTERS;
  // An exact price of $2,015 is a year, $2,000 a price.
  if (ends.every(couldBeYear) && ends.some((end) => end % 100)) return true;
  return smallest < (ends.length > 1 && !/from|between/i.test(text) ? SMALLEST_OF_PRICES : SMALLEST_PRICE);
}
