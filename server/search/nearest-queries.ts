import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { among, fits } from './fits.ts';
import { fixed } from './fixed.ts';
import { type FoundRow, MOST_FOUND } from './found.ts';
import { beyond } from './order.ts';
import type { Spot } from './spot.ts';

interface Wanted {
  towns: { id: number; at: number }[];
  spot: Spot;
  brands: string[];
  bounds: Bounds;
}

/** The bikes of some towns, those of the first town first, of each the newest first. */
export const nearest = (db: Db, { towns, spot, brands, bounds }: Wanted) => db<FoundRow[]>`
  select product_id as id, at from (
    select product_id, town.at from unnest(${towns.map(({ id }) => id)}::int[], ${towns.map(({ at }) => at)}::bigint[])
      as town (id, at) join shelf on place_id = town.id
    where ${fits(db, { ...bounds, places: [] })} and ${among(db, brands)}
  ) collected where ${beyond(db, spot)} order by at, product_id desc limit ${fixed(db, MOST_FOUND)}`;
