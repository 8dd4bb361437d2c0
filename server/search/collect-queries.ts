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

export type Index = 'brands' | 'models' | 'places' | 'price' | 'kilometres' | 'year' | 'traits' | 'words';

interface Collected {
  index: Index;
  sort: Sort;
  spot: Spot;
  brands: string[];
  bounds: Bounds;
}

/** Everything that one index leads to is looked at; what fits is brought into its order. */
export const collect = (db: Db, { index, sort, spot, brands, bounds }: Collected) => db<FoundRow[]>`
  select product_id as id, at from (
    select product_id, ${bounds.words.length && sort === 'best' ? tier(db, bounds) : place(db, sort)} as at from shelf
    where ${lookedUp[index](db, bounds, brands)} and ${fits(db, bounds)}
      and ${among(db, brands)}
  ) collected where ${beyond(db, spot)} order by ${inOrder(db, sort)} limit ${fixed(db, MOST_FOUND)}`;

/** Those with all the words in the title come first. */
const tier = (db: Db, { words }: Bounds) =>
  db`case when terms @> ${words.map((word) => `^${word}`)}::text[] then 0::bigint else 1 end`;

const byBrand = (db: Db, brands: string[]) => db`category_id = any(${brands}::uuid[])`;

const lookedUp: Record<Index, (db: Db, bounds: Bounds, brands: string[]) => Fragment> = {
  brands: (db, _, brands) => byBrand(db, brands),
  models: (db, { models }) => db`model_id = any(${models}::text[])`,
  places: (db, { places }) => db`place_id = any(${places}::int[])`,
  price: (db, { cents }, brands) => db`
    ${byBrand(db, brands)} and price_cents >= ${cents.from}::int and price_cents <= ${cents.to}::int`,
  kilometres: (db, { kilometres }, brands) => db`
    ${byBrand(db, brands)} and kilometres >= ${kilometres.from}::int and kilometres <= ${kilometres.to}::int`,
  year: (db, { cents, years }, brands) => db`
    ${byBrand(db, brands)} and model_year = any(${each(years)}::smallint[])
      and price_cents >= ${cents.from}::int and price_cents <= ${cents.to}::int`,
  traits: (db, { kilometres, refused }) => db`
    traits = any(${combinations(refused)}::int[])
      and kilometres >= ${kilometres.from}::int and kilometres <= ${kilometres.to}::int`,
  words: (db, { words }) => db`terms @> ${words}::text[]`,
};

/** Nobody says a year before the first motorbikes, or after next year. */
function each({ from, to }: Range): number[] {
  const [first, last] = [Math.max(from, EARLIEST_MODEL_YEAR), Math.min(to, new Date().getUTCFullYear() + 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => first + more);
}
