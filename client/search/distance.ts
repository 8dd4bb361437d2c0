import type { Place } from '#contract/places.ts';

const EARTH_KM = 6371;
const NEAR_KM = 1;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far a bike is from the place around which somebody looks, in words; nothing when it is there, or nobody knows. */
export function distanceInWords(from: Place | undefined, to: Place | undefined): string | undefined {
  if (!from || !to) return;
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  const km = 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
  return km < NEAR_KM ? undefined : `${Math.round(km).toLocaleString('en-US')} km away`;
}
