import type { Sort } from '#contract/search.ts';
import { type Sentence, take, wordsBetween } from './words.ts';

const CHEAPEST =
  /(?<![\p{L}\d])(?:cheap(?:est|er|ly)?|lowest\s+prices?|low\s+(?:price|budget|cost)|inexpensive|affordable|sast[aei]|giá\s+rẻ|gia\s+re|সস্তা|सस्त[ाीे])(?![\p{L}\d]|\s+than)/giu;

export function asksForCheapest(sentence: Sentence): Sort | undefined {
  let sort: Sort | undefined;
  for (const { 0: text, index } of sentence.text.matchAll(CHEAPEST)) {
    const words = wordsBetween(sentence, index, index + text.length);
    if (!words?.length) continue;
    take(words);
    sort = 'price-up';
  }
  return sort;
}
