import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { fixed } from './fixed.ts';
import { MISSED, MOST_WORDS, missedWord } from './missed.ts';

/** The bits of the filters that a bike misses. */
export const missed = (db: Db, bounds: Bounds) => db`
  case when category_id in (select id from brands where chosen) then 0 else ${fixed(db, MISSED.brand)} end
  + case when cardinality(${bounds.models}::text[]) = 0 or model_id in (select unnest(${bounds.models}::text[]))
      then 0 else ${fixed(db, MISSED.model)} end
  + case when traits & ${bounds.refused.body}::int = 0 then 0 else ${fixed(db, MISSED.body)} end
  + case when traits & ${bounds.refused.condition}::int = 0 then 0 else ${fixed(db, MISSED.condition)} end
  + case when traits & ${bounds.refused.owners}::int = 0 then 0 else ${fixed(db, MISSED.owners)} end
  + case when traits & ${bounds.refused.verified}::int = 0 then 0 else ${fixed(db, MISSED.verified)} end
  + case when price_cents between ${bounds.cents.from}::int and ${bounds.cents.to}::int
      then 0 else ${fixed(db, MISSED.price)} end
  + case when model_year between ${bounds.years.from}::int and ${bounds.years.to}::int
      then 0 else ${fixed(db, MISSED.year)} end
  + case when kilometres between ${bounds.kilometres.from}::int and ${bounds.kilometres.to}::int
      then 0 else ${fixed(db, MISSED.kilometres)} end
  + case when engine_cc between ${bounds.cc.from}::int and ${bounds.cc.to}::int
      then 0 else ${fixed(db, MISSED.engine)} end
  + case when cardinality(${bounds.places}::int[]) = 0 or place_id in (select unnest(${bounds.places}::int[]))
      then 0 else ${fixed(db, MISSED.place)} end`;

/** The bits of the words that it misses. */
export const missedWords = (db: Db, { words }: Bounds) =>
  Array.from(
    { length: MOST_WORDS },
    (_, nth) => db`
      ${nth ? db`+` : db``} case when terms @> ${words.slice(nth, nth + 1)}::text[] then 0 else ${fixed(db, missedWord(nth))} end`,
  );
