import type { Model } from '#contract/models.ts';
import { everydayWords } from '../text/common-words.ts';
import { atomsOf } from '../text/normalize.ts';
import type { Entry } from './model-list.ts';
import { catalogue } from './model-list.ts';
import { plainWords } from './plain-words.ts';

/** Models that share a part of their names. */
export interface Family {
  models: Model[];
  name: string;
  /** No model starts with it. */
  isInside: boolean;
}

interface Members {
  first: Set<Entry>;
  inside: Set<Entry>;
  name: string;
}

const LONGEST = 8;
/** An inner word used by more brands than this names no model. */
const FEW_BRANDS = 2;
const TELLING = 3;

let made: Map<string, Members> | undefined;

/** Models that have this name, start with it, or (for few brands) contain it. */
export function familyCalled(key: string, brands?: readonly string[]): Family | undefined {
  made ??= collect();
  const members = made.get(key);
  if (!members || !/\p{L}/u.test(key) || AMBIGUOUS.has(key) || (!brands && !isTelling(key))) return undefined;
  const of = (entries: Set<Entry>) => [...entries].filter(({ model }) => !brands || brands.includes(model.brandName));
  const [first, inside] = [of(members.first), of(members.inside)];
  const all = [...new Set([...first, ...inside])];
  const found = isMeantInside(key, first, all, brands) ? all : first;
  if (!found.length) return undefined;
  const models = found.sort((a, b) => b.fame - a.fame).map(({ model }) => model);
  return { models, name: members.name, isInside: !first.length };
}

/** Inner words count when the brand is known, else only if few brands use them. */
function isMeantInside(key: string, first: Entry[], all: Entry[], brands?: readonly string[]): boolean {
  if (brands) return !first.length;
  if (key.length > TELLING) return brandsOf(all) <= FEW_BRANDS;
  return key.length === TELLING && !first.length && brandsOf(all) === 1;
}

/** Common words that name no model, even next to a brand. */
const AMBIGUOUS = new Set(
  'air bad best car cool fit five four eight hard heavy high light live low major mean nine one play rs style type version'.split(
    ' ',
  ),
);

/** Excludes words of any advertisement; an everyday word counts when it is a whole name. */
const isTelling = (key: string) =>
  key.length > 1 && !plainWords.has(key) && (!everydayWords.has(key) || wholeNames().has(key));

let whole: Set<string> | undefined;

function wholeNames(): Set<string> {
  whole ??= new Set(
    catalogue.flatMap(({ names }) =>
      names.map((name) =>
        atomsOf(name)
          .flatMap(({ text }) => (/^\d/.test(text) ? [] : [text]))
          .join(''),
      ),
    ),
  );
  return whole;
}

const brandsOf = (entries: Entry[]) => new Set(entries.map(({ model }) => model.brandName)).size;

function collect(): Map<string, Members> {
  const families = new Map<string, Members>();
  for (const [entry, name] of catalogue.flatMap((entry) => entry.names.map((name) => [entry, name] as const))) {
    const atoms = atomsOf(name);
    for (let first = 0; first < atoms.length; first++) {
      let key = '';
      for (const { text, end } of atoms.slice(first, first + LONGEST)) {
        key += text;
        const members = families.get(key) ?? { first: new Set(), inside: new Set(), name: '' };
        families.set(key, members);
        const place = first ? members.inside : members.first;
        place.add(entry);
        if (!members.name || (!first && !members.first.size)) members.name = name.slice(atoms[first]?.start, end);
      }
    }
  }
  return families;
}

const namesById = new Map(catalogue.map(({ model, names }) => [model._id, names]));

export const modelNames = (id: string): string[] => namesById.get(id) ?? [];
