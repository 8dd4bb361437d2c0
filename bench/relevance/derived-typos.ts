import { catalogueWords } from '#server/catalogue/catalogue.ts';
import { everydayWords } from '#server/text/common-words.ts';
import { costBetween } from '#server/text/edit-cost.ts';
import { atomsOf } from '#server/text/normalize.ts';
import type { Listing } from './listings.ts';

const SHORTEST = 4;
const HIGHEST_COST = 1.3;
const MOST_OF_THEM = 0.8;

/** Title words that almost match the model name of the site. */
export function derivedTypos(listings: Listing[]): { typed: string; means: string }[] {
  const wordsOf = (text: string) =>
    new Set(atomsOf(text).flatMap(({ text }) => (/^[a-z]{4,}$/.test(text) ? [text] : [])));
  const namesOfWord = new Map<string, Map<string, number>>();
  const frequency = new Map<string, number>();
  for (const listing of listings) {
    const names = new Set([...listing.models, listing.product.categoryName].flatMap((name) => [...wordsOf(name)]));
    for (const word of wordsOf(listing.product.productName)) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
      if (word.length < SHORTEST || names.has(word) || catalogueWords().has(word) || everydayWords.has(word)) continue;
      const [name] = [...names].filter((name) => costBetween(word, name) <= HIGHEST_COST && catalogueWords().has(name));
      if (!name) continue;
      const counts = namesOfWord.get(word) ?? new Map<string, number>();
      namesOfWord.set(word, counts.set(name, (counts.get(name) ?? 0) + 1));
    }
  }
  return [...namesOfWord].flatMap(([typed, counts]) => {
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    return best && best[1] >= MOST_OF_THEM * (frequency.get(typed) ?? 0) ? [{ typed, means: best[0] }] : [];
  });
}
