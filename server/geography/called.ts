import type { Place } from '#contract/places.ts';
import { countryCalled } from './countries.ts';
import { townsLike } from './likeness.ts';
import { placeNames } from './place-names.ts';
import { recognisePlace, regionsCalled } from './recognise-place.ts';

export interface CalledPlace {
  place: Place;
  /** In thousands. */
  population: number;
}

export function placeCalled(key: string): CalledPlace | undefined {
  const { towns, parts } = placeNames();
  return (towns.get(key) ?? parts.get(key))?.[0];
}

export const isArea = (key: string): boolean => regionsCalled(key).length > 0 || countryCalled(key) !== undefined;

/** `salem` in `oregon`: within or next to the larger place. */
export function placeIn(name: string, larger: string): Place | undefined {
  const { towns, parts } = placeNames();
  if (!towns.has(larger) && !parts.has(larger) && !isArea(larger)) return undefined;
  return recognisePlace(`${name}, ${larger}`)?.place;
}

export const placeLike = (key: string): CalledPlace | undefined => townsLike(key)[0];
