import { join, prepared, sql } from '../database/prepared-statement.ts';
import { MOST_WORDS } from './filter-mask.ts';
import { AMONG_BRANDS, fits } from './matches.ts';
import { nthParam, type SearchValues } from './parameters.ts';

export const MOST_LOOKED_AT = 2_000;

const counted = (nth: number) => sql`
  select ${nth} as nth, count(*) as looked_at, count(*) filter (where fits) as bikes from (
    select ${AMONG_BRANDS} and ${fits({ words: false, unwanted: true })} as fits from shelf
    where terms @> ${nthParam('others', nth)}::text[] limit ${MOST_LOOKED_AT}) others`;

export const withoutWord = prepared<object, SearchValues, { nth: number; looked_at: number; bikes: number }>(() =>
  join(
    Array.from({ length: MOST_WORDS }, (_, nth) => counted(nth)),
    ' union all ',
  ),
);
