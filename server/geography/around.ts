import { apart } from '#contract/distance.ts';
import type { Place } from '#contract/places.ts';
import { towns } from './gazetteer.ts';

const KILOMETRES_A_DEGREE = 111;

let sorted: Place[] | undefined;

export function placesAround(centre: Place, within: number): { place: Place; kilometres: number }[] {
  sorted ??= towns()
    .map(({ place }) => place)
    .sort((a, b) => a.latitude - b.latitude);
  const degrees = within / KILOMETRES_A_DEGREE + 0.1;
  const found: { place: Place; kilometres: number }[] = [];
  for (let at = firstAbove(sorted, centre.latitude - degrees); at < sorted.length; at++) {
    const place = sorted[at] as Place;
    if (place.latitude > centre.latitude + degrees) break;
    const kilometres = apart(centre, place);
    if (kilometres <= within) found.push({ place, kilometres });
  }
  return found.sort((a, b) => a.kilometres - b.kilometres || a.place._id - b.place._id);
}

function firstAbove(places: Place[], latitude: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.latitude ?? 0) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
