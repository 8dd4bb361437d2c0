import type { Suggestion } from '#client/ui/combo-box.tsx';
import type { Place } from '#contract/places.ts';

/** Created on first use: that takes a slow phone 80 ms. */
let countries: Intl.DisplayNames | undefined;

function country(code: string) {
  countries ??= new Intl.DisplayNames('en', { type: 'region' });
  return countries.of(code);
}

export interface PlaceSuggestion extends Suggestion {
  place: Place;
}

/** The detail distinguishes places of the same name. */
export const placeSuggestion = (place: Place): PlaceSuggestion => ({
  key: String(place._id),
  text: place.name,
  detail: [place.region, country(place.country)].filter(Boolean).join(', '),
  place,
});
