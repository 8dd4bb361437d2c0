import type { Place } from '#contract/places.ts';

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** `Sylhet, Sylhet Division, Bangladesh`. Server only: browsers name some countries differently. */
export function whereabouts(place: Place | undefined): string | undefined {
  if (!place) return;
  const { name, region, country } = place;
  return [name, region === name ? '' : region, countries.of(country)].filter(Boolean).join(', ');
}
