import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { type Fragment, fixed } from './fixed.ts';
import { MISSED, MOST_WORDS, missedWord } from './missed.ts';

/** The bits of the filters that a bike misses. Those of a kind are asked together first, as most bikes miss few. */
export const missed = (db: Db, bounds: Bounds) => {
  const { models, places, cents, years, kilometres, cc, refused } = bounds;
  const unless = (fits: Fragment, bits: Fragment | number) =>
    db`case when ${fits} then 0 else ${typeof bits === 'number' ? fixed(db, bits) : bits} end`;
  const without = (bits: number) => db`traits & ${bits}::int = 0`;
  const priced = db`price_cents between ${cents.from}::int and ${cents.to}::int`;
  const made = db`model_year between ${years.from}::int and ${years.to}::int`;
  const ridden = db`kilometres between ${kilometres.from}::int and ${kilometres.to}::int`;
  const sized = db`engine_cc between ${cc.from}::int and ${cc.to}::int`;
  const traits = db`${unless(without(refused.body), MISSED.body)}
    + ${unless(without(refused.condition), MISSED.condition)}
    + ${unless(without(refused.owners), MISSED.owners)} + ${unless(without(refused.verified), MISSED.verified)}`;
  const figures = db`${unless(priced, MISSED.price)} + ${unless(made, MISSED.year)}
    + ${unless(ridden, MISSED.kilometres)} + ${unless(sized, MISSED.engine)}`;
  return db`
    ${unless(db`category_id in (select id from brands where chosen)`, MISSED.brand)}
    + ${unless(db`cardinality(${models}::text[]) = 0 or model_id in (select unnest(${models}::text[]))`, MISSED.model)}
    + ${unless(db`cardinality(${places}::int[]) = 0 or place_id in (select unnest(${places}::int[]))`, MISSED.place)}
    + ${unless(without(refused.body | refused.condition | refused.owners | refused.verified), traits)}
    + ${unless(db`${priced} and ${made} and ${ridden} and ${sized}`, figures)}`;
};

/** The bits of the words that it misses. */
export const missedWords = (db: Db, { words }: Bounds) =>
  Array.from(
    { length: MOST_WORDS },
    (_, nth) => db`
      ${nth ? db`+` : db``} case when terms @> ${words.slice(nth, nth + 1)}::text[] then 0 else ${fixed(db, missedWord(nth))} end`,
  );
