import { t } from '#language/t.ts';
import { quoted, type Reading, saying } from './reading.ts';

const YEARS = /^(\d{1,3}(?:\.\d+)?)(?: ?(?:years?|yrs?|y|বছর|nam)(?: old)?\.?)?$/;
const YEARS_AND_MONTHS =
  /^(?:(\d{1,3}) ?(?:years?|yrs?|y)[ ,]*(?:and )?)?(\d{1,2}) ?(?:months?|mths?|mons?|m)(?: old)?$/;
const MOST = 100;

/** Years of use: `6`, `6 years`, `3 years 6 months`. */
export function readAge(written: string): Reading<number> | undefined {
  const text = saying(written);
  if (!text) return undefined;
  const [, whole] = YEARS.exec(text) ?? [];
  const [, years = '0', months] = YEARS_AND_MONTHS.exec(text) ?? [];
  const exact = whole ? Number(whole) : months ? Number(years) + Number(months) / 12 : undefined;
  if (exact === undefined || exact > MOST)
    return {
      fault: t('{written} is not an age: please write the years of use, from 0 to {most}', {
        written: quoted(written),
        most: MOST,
      }),
    };
  const value = Math.round(exact * 10) / 10;
  return { value, ...((months || value !== exact) && { corrected: true }) };
}
