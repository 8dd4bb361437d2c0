import type { Db, Fragment } from '../database/connect.ts';

/** This many of a seller's bikes of one day keep their listing time … */
const EACH = 3;
/** … and each further group counts as 30 days older, at most ten years. */
const SPREAD_MINUTES = 30 * 24 * 60;
const MOST_SPREAD = 120;
/** Sorts bikes without a picture last. */
const WITHOUT_PICTURE_MINUTES = 100 * 365 * 24 * 60;
const DAY_MS = 86_400_000;

/** Sort key of the default order, descending: minutes since 1970, less penalties. `nth` of the seller's day, from 1. */
export const freshness = (db: Db, { minutes, nth, imageUrl }: Record<'minutes' | 'nth' | 'imageUrl', Fragment>) => db`
  ${minutes} - ${SPREAD_MINUTES}::int * least(${MOST_SPREAD}::int, (${nth} - 1) / ${EACH}::int)::int
    - case when ${imageUrl} = '' then ${WITHOUT_PICTURE_MINUTES}::int else 0 end`;

/** Freshness of a new bike `n`. The seller's bikes of the day before count too, also removed ones. */
export const freshnessOf = (db: Db, sellerId: string, listedAt: Date) =>
  freshness(db, {
    minutes: db`${Math.floor(listedAt.getTime() / 60_000)}::int`,
    nth: db`(n.nth + (
      select count(*) from (select 1 from products
        where seller_id = ${sellerId} and id >= ${lowestIdAt(listedAt.getTime() - DAY_MS)}
        limit ${EACH * MOST_SPREAD}) before))`,
    imageUrl: db`n.image_url`,
  });

export const freshnessAfter = (db: Db, imageUrl: string) => db`
  p.freshness + ${WITHOUT_PICTURE_MINUTES}::int * ((p.image_url = '')::int - (${imageUrl}::text = '')::int)`;

/** Ids are UUIDs of version 7, which begin with the time. */
function lowestIdAt(ms: number) {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
