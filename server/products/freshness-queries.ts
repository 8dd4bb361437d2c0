import type { Db, Fragment } from '../database/connect.ts';

/** Of what a seller lists within a day so many stand where they are new … */
const EACH = 3;
/** … and each further so many as if listed another 30 days earlier, but at most ten years. */
const SPREAD_MINUTES = 30 * 24 * 60;
const MOST_SPREAD = 120;
/** Whatever has no picture comes after whatever has one. */
const WITHOUT_PICTURE_MINUTES = 100 * 365 * 24 * 60;
const DAY_MS = 86_400_000;

/**
 * Where a bike stands in the default order, the largest first: minutes since 1970 when it was listed, less what is taken
 * off. It is the `nth`, from 1, that its seller lists within a day.
 */
export const freshness = (db: Db, { minutes, nth, imageUrl }: Record<'minutes' | 'nth' | 'imageUrl', Fragment>) => db`
  ${minutes} - ${SPREAD_MINUTES}::int * least(${MOST_SPREAD}::int, (${nth} - 1) / ${EACH}::int)::int
    - case when ${imageUrl} = '' then ${WITHOUT_PICTURE_MINUTES}::int else 0 end`;

/**
 * That of a bike `n` which is the `n.nth` that its seller lists now; what they listed the day before counts as well, also
 * what left the market since.
 */
export const freshnessOf = (db: Db, sellerId: string, listedAt: Date) =>
  freshness(db, {
    minutes: db`${Math.floor(listedAt.getTime() / 60_000)}::int`,
    nth: db`(n.nth + (
      select count(*) from (select from products
        where seller_id = ${sellerId} and id >= ${lowestIdAt(listedAt.getTime() - DAY_MS)}
        limit ${EACH * MOST_SPREAD}) before))`,
    imageUrl: db`n.image_url`,
  });

/** The same when the picture's address of a bike `p` becomes another. */
export const freshnessAfter = (db: Db, imageUrl: string) => db`
  p.freshness + ${WITHOUT_PICTURE_MINUTES}::int * ((p.image_url = '')::int - (${imageUrl}::text = '')::int)`;

/** Listing times stand in the ids. */
function lowestIdAt(ms: number) {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
