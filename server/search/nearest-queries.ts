import { prepared, sql } from '../database/prepared-statement.ts';
import { type HitRow, MOST_HITS } from './hit.ts';
import { AMONG_BRANDS, type FilterShape, fits } from './matches.ts';
import { BEYOND_CURSOR } from './order-queries.ts';
import { param, type SearchValues } from './parameters.ts';

export const nearest = prepared<FilterShape, SearchValues, HitRow>(
  (shape) => sql`
    select product_id as id, at from (
      select product_id, town.at from unnest(${param.towns}::int[], ${param.townsAt}::bigint[]) as town (id, at)
        join shelf on place_id = town.id
      where ${fits(shape)} and ${AMONG_BRANDS}) found
    where ${BEYOND_CURSOR} order by at, product_id desc limit ${MOST_HITS}`,
);
