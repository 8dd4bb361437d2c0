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

export function towns(): Town[] {
  loaded ??= read(readFileSync(join(import.meta.dirname, 'gazetteer.tsv'), 'utf8'));
  return loaded;
}

/** Lines of two fields start a country and region; lines of five are its places. */
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
