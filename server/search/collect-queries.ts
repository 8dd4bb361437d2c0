import { EARLIEST_MODEL_YEAR } from '#contract/product-facts.ts';
import type { Sort } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import type { Bounds, Range } from './bounds.ts';
import { combinations } from './combinations.ts';
import { among, fits } from './fits.ts';
import { type Fragment, fixed } from './fixed.ts';
import { type FoundRow, MOST_FOUND } from './found.ts';
import { beyond, inOrder, place } from './order.ts';
import type { Spot } from './spot.ts';

export type Index = 'brands' | 'models' | 'places' | 'price' | 'kilometres' | 'year' | 'engine' | 'traits' | 'words';

interface Collected {
  index: Index;
  sort: Sort;
  spot: Spot;
  brands: string[];
  bounds: Bounds;
}

/** Everything that one index leads to is looked at; what fits is counted and brought into its order. */
export const collect = (db: Db, { index, sort, spot, brands, bounds }: Collected) => db<FoundRow[]>`
  with collected as materialized (
    select product_id, ${sort === 'best' ? tier(db, bounds) : place(db, sort)} as at from shelf
    where ${lookedUp[index](db, bounds, brands)} and ${among(db, brands)} and ${fits(db, bounds)})
  select product_id as id, at, (select count(*) from collected) as fitting from collected
  where ${beyond(db, spot)} order by ${inOrder(db, sort)} limit ${fixed(db, MOST_FOUND)}`;

/** Those whose title says it all come first. */
const tier = (db: Db, { titled }: Bounds) =>
  db`case when terms @> ${titled.map((word) => `^${word}`)}::text[] then 0::bigint else 1 end`;

const lookedUp: Record<Index, (db: Db, bounds: Bounds, brands: string[]) => Fragment> = {
  brands: (db, _, brands) => db`category_id = any(${brands}::uuid[])`,
  models: (db, { models }) => db`model_id = any(${models}::text[])`,
  places: (db, { places }) => db`place_id = any(${places}::int[])`,
  price: (db, { cents }, brands) => db`
    category_id = any(${brands}::uuid[]) and price_cents >= ${cents.from}::int and price_cents <= ${cents.to}::int`,
  kilometres: (db, bounds) => ridden(db, bounds),
  year: (db, { cents, years }) => db`
    model_year = any(${each(years)}::smallint[])
      and price_cents >= ${cents.from}::int and price_cents <= ${cents.to}::int`,
  engine: (db, { cc }) => db`engine_cc >= ${cc.from}::smallint and engine_cc <= ${cc.to}::smallint`,
  traits: (db, bounds) => db`traits = any(${combinations(bounds.refused)}::int[]) and ${ridden(db, bounds)}`,
  words: (db, { words }) => db`terms @> ${words}::text[]`,
};

const ridden = (db: Db, { kilometres }: Bounds) =>
  db`kilometres >= ${kilometres.from}::int and kilometres <= ${kilometres.to}::int`;

/** Nobody says a year before the first motorbikes, or after next year. */
function each({ from, to }: Range): number[] {
  const [first, last] = [Math.max(from, EARLIEST_MODEL_YEAR), Math.min(to, new Date().getUTCFullYear() + 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => first + more);
}
