import { reply } from '#client/api.ts';
import type { Suggestion } from '#client/ui/combo-box.tsx';
import { findPlaces, type Place } from '#contract/places.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

export interface PlaceSuggestion extends Suggestion {
  place: Place;
}

/** Places that may be meant; namesakes are told apart by where they are. */
export async function placesLike(q: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const { answer } = await reply(findPlaces, { query: { q } }, signal);
  return answer.map((place) => ({
    key: String(place._id),
    text: place.name,
    detail: [place.region, countries.of(place.country)].filter(Boolean).join(', '),
    place,
  }));
}
