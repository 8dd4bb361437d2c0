import { squash } from '../folding.ts';
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
};

let byName: Map<string, string> | undefined;

/** The code of the country that is called so. */
export function countryCalled(key: string): string | undefined {
  byName ??= new Map(
    [...new Set(towns().map(({ place }) => place.country))].flatMap((code) =>
      [countryName(code), ...(OTHER_NAMES[code] ?? []).map(squash)].map((name) => [name, code]),
    ),
  );
  return byName.get(key);
}

const english = new Intl.DisplayNames('en', { type: 'region' });

/** In English, folded. */
export const countryName = (code: string): string => squash(english.of(code) ?? code);
