import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';

/**
 * Whether a bike on the shelf is as it has to be, its brand and where it was looked up left aside. Behind a `case` none
 * of this chooses an index, and PostgreSQL takes every second bike to fit: the statement is written for one index.
 */
export const fits = (db: Db, { models, places, cents, years, kilometres, cc, refused, words }: Bounds) => db`
  case when price_cents between ${cents.from}::int and ${cents.to}::int
    and model_year between ${years.from}::int and ${years.to}::int
    and kilometres between ${kilometres.from}::int and ${kilometres.to}::int
    and engine_cc between ${cc.from}::int and ${cc.to}::int
    and traits & ${refused.body | refused.condition | refused.owners | refused.verified}::int = 0
    and (cardinality(${models}::text[]) = 0 or model_id in (select unnest(${models}::text[])))
    and (cardinality(${places}::int[]) = 0 or place_id in (select unnest(${places}::int[])))
    ${words.length ? db`and terms @> ${words}::text[]` : db``} then true else false end`;

/** Of one of these brands, without choosing an index. */
export const among = (db: Db, brands: string[]) => db`
  case when category_id in (select unnest(${brands}::uuid[])) then true else false end`;
