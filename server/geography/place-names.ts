import { squash } from '../text/normalize.ts';
import { type Town, towns } from './gazetteer.ts';
import { otherNames } from './other-names.ts';

/** By normalized name; largest town first. */
export interface PlaceNames {
  /** Also old names and aliases. */
  towns: Map<string, Town[]>;
  parts: Map<string, Town[]>;
  byId: Map<number, Town>;
}

let made: PlaceNames | undefined;

export function placeNames(): PlaceNames {
  made ??= collect();
  return made;
}

function collect(): PlaceNames {
  const names: PlaceNames = { towns: new Map(), parts: new Map(), byId: new Map() };
  const largestFirst = towns().toSorted((a, b) => b.population - a.population);
  for (const town of largestFirst) {
    names.byId.set(town.place._id, town);
    call(names.towns, town.place.name, town);
  }
  for (const { country, name, also, parts } of otherNames) {
    const town = names.towns.get(squash(name))?.find(({ place }) => place.country === country);
    if (!town) throw new Error(`The gazetteer has no ${name} in ${country}`);
    for (const other of also) call(names.towns, other, town);
    for (const part of parts) call(names.parts, part, town);
  }
  for (const same of names.towns.values()) same.sort((a, b) => b.population - a.population);
  return names;
}

function call(names: Map<string, Town[]>, name: string, town: Town) {
  const key = squash(name);
  const same = names.get(key);
  if (!same) names.set(key, [town]);
  else if (!same.includes(town)) same.push(town);
}
