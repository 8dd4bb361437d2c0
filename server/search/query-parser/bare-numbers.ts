import type { Meaning } from './meaning.ts';
import { aboutCc, rangeOf } from './ranges.ts';
import { type Sentence, take } from './words.ts';
import { couldBeYear } from './years.ts';

const [SMALLEST_CC, LARGEST_CC] = [50, 2500];
const SMALLEST_PRICE = 3000;

export function bareNumbersIn(sentence: Sentence, lastYear: number): Meaning[] {
  return sentence.words.flatMap((word) => {
    const meaning = !word.isTaken && /^\d{2,7}$/.test(word.text) && meaningOf(Number(word.text), lastYear);
    if (!meaning) return [];
    take([word]);
    return [{ ...meaning, words: [word] }];
  });
}

function meaningOf(value: number, lastYear: number): Omit<Meaning, 'words'> | undefined {
  if (couldBeYear(value) && value <= lastYear) return rangeOf('year', { from: value, to: value });
  if (value >= SMALLEST_PRICE) return rangeOf('price', { to: value });
  return value >= SMALLEST_CC && value <= LARGEST_CC ? aboutCc(value) : undefined;
}
