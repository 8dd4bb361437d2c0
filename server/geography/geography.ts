import type { Place } from '#contract/places.ts';
import { towns } from './gazetteer.ts';
import { placeNames } from './place-names.ts';

export { placesAround } from './around.ts';
export { type CalledPlace, isArea, placeCalled, placeIn, placeLike } from './called.ts';
export { findPlaces } from './find-places.ts';
export { recognisePlace } from './recognise-place.ts';

export const placesIn = (country: string): number[] =>
  towns()
    .filter(({ place }) => place.country === country)
    .map(({ place }) => place._id);

export function placeById(id: number): Place | undefined {
  return placeNames().byId.get(id)?.place;
}
