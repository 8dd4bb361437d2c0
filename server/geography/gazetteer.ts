import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '#contract/places.ts';
import { regionName } from './regions.ts';

export interface Town {
  place: Place;
  /** In thousands. */
  population: number;
}

let loaded: Town[] | undefined;

/** Every place, read from its file when first asked for. */
export function towns(): Town[] {
  loaded ??= read(readFileSync(join(import.meta.dirname, 'gazetteer.tsv'), 'utf8'));
  return loaded;
}

/** A line of two is a country and a region; those of five below it are its places. */
function read(text: string): Town[] {
  const found: Town[] = [];
  let [country, region] = ['', ''];
  for (const line of text.trimEnd().split('\n')) {
    const [first = '', second = '', longitude, thousands, name] = line.split('\t');
    if (!name) {
      country = first;
      region = regionName(country, second);
      continue;
    }
    const [latitude, population] = [Number(second), Number(thousands)];
    found.push({
      place: { _id: Number(first), name, region, country, latitude, longitude: Number(longitude) },
      population,
    });
  }
  return found;
}
