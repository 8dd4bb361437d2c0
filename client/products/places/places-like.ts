import { reply } from '#client/api/call.ts';
import { findPlaces } from '#contract/places.ts';
import { type PlaceSuggestion, placeSuggestion } from './place-suggestion.ts';

export async function placesLike(q: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const { answer } = await reply(findPlaces, { query: { q } }, signal);
  return answer.map(placeSuggestion);
}
