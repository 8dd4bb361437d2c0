import { atomsOf, squash } from '../text/normalize.ts';
import { type Speller, speller } from '../text/spell-checker.ts';
import { brandWords } from './brands.ts';
import type { Entry } from './model-list.ts';
import { catalogue } from './model-list.ts';

export interface Name {
  entry: Entry;
  key: string;
  words: string[];
  /** Models with this name and an engine size: `classic` can be a Classic 350 or 500. */
  family: Entry[];
}

interface Dictionary {
  byKey: Map<string, Name[]>;
  byWord: Map<string, Name[]>;
  vocabulary: Map<string, number>;
  spell: Speller;
}

const SAME_SIZE = 0.08;
/** Shorter words are not joined with others: `splendorplus`. */
const SHORTEST_JOINED = 3;

const brands = Map.groupBy(catalogue, ({ model }) => model.brandName);

export const names: Name[] = [...brands.values()].flatMap((entries) => {
  const named = entries.flatMap((entry) =>
    [...new Set(entry.names)].map((name) => ({ entry, key: squash(name), words: wordsOf(name) })),
  );
  const sized = named.filter(({ key }) => /\d/.test(key));
  return named.map((name) => ({ ...name, family: familyOf(name, sized) }));
});

const dictionaries = new Map<string, Dictionary>();

export function dictionaryOf(brandName = ''): Dictionary {
  const known = dictionaries.get(brandName);
  if (known) return known;
  const ofBrand = names.filter(({ entry }) => !brandName || entry.model.brandName === brandName);
  const vocabulary = vocabularyOf(ofBrand);
  const made: Dictionary = {
    byKey: Map.groupBy(ofBrand, ({ key }) => key),
    byWord: Map.groupBy(
      ofBrand.filter(({ words }) => words.length > 1),
      ({ words }) => words.toSorted((a, b) => b.length - a.length)[0] ?? '',
    ),
    vocabulary,
    spell: speller(vocabulary),
  };
  dictionaries.set(brandName, made);
  return made;
}

function wordsOf(name: string): string[] {
  return name
    .split(/[\s\-/.]+/)
    .map(squash)
    .filter(Boolean);
}

/** The exact name of a model has no family. */
function familyOf({ entry, key }: Omit<Name, 'family'>, sized: Omit<Name, 'family'>[]): Entry[] {
  if (/\d/.test(key) || key === squash(entry.model.name)) return [];
  const { engineCc } = entry.model;
  const others = sized.filter(
    (other) =>
      other.entry !== entry &&
      other.key.startsWith(key) &&
      /\d/.test(other.key.charAt(key.length)) &&
      Math.abs(other.entry.model.engineCc - engineCc) > SAME_SIZE * engineCc,
  );
  return [...new Set(others.map((other) => other.entry))];
}

function vocabularyOf(ofBrand: Name[]): Map<string, number> {
  const words = new Map([...brandWords].map((word) => [word, 1]));
  const addWord = (word: string, fame: number) => words.set(word, (words.get(word) ?? 0) + 1 + fame);
  for (const { entry, key, words: parts } of ofBrand) {
    const runs = parts.flatMap((word) => word.match(/[^\d]+/g) ?? []);
    const joined = runs.every((run) => run.length >= SHORTEST_JOINED) ? (key.match(/[^\d]+/g) ?? []) : [];
    for (const run of new Set([...runs, ...joined])) addWord(run, entry.fame);
  }
  for (const entry of new Set(ofBrand.map((name) => name.entry)))
    for (const { text } of entry.model.variants.flatMap(atomsOf)) if (/\D/.test(text)) addWord(text, 0);
  return words;
}

export const catalogueWords = (): ReadonlyMap<string, number> => dictionaryOf().vocabulary;
