import { apart } from '#contract/distance.ts';
import { formatDistance } from '#contract/format.ts';
import type { Place } from '#contract/places.ts';
import { t } from '#language/t.ts';

const NEAR_KM = 1;

/** The distance from the search's place in words; nothing when it is 0 or unknown. */
export function distanceInWords(from: Place | undefined, to: Place | undefined): string | undefined {
  if (!from || !to) return;
  const km = apart(from, to);
  return km < NEAR_KM ? undefined : t('{distance} away', { distance: formatDistance(km) });
}
