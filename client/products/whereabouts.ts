import type { Place } from '#contract/places.ts';
import { formatList, nameOf } from '#language/lists-and-names.ts';

/** `Sylhet, Sylhet Division, Bangladesh`. Server only: browsers name some countries differently. */
export function whereabouts(place: Place | undefined): string | undefined {
  if (!place) return;
  const { name, region, country } = place;
  return formatList([name, region === name ? '' : region, nameOf('region', country)].filter(Boolean), 'unit');
}
