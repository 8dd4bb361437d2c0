import type { Meaning } from './meaning.ts';
import { type Range, rangeOf } from './ranges.ts';
import { type Sentence, take, wordsBetween } from './words.ts';

const YEAR = String.raw`(?:19[5-9]|20[0-4])\d`;
const whole = new RegExp(`^${YEAR}$`);

export const couldBeYear = (text: string | number): boolean => whole.test(String(text));

type Read = (first: number, second: number) => Range;

const RANGE: [pattern: string, read: Read] = [
  String.raw`(?:(?:from|between)\s+)?(${YEAR})\s*(?:-|–|—|/|to|and|until)\s*(${YEAR}|\d{2})\b(?!\s*(?:cc|km))`,
  (first, second) => {
    const last = second < 100 ? Math.floor(first / 100) * 100 + second : second;
    return { from: Math.min(first, last), to: Math.max(first, last) };
  },
];
const ENDS: [pattern: string, read: Read][] = [
  [String.raw`(?:after|newer\s+than|later\s+than|post)\s+(${YEAR})\b`, (year) => ({ from: year + 1 })],
  [String.raw`(?:before|older\s+than|earlier\s+than|pre)[\s-]+(${YEAR})\b`, (year) => ({ to: year - 1 })],
  [String.raw`(?:since|from|min(?:imum)?|at\s+least|over|above|>=?)\s*(${YEAR})\b`, (year) => ({ from: year })],
  [String.raw`(?:till|until|up\s?to|under|below|max(?:imum)?|<=?)\s*(${YEAR})\b`, (year) => ({ to: year })],
  [String.raw`(${YEAR})\s*(?:\+|(?:or|and)\s+(?:newer|later|above|up|onwards?)|onwards?)`, (year) => ({ from: year })],
  [String.raw`(${YEAR})\s*(?:or|and)\s+(?:older|earlier|below)`, (year) => ({ to: year })],
];

const compiled = (rows: [string, Read][]) =>
  rows.map(([pattern, read]) => ({ pattern: new RegExp(String.raw`(?<![\p{L}\d$])${pattern}`, 'giu'), read }));
const [ranges, ends] = [compiled([RANGE]), compiled(ENDS)];

export const rangesOfYearsIn = (sentence: Sentence): Meaning[] => read(sentence, ranges);

export const yearsIn = (sentence: Sentence): Meaning[] => read(sentence, ends);

function read(sentence: Sentence, rows: typeof ends): Meaning[] {
  return rows.flatMap(({ pattern, read }) =>
    [...sentence.text.matchAll(pattern)].flatMap((found) => {
      const words = wordsBetween(sentence, found.index, found.index + found[0].length);
      const meaning = rangeOf('year', read(Number(found[1]), Number(found[2])));
      if (!words || !meaning) return [];
      take(words);
      return [{ ...meaning, words }];
    }),
  );
}
