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

/** The largest place that is called so, or that has a part which is. */
export function placeCalled(key: string): CalledPlace | undefined {
  const { towns, parts } = placeNames();
  return (towns.get(key) ?? parts.get(key))?.[0];
}

/** Whether a region or a country is called so. */
export const isArea = (key: string): boolean => regionsCalled(key).length > 0 || countryCalled(key) !== undefined;

/** The place that lies in a larger one, or beside another: `salem` in `oregon`. */
export function placeIn(name: string, larger: string): Place | undefined {
  const { towns, parts } = placeNames();
  if (!towns.has(larger) && !parts.has(larger) && !isArea(larger)) return undefined;
  return recognisePlace(`${name}, ${larger}`)?.place;
}

/** The place whose name is nearly what was written. */
export const placeLike = (key: string): CalledPlace | undefined => townsLike(key)[0];
