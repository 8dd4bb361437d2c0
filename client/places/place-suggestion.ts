import type { Suggestion } from '#client/ui/combo-box.tsx';
import type { Place } from '#contract/places.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

export interface PlaceSuggestion extends Suggestion {
  place: Place;
}

/** Namesakes are told apart by where they are. */
export const placeSuggestion = (place: Place): PlaceSuggestion => ({
  key: String(place._id),
  text: place.name,
  detail: [place.region, countries.of(place.country)].filter(Boolean).join(', '),
  place,
});
