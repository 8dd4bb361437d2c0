import { atomsOf, squash } from '../folding.ts';
import { type Speller, speller } from '../spelling.ts';
import { brandWords } from './brands.ts';
import { catalogue } from './catalogue.ts';
import type { Entry } from './table.ts';

/** One of the names of a model. */
export interface Name {
  entry: Entry;
  /** Its letters and digits, joined. */
  key: string;
  words: string[];
}

export const names: Name[] = catalogue.flatMap((entry) =>
  [...new Set(entry.names)].map((name) => ({ entry, key: squash(name), words: wordsOf(name) })),
);

export function wordsOf(name: string): string[] {
  return name
    .split(/[\s\-/.]+/)
    .map(squash)
    .filter(Boolean);
}

export const namesByKey = Map.groupBy(names, ({ key }) => key);
/** Names of several words, by the longest. */
export const namesByWord = Map.groupBy(
  names.filter(({ words }) => words.length > 1),
  ({ words }) => words.toSorted((a, b) => b.length - a.length)[0] ?? '',
);

const spellers = new Map<string | undefined, Speller>();

/** Corrects the words of a brand's models; without a brand, those of all. */
export function spellerOf(brandName: string | undefined): Speller {
  const known = spellers.get(brandName);
  if (known) return known;
  const made = speller(vocabularyOf(brandName));
  spellers.set(brandName, made);
  return made;
}

/** The words of names and variants, and how much is sold by each. */
function vocabularyOf(brandName: string | undefined): Map<string, number> {
  const words = new Map([...brandWords].map((word) => [word, 1]));
  const say = (word: string, fame: number) => words.set(word, (words.get(word) ?? 0) + 1 + fame);
  const meant = (entry: Entry) => !brandName || entry.model.brandName === brandName;
  for (const { entry, key, words: parts } of names.filter((name) => meant(name.entry)))
    for (const run of new Set([key, ...parts].flatMap((word) => word.match(/[^\d]+/g) ?? []))) say(run, entry.fame);
  for (const entry of catalogue.filter(meant))
    for (const { text } of entry.model.variants.flatMap(atomsOf)) if (/\D/.test(text)) say(text, 0);
  return words;
}
