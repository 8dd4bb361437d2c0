import { SUGGESTIONS } from '#contract/models.ts';
import type { Place } from '#contract/places.ts';
import { squash } from '../folding.ts';
import { countryCalled, countryName } from './countries.ts';
import type { Town } from './gazetteer.ts';
import { townsLike } from './likeness.ts';
import { placeNames } from './place-names.ts';

/** Places that are meant by what somebody has typed so far, best first: `hyderabad, pak` is the one in Pakistan. */
export function findPlaces(text: string, limit = SUGGESTIONS): Place[] {
  const [name = '', ...around] = text.split(',').map(squash).filter(Boolean);
  if (!name) return [];
  const { towns, parts } = placeNames();
  const exact = towns.get(name) ?? [];
  const found = new Set([...exact, ...largestFirst([...beginningWith(name), ...(parts.get(name) ?? [])])]);
  const fitting = [...found].filter((town) => around.every((larger) => liesIn(town, larger)));
  const near = fitting.length
    ? fitting
    : townsLike(name).filter((town) => around.every((larger) => liesIn(town, larger)));
  return near.slice(0, limit).map(({ place }) => place);
}

function beginningWith(beginning: string): Town[] {
  const { sorted, towns } = placeNames();
  const found: Town[] = [];
  for (let index = firstAt(sorted, beginning); sorted[index]?.startsWith(beginning); index++)
    found.push(...(towns.get(sorted[index] ?? '') ?? []));
  return found;
}

/** Where in the order of names a beginning stands. */
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
