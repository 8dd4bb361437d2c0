import { squash } from '../text/normalize.ts';
import { towns } from './gazetteer.ts';

const OTHER_NAMES: Record<string, string[]> = {
  US: ['USA', 'U.S.', 'United States of America', 'America'],
  GB: ['UK', 'England', 'Great Britain'],
  AE: ['UAE', 'Emirates'],
  BD: ['বাংলাদেশ', 'Bangla Desh'],
  IN: ['Bharat', 'भारत'],
  LK: ['Srilanka', 'ශ්‍රී ලංකාව'],
  NP: ['नेपाल'],
  PK: ['پاکستان'],
  VN: ['Việt Nam'],
  MM: ['Burma'],
  AT: ['Österreich'],
  BE: ['Belgique', 'België'],
  BR: ['Brasil'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  CZ: ['Czech Republic', 'Česko', 'Česká republika'],
  DE: ['Deutschland'],
  DK: ['Danmark'],
  ES: ['España'],
  FI: ['Suomi'],
  GR: ['Hellas', 'Ελλάδα'],
  HR: ['Hrvatska'],
  HU: ['Magyarország'],
  IT: ['Italia'],
  JP: ['Nippon', '日本'],
  MX: ['México'],
  NL: ['Holland', 'Nederland', 'The Netherlands'],
  NO: ['Norge'],
  PL: ['Polska'],
  RU: ['Russian Federation', 'Россия'],
  SE: ['Sverige'],
  TR: ['Turkey', 'Türkiye'],
  UA: ['Україна'],
};

let byName: Map<string, string> | undefined;

export function countryCalled(key: string): string | undefined {
  byName ??= new Map(
    [...new Set(towns().map(({ place }) => place.country))].flatMap((code) =>
      [countryName(code), ...(OTHER_NAMES[code] ?? []).map(squash)].map((name) => [name, code]),
    ),
  );
  return byName.get(key);
}

let everywhere: Map<string, string> | undefined;

/** All countries, also by code: rejects addresses in countries without places. */
export function anyCountryCalled(key: string): string | undefined {
  everywhere ??= allCountries();
  return countryCalled(key) ?? everywhere.get(key);
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function allCountries() {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const known = codes.filter((code) => english.of(code) !== code);
  const namesOf = (code: string) => [
    countryName(code),
    squash(english.of(code)?.replace(/^St\. /, 'Saint ') ?? ''),
    squash(code),
  ];
  return new Map(known.flatMap((code) => namesOf(code).map((name) => [name, code])));
}

const english = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = (code: string): string => squash(english.of(code) ?? code);
