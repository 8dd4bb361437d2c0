import { SUGGESTIONS } from '#contract/models.ts';
import type { Place } from '#contract/places.ts';
import { squash } from '../text/normalize.ts';
import { countryCalled, countryName } from './countries.ts';
import type { Town } from './gazetteer.ts';
import { townsLike } from './likeness.ts';
import { placeNames } from './place-names.ts';

/** Minimum length before parts of towns match. */
const SHORTEST_PART = 5;

/** Autocomplete, best first: `hyderabad, pak` is the one in Pakistan. */
export function findPlaces(text: string, limit = SUGGESTIONS): Place[] {
  const [name = '', ...around] = text.split(',').map(squash).filter(Boolean);
  if (!name) return [];
  const { towns, parts } = placeNames();
  const exact = towns.get(name) ?? [];
  const ofParts = name.length < SHORTEST_PART ? [] : beginningWith(name, parts);
  const found = new Set([...exact, ...largestFirst([...beginningWith(name, towns), ...ofParts])]);
  const fitting = [...found].filter((town) => around.every((larger) => liesIn(town, larger)));
  const near = fitting.length
    ? fitting
    : townsLike(name).filter((town) => around.every((larger) => liesIn(town, larger)));
  return near.slice(0, limit).map(({ place }) => place);
}

function beginningWith(beginning: string, called: Map<string, Town[]>): Town[] {
  const sorted = inOrder(called);
  const found: Town[] = [];
  for (let index = firstAt(sorted, beginning); sorted[index]?.startsWith(beginning); index++)
    found.push(...(called.get(sorted[index] ?? '') ?? []));
  return found;
}

const orders = new Map<Map<string, Town[]>, string[]>();

function inOrder(called: Map<string, Town[]>): string[] {
  const known = orders.get(called);
  if (known) return known;
  const sorted = [...called.keys()].sort();
  orders.set(called, sorted);
  return sorted;
}

function firstAt(sorted: string[], beginning: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

const largestFirst = (towns: Town[]) => towns.sort((a, b) => b.population - a.population);

function liesIn({ place }: Town, larger: string): boolean {
  return (
    squash(place.region).startsWith(larger) ||
    countryName(place.country).startsWith(larger) ||
    countryCalled(larger) === place.country
  );
}
