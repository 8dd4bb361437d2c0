import { type Model, SUGGESTIONS } from '#contract/models.ts';
import { atomsOf, squash } from '../text/normalize.ts';
import { type Speller, speller } from '../text/spell-checker.ts';
import { recogniseBrand } from './brands.ts';
import type { Entry } from './model-list.ts';
import { dictionaryOf, names } from './names.ts';
import { inLatin } from './other-scripts.ts';

interface Choice {
  brand?: string | undefined;
  limit?: number | undefined;
}

interface Target {
  entry: Entry;
  /** Brand and name joined; the name starts at `start`. */
  whole: string;
  start: number;
  /** All words, each after a space, so that ` word` matches a beginning. */
  words: string;
}

const [EXACT, BEGINNING, WORDS, INSIDE, NOT] = [0, 1, 2, 3, 4];
const SHORTEST_INSIDE = 3;
const SHORTEST_BEGINNING = 4;

const targets: Target[] = names.map(({ entry, key, words }) => {
  const { brandName } = entry.model;
  const brand = squash(brandName);
  const atoms = atomsOf(`${brandName} ${words.join(' ')}`).map(({ text }) => text);
  return { entry, whole: brand + key, start: brand.length, words: ` ${[...words, ...atoms].join(' ')}` };
});
const targetsOf = Map.groupBy(targets, ({ entry }) => entry.model.brandName);

/** Autocomplete, best first; corrects spelling only without matches. */
export function findModels(text: string, { brand, limit = SUGGESTIONS }: Choice = {}): Model[] {
  const brandName = brand && (recogniseBrand(brand) ?? brand.toUpperCase());
  const from = brandName ? (targetsOf.get(brandName) ?? []) : targets;
  const typed = atomsOf(text).map((atom) => inLatin(atom.text));
  const found = ranked(from, typed);
  if (found.length) return found.slice(0, limit);
  const { spell } = dictionaryOf(brandName);
  const corrected = (spelled: Speller) => typed.map((word) => (/\d/.test(word) ? word : (spelled(word) ?? word)));
  const matches = ranked(from, corrected(spell));
  return (matches.length ? matches : ranked(from, corrected(beginningsOf(brandName)))).slice(0, limit);
}

const beginnings = new Map<string | undefined, Speller>();

/** Corrects unfinished words: `palsa` is the beginning of `pulsar`. */
function beginningsOf(brandName: string | undefined): Speller {
  const known = beginnings.get(brandName);
  if (known) return known;
  const counted = new Map<string, number>();
  for (const [word, often] of dictionaryOf(brandName).vocabulary)
    for (let length = SHORTEST_BEGINNING; length < word.length; length++) {
      const beginning = word.slice(0, length);
      counted.set(beginning, (counted.get(beginning) ?? 0) + often);
    }
  const made = speller(counted);
  beginnings.set(brandName, made);
  return made;
}

function ranked(from: Target[], typed: string[]): Model[] {
  const joined = typed.join('');
  const beginnings = typed.map((word) => ` ${word}`);
  const best = new Map<Entry, number>();
  for (const target of from) {
    const rank = rankOf(target, joined, beginnings);
    if (rank < (best.get(target.entry) ?? NOT)) best.set(target.entry, rank);
  }
  return [...best]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || b.fame - a.fame || (a.model._id < b.model._id ? -1 : 1))
    .map(([{ model }]) => model);
}

function rankOf({ whole, start, words }: Target, joined: string, beginnings: string[]): number {
  const at = whole.indexOf(joined);
  const begins = at === 0 || (at > 0 && whole.startsWith(joined, start));
  if (begins && (joined.length === whole.length || joined.length === whole.length - start)) return EXACT;
  if (begins) return BEGINNING;
  if (beginnings.every((beginning) => words.includes(beginning))) return WORDS;
  return at > 0 && joined.length >= SHORTEST_INSIDE ? INSIDE : NOT;
}
