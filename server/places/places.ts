import type { Place } from '#contract/places.ts';
import { placeNames } from './place-names.ts';

export { placesAround } from './around.ts';
export { type CalledPlace, isArea, placeCalled, placeIn, placeLike } from './called.ts';
export { findPlaces } from './find-places.ts';
export { recognisePlace } from './recognise-place.ts';

export function placeById(id: number): Place | undefined {
  return placeNames().byId.get(id)?.place;
}
