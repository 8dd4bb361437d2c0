import type { Sort } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import { BEYOND, type Bounds } from './bounds.ts';
import { fits } from './fits.ts';
import type { Fragment } from './fixed.ts';
import { type FoundRow, MOST_FOUND } from './found.ts';
import { place, YEAR } from './order.ts';
import { HIGHEST_ID, LOWEST_ID, type Spot } from './spot.ts';

type Walked = Exclude<Sort, 'best' | 'nearest'>;

/** One index and one way along it: where a brand's bikes are entered and left, and how they lie. */
interface Way {
  stretch: Fragment;
  order: Fragment;
}

/** With so many brands; those that are fewer leave some empty, so that there are few statements. */
const BRANCHES = [1, 4, 12, 40];

/** The bikes of each brand in their order, from the spot on, until enough of them fit. */
export const walk = (
  db: Db,
  { sort, spot, brands, bounds }: { sort: Walked; spot: Spot | undefined; brands: string[]; bounds: Bounds },
) => {
  const { stretch, order } = ways[sort](db, bounds, spot);
  const branch = (brand: string | null) => db`
    (select product_id, price_cents, model_year, kilometres from shelf
      where category_id = ${brand}::uuid and ${stretch} and ${fits(db, bounds)} order by ${order} limit ${MOST_FOUND})`;
  return db<FoundRow[]>`
    select product_id as id, ${place(db, sort)} as at from (
      ${padded(brands).map((brand, nth) => (nth ? db`union all ${branch(brand)}` : branch(brand)))}
    ) walked order by ${order} limit ${MOST_FOUND}`;
};

const padded = (brands: string[]) => {
  const length = BRANCHES.find((most) => most >= brands.length) ?? brands.length;
  return [...brands, ...Array<null>(length - brands.length).fill(null)];
};

// One lower bound, one upper: with two of a kind the index is entered at the wrong one.
const ways: Record<Walked, (db: Db, bounds: Bounds, spot?: Spot) => Way> = {
  newest: (db, _, spot) => ({ stretch: db`product_id < ${spot?.id ?? HIGHEST_ID}::uuid`, order: db`product_id desc` }),
  'price-up': (db, { cents }, spot) => {
    const { at, id } = spot && spot.at >= cents.from ? spot : { at: cents.from, id: LOWEST_ID };
    return {
      stretch: db`(price_cents, product_id) > (${at}::int, ${id}::uuid) and price_cents <= ${cents.to}::int`,
      order: db`price_cents, product_id`,
    };
  },
  'price-down': (db, { cents }, spot) => {
    const { at, id } = spot && -spot.at <= cents.to ? spot : { at: -cents.to, id: HIGHEST_ID };
    return {
      stretch: db`(price_cents, product_id) < (${-at}::int, ${id}::uuid) and price_cents >= ${cents.from}::int`,
      order: db`price_cents desc, product_id desc`,
    };
  },
  kilometres: (db, { kilometres }, spot) => {
    const { at, id } = spot && spot.at >= kilometres.from ? spot : { at: kilometres.from, id: LOWEST_ID };
    return {
      stretch: db`(kilometres, product_id) > (${at}::int, ${id}::uuid) and kilometres <= ${kilometres.to}::int`,
      order: db`kilometres, product_id`,
    };
  },
  year: (db, { years }, spot) => {
    const highest = { year: years.to, cents: BEYOND.cents.to, id: HIGHEST_ID };
    const reached = spot && { year: Math.floor(-spot.at / YEAR), cents: -spot.at % YEAR, id: spot.id };
    const { year, cents, id } = reached && reached.year <= years.to ? reached : highest;
    return {
      stretch: db`(model_year, price_cents, product_id) < (${year}::smallint, ${cents}::int, ${id}::uuid)
        and model_year >= ${years.from}::smallint`,
      order: db`model_year desc, price_cents desc, product_id desc`,
    };
  },
};
