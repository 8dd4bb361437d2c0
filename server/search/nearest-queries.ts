import { type HitRow, MOST_HITS } from './hit.ts';
import { AMONG_BRANDS, fits, type Said } from './matches.ts';
import { BEYOND_CURSOR } from './order.ts';
import { statementsBy } from './statement.ts';

/** The bikes of some towns, those of the first town first, of each the newest first. */
export const nearest = statementsBy<Said, HitRow>(
  (said) => `
    select product_id as id, at from (
      select product_id, town.at from unnest(:towns::int[], :towns_at::bigint[]) as town (id, at)
        join shelf on place_id = town.id
      where ${fits(said)} and ${AMONG_BRANDS}) found
    where ${BEYOND_CURSOR} order by at, product_id desc limit ${MOST_HITS}`,
);
