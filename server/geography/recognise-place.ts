import { apart } from '#contract/distance.ts';
import type { Place } from '#contract/places.ts';
import { atomsOf, squash } from '../text/normalize.ts';
import { anyCountryCalled } from './countries.ts';
import { type Town, towns } from './gazetteer.ts';
import { townsLike } from './likeness.ts';
import { placeNames } from './place-names.ts';
import { regionsOfCode } from './region-codes.ts';

export interface RecognisedPlace {
  place: Place;
  corrected: boolean;
  /** No place has this name; this is the most similar one. */
  guessed: boolean;
  others: Place[];
}

const KINDS =
  /\b(city|town|district|division|sadar|sub ?urb|metro|dist|dt|rural|urban|near|area|thanh pho|tp|tinh|thi xa|thi tran|quan|phuong|huyen|xa)\b\.?/g;

interface Reading {
  key: string;
  atoms: string[];
  towns: Town[];
  region: string[];
  country: string | undefined;
}

/** In thousands. */
const LARGE = 500;

const NEAR_KM = 80;

export function recognisePlace(text: string): RecognisedPlace | undefined {
  const readings = partsOf(text)
    .map((part, index) => readingOf(part, index > 0))
    .filter(({ key }) => key);
  const known = firstIn(readings, ({ towns }) => towns) ?? firstIn(readings, townsInside);
  const found =
    known ?? firstIn(readings, ({ key, country, region }) => (country || region.length ? [] : likelyTowns(key)));
  if (!found) return undefined;
  const [{ place }, ...others] = found as [Town, ...Town[]];
  const corrected = !squash(text).includes(squash(place.name));
  return { place, corrected, guessed: !known, others: others.map((town) => town.place) };
}

function firstIn(readings: Reading[], townsOf: (reading: Reading) => Town[]): Town[] | undefined {
  for (const [index, reading] of readings.entries()) {
    const fitting = townsOf(reading).filter(
      (town) =>
        ((index === 0 && !isAlone(readings, town)) || !isElsewhere(town, reading)) &&
        readings.slice(index + 1).every((larger) => fits(town, larger)),
    );
    if (fitting.length) return fitting;
  }
  return undefined;
}

/** A lone region name is the region, unless a town there, or a large one elsewhere, has it. */
const isAlone = (readings: Reading[], { population }: Town) => readings.length === 1 && population < LARGE;

/** `Stinesville, Indiana` excludes towns called Indiana in other states. */
function isElsewhere({ place }: Town, { region, country }: Reading): boolean {
  if (!region.length && !country) return false;
  return !region.includes(`${place.country} ${place.region}`) && country !== place.country;
}

/** In thousands. A misspelled name hardly means a small town. */
const LIKELY = 50;
const likelyTowns = (key: string) => townsLike(key).filter(({ population }) => population >= LIKELY);

// `Orange VA 22960`: the state code is a separate part.
const STATE_BEHIND = /(?<=[\p{L}\d.]\s+)([A-Z]{2})\.?(?=\s*(?:\d{5}(?:-\d{4})?)?\s*$)/u;
const ZIP = /(?<=\b[A-Z]{2}\.?)\s+\d{5}(?:-\d{4})?\s*$/;

function partsOf(text: string): string[] {
  return text.split(/[,;|/()\n]| - /).flatMap((part) => {
    const bare = part.replace(ZIP, '');
    const code = STATE_BEHIND.exec(bare)?.[1] ?? '';
    return regionsOfCode(code).some(isState) ? [bare.slice(0, bare.lastIndexOf(code)), code] : [bare];
  });
}

/** `behind`: after a smaller part, where short codes are regions and countries. */
function readingOf(text: string, behind = false): Reading {
  const atoms = atomsOf(text).map((atom) => atom.text);
  const whole = atoms.join('');
  const bare = squash(atoms.join(' ').replace(KINDS, ' '));
  const { towns, parts } = placeNames();
  const key = towns.has(whole) || parts.has(whole) ? whole : bare;
  const found = [...(towns.get(key) ?? []), ...(parts.get(key) ?? [])];
  const codes = behind ? regionsOfCode(whole) : [];
  const region = [...regionsCalled(whole), ...(whole === key ? [] : regionsCalled(key)), ...codes];
  const country = behind || whole.length > 2 ? anyCountryCalled(whole) : undefined;
  return { key, atoms, towns: found, region, country };
}

/** A US state after a town excludes a town with the state's name. */
const isState = (region: string) => region.startsWith('US ');

function fits({ place }: Town, { towns, region, country }: Reading): boolean {
  if (!towns.length && !region.length && !country) return true;
  return (
    country === place.country ||
    region.includes(`${place.country} ${place.region}`) ||
    (!region.some(isState) && towns.some((town) => apart(town.place, place) <= NEAR_KM))
  );
}

function townsInside({ atoms }: Reading): Town[] {
  const { towns, parts } = placeNames();
  for (let length = Math.min(atoms.length - 1, 4); length > 0; length--)
    for (let start = atoms.length - length; start >= 0; start--) {
      const key = atoms.slice(start, start + length).join('');
      const found = key.length > 3 ? (towns.get(key) ?? parts.get(key)) : undefined;
      if (found) return found;
    }
  return [];
}

let regions: Map<string, string[]> | undefined;

export function regionsCalled(key: string): string[] {
  if (!regions) {
    const all = new Set(
      towns()
        .filter(({ place }) => place.region)
        .map(({ place }) => `${place.country} ${place.region}`),
    );
    regions = Map.groupBy(all, (region) => squash(region.slice(3)));
  }
  return regions.get(key) ?? [];
}
