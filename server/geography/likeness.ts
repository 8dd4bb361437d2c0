import { highestCostAlone } from '../text/allowed-edits.ts';
import { CandidateIndex } from '../text/candidate-index.ts';
import { costBetween } from '../text/edit-cost.ts';
import type { Town } from './gazetteer.ts';
import { placeNames } from './place-names.ts';

const SHORTEST = 5;
/** Most sellers are here; elsewhere only large towns match a misspelling. */
const AT_HOME = new Set(['IN', 'PK', 'BD', 'LK', 'NP', 'BT', 'MV', 'AF', 'MM', 'VN']);
const LARGE = 1000;
/** Higher than the default, because place names are dense. */
const LONG = 10;

const MOST_REMEMBERED = 5_000;

let bySound: CandidateIndex | undefined;
const remembered = new Map<string, Town[]>();

export function townsLike(key: string): readonly Town[] {
  if (key.length < SHORTEST || /\d/.test(key)) return [];
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  const found = nearestTowns(key);
  remembered.set(key, found);
  return found;
}

function nearestTowns(key: string): Town[] {
  const mostLonger = key.length < LONG ? 1 : 2;
  bySound ??= CandidateIndex.bySound(placeNames().towns.keys());
  const near = [...bySound.near(key)]
    .filter((name) => name.length >= SHORTEST && name[0] === key[0] && Math.abs(name.length - key.length) <= mostLonger)
    .map((name) => ({ name, cost: costBetween(key, name) }))
    .filter(({ cost }) => cost <= highestCostAlone(key.length, LONG));
  const least = Math.min(...near.map(({ cost }) => cost));
  return near
    .filter(({ cost }) => cost === least)
    .flatMap(({ name }) => placeNames().towns.get(name) ?? [])
    .filter(({ place, population }) => AT_HOME.has(place.country) || population >= LARGE)
    .sort((a, b) => b.population - a.population);
}
