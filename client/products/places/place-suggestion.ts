import type { Suggestion } from '#client/ui/combo-box.tsx';
import type { Place } from '#contract/places.ts';
import { formatList, nameOf } from '#language/lists-and-names.ts';

export interface PlaceSuggestion extends Suggestion {
  place: Place;
}

/** The detail distinguishes places of the same name. */
export const placeSuggestion = (place: Place): PlaceSuggestion => ({
  key: String(place._id),
  text: place.name,
  detail: formatList([place.region, nameOf('region', place.country)].filter(Boolean), 'unit'),
  place,
});
