import type { Filters } from '../filters.ts';
import { ccText, kilometresText, priceText, yearsText } from './labels.ts';
import type { Meaning } from './meaning.ts';
import { type Sentence, take, wordsBetween } from './words.ts';

const MONEY = 'usd|dollars?|bucks|taka|টাকা|rupees?|[$₹৳€£]';
const NUMBER = String.raw`(?:rs\.?|inr|tk\.?|bdt|usd|[$₹৳€£])?\s*\d[\d,]*(?:\.\d+)?\s*(?:k|lakhs?|lacs?|thousand)?\s*(?:${MONEY})?`;
const MOST = String.raw`under|below|less\s+than|cheaper\s+than|fewer\s+than|up\s?to|at\s+most|not\s+more\s+than|no\s+more\s+than|max(?:imum)?\.?|within|till|until|budget(?:\s+(?:of|is))?|<=?`;
const LEAST = String.raw`over|above|more\s+than|at\s+least|min(?:imum)?\.?|from|starting(?:\s+(?:at|from))?|>=?`;
const UNITS = {
  kilometres: String.raw`k?\s*(?:km|kms|kilomet(?:er|re)s?|miles?|mi)\b(?:\s*(?:driven|run|done|ridden))?`,
  engine: String.raw`-?\s*(?:cc|c\.c\.?|cubic)(?!\w)`,
  price: String.raw`(?![\w%]|\s*(?:km|kms|cc|miles?|mi|kilomet\w+)\b)`,
};
type Kind = keyof typeof UNITS;

interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

const YEAR = String.raw`(?:19[5-9]|20[0-4])\d`;
/** What is nearer may be the distance from a place. */
const FURTHEST = 500;
const MILE_KM = 1.609;
/** Engines are called by round numbers. */
const ROUNDING = 0.05;

const patterns = (kind: Kind) => {
  const range = String.raw`(?:(?:from|between)\s+)?(?<from>${NUMBER})${kind === 'price' ? '' : `(?:${UNITS[kind]})?`}\s*(?:-|–|—|to|and)\s*(?<to>${NUMBER})\s*${UNITS[kind]}`;
  const one = String.raw`(?:(?<most>${MOST})|(?<least>${LEAST}))\s*(?<limit>${NUMBER})\s*${UNITS[kind]}`;
  return [range, one].map((pattern) => new RegExp(String.raw`(?<![\p{L}\d.,$₹৳€£])${pattern}`, 'giu'));
};

const PATTERNS: Record<Kind, RegExp[]> = {
  kilometres: [
    ...patterns('kilometres'),
    new RegExp(String.raw`(?<![\p{L}\d.,])(?<most>)(?<limit>\d[\d,]*\s*k?)\s*${UNITS.kilometres}`, 'giu'),
  ],
  engine: patterns('engine'),
  price: [
    ...patterns('price'),
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?<most>)(?<limit>(?:rs\.?|inr|tk\.?|bdt|usd|[$₹৳€£])\s*\d[\d,]*(?:\.\d+)?\s*(?:k|lakhs?|lacs?)?)${UNITS.price}`,
      'giu',
    ),
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?<most>)(?<limit>\d[\d,]*(?:\.\d+)?\s*(?:(?:k|lakhs?|lacs?)|(?:k|lakhs?|lacs?)?\s*(?:${MONEY})))${UNITS.price}`,
      'giu',
    ),
  ],
};

/** Prices, kilometres and engines that are told with a word or a sign that says so. */
export function amountsIn(sentence: Sentence): Meaning[] {
  return (['kilometres', 'engine', 'price'] as const).flatMap((kind) => amountsOf(sentence, kind, FURTHEST));
}

/** Kilometres that could have been the distance from a place, but none is named. */
export const shortDistancesIn = (sentence: Sentence): Meaning[] => amountsOf(sentence, 'kilometres', 0);

function amountsOf(sentence: Sentence, kind: Kind, leastKm: number): Meaning[] {
  return PATTERNS[kind].flatMap((pattern) =>
    [...sentence.text.matchAll(pattern)].flatMap((found) => meant(sentence, kind, found, leastKm)),
  );
}

function meant(sentence: Sentence, kind: Kind, found: RegExpExecArray, leastKm: number): Meaning[] {
  const { from, to, most, least, limit } = found.groups ?? {};
  const unit = kind === 'kilometres' && /mi(les?)?\b/i.test(found[0]) ? MILE_KM : 1;
  const [low, high] = from && to ? inOrder(amountOf(from, to), amountOf(to)) : [];
  const value = amountOf(limit);
  const range: Range =
    low !== undefined ? { from: low, to: high } : least && most === undefined ? { from: value } : { to: value };
  if (
    kind === 'price' &&
    (isYears(range, `${from ?? ''}${to ?? ''}${limit ?? ''}`) || (low !== undefined && !isPrices(found[0], low)))
  )
    return [];
  if (kind === 'kilometres' && (range.to ?? range.from ?? 0) <= leastKm) return [];
  const words = wordsBetween(sentence, found.index, found.index + found[0].length);
  if (!words?.length) return [];
  const meaning = meaningOf(kind, { from: scaled(range.from, unit), to: scaled(range.to, unit) });
  if (!meaning) return [];
  take(words);
  return [{ ...meaning, words }];
}

const scaled = (value: number | undefined, unit: number) => value && Math.round(value * unit);
const inOrder = (one: number, other: number) => (one <= other ? [one, other] : [other, one]);

/** `50k`, `1.5 lakh`, `1,50,000`; `1-2 lakh` is told by the last of both. */
function amountOf(text = '', unitOf = text): number {
  const number = Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 0);
  const unit = /\d\s*(k|la|th)/i.exec(text)?.[1] ?? /\d\s*(k|la|th)/i.exec(unitOf)?.[1] ?? '';
  return Math.round(number * ({ k: 1000, th: 1000, la: 100_000 }[unit.toLowerCase()] ?? 1));
}

const isYears = ({ from, to }: Range, text: string) =>
  !/[^\d,\s]/.test(text) &&
  [from, to].every((value) => value === undefined || couldBeYear(value)) &&
  [from, to].some((value) => value && isYear(value));
const couldBeYear = (value: number) => new RegExp(`^${YEAR}$`).test(String(value));
/** Nobody sells a bike for exactly $2,015; for $2,000 they do. */
const isYear = (value: number) => couldBeYear(value) && value % 100 !== 0;
const isPrices = (text: string, low: number) => low >= 300 || /from|between|[$₹৳€£]|rs|usd|dollar|\dk/i.test(text);

const MOST_DOLLARS = 10_000_000;
const MOST_KM = 2_000_000;
const MOST_CC = 3000;

function meaningOf(kind: Kind, { from, to }: Range): Omit<Meaning, 'words'> | undefined {
  const within = (most: number) => [from, to].every((value) => value === undefined || value <= most);
  if (kind === 'price' && within(MOST_DOLLARS)) return { kind, ...said(priceText, 'Price', from, to) };
  if (kind === 'kilometres' && within(MOST_KM)) return { kind, ...said(kilometresText, 'Km', from, to) };
  if (kind === 'engine' && within(MOST_CC)) return { kind, ...said(ccText, 'Cc', from, to) };
  return undefined;
}

type Limits = 'Price' | 'Km' | 'Cc' | 'Year';

function said(text: (from?: number, to?: number) => string, name: Limits, from?: number, to?: number) {
  const filters: Filters = {
    ...(from !== undefined && { [`min${name}`]: from }),
    ...(to !== undefined && { [`max${name}`]: to }),
  };
  return { text: text(from, to), filters };
}

const years = (from: number | undefined, to: number | undefined) => ({
  kind: 'year' as const,
  ...said(yearsText, 'Year', from, to),
});

const YEARS: [pattern: string, read: (first: number, second: number) => Omit<Meaning, 'words'>][] = [
  [
    String.raw`(?:(?:from|between)\s+)?(${YEAR})\s*(?:-|–|—|/|to|and|until)\s*(${YEAR}|\d{2})\b(?!\s*(?:cc|km))`,
    (first, second) => years(...rangeOfYears(first, second)),
  ],
  [String.raw`(?:after|newer\s+than|later\s+than|post)\s+(${YEAR})\b`, (first) => years(first + 1, undefined)],
  [String.raw`(?:before|older\s+than|earlier\s+than|pre)[\s-]+(${YEAR})\b`, (first) => years(undefined, first - 1)],
  [String.raw`(?:since|from|min(?:imum)?|at\s+least|over|above|>=?)\s*(${YEAR})\b`, (first) => years(first, undefined)],
  [String.raw`(?:till|until|up\s?to|under|below|max(?:imum)?|<=?)\s*(${YEAR})\b`, (first) => years(undefined, first)],
  [
    String.raw`(${YEAR})\s*(?:\+|(?:or|and)\s+(?:newer|later|above|up|onwards?)|onwards?)`,
    (first) => years(first, undefined),
  ],
  [String.raw`(${YEAR})\s*(?:or|and)\s+(?:older|earlier|below)`, (first) => years(undefined, first)],
];

const yearPatterns = YEARS.map(([pattern, read]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d$])${pattern}`, 'giu'),
  read,
}));

const rangeOfYears = (first: number, second: number): [number, number] => {
  const last = second < 100 ? Math.floor(first / 100) * 100 + second : second;
  return first <= last ? [first, last] : [last, first];
};

/** From one year to another. */
export const rangesOfYearsIn = (sentence: Sentence): Meaning[] => readYears(sentence, yearPatterns.slice(0, 1));

/** Years that are told with a word that says so. */
export const yearsIn = (sentence: Sentence): Meaning[] => readYears(sentence, yearPatterns.slice(1));

function readYears(sentence: Sentence, patterns: typeof yearPatterns): Meaning[] {
  return patterns.flatMap(({ pattern, read }) =>
    [...sentence.text.matchAll(pattern)].flatMap((found) => {
      const words = wordsBetween(sentence, found.index, found.index + found[0].length);
      if (!words) return [];
      take(words);
      return [{ ...read(Number(found[1]), Number(found[2])), words }];
    }),
  );
}

/** Numbers that nothing else has taken: years, sizes of engines, prices. */
export function bareNumbersIn(sentence: Sentence, lastYear: number): Meaning[] {
  return sentence.words.flatMap((word) => {
    if (word.isTaken || !/^\d{2,7}$/.test(word.text)) return [];
    const meaning = meaningOfNumber(Number(word.text), lastYear);
    if (!meaning) return [];
    take([word]);
    return [{ ...meaning, words: [word] }];
  });
}

const SMALLEST_CC = 50;
const SMALLEST_PRICE = 3000;

function meaningOfNumber(value: number, lastYear: number): Omit<Meaning, 'words'> | undefined {
  if (isYear(value) || value === 2000) return value <= lastYear ? years(value, value) : undefined;
  if (value >= SMALLEST_PRICE) return meaningOf('price', { to: value });
  return value >= SMALLEST_CC && value < 2500 ? aboutCc(value) : undefined;
}

export function aboutCc(value: number): Omit<Meaning, 'words'> {
  const [from, to] = [Math.floor(value * (1 - ROUNDING)), Math.ceil(value * (1 + ROUNDING))];
  return { kind: 'engine', text: `About ${value} cc`, filters: { minCc: from, maxCc: to } };
}
