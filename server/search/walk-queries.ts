import type { Sort } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { among, fits } from './fits.ts';
import { type Fragment, fixed } from './fixed.ts';
import { type FoundRow, MOST_FOUND } from './found.ts';
import { place, YEAR } from './order.ts';
import type { Spot } from './spot.ts';

type Walked = Exclude<Sort, 'best' | 'nearest'>;

/** One way along an index: where it is entered and left, and how the bikes lie there. */
interface Way {
  stretch: Fragment;
  order: Fragment;
  /** There is an index of each brand's own bikes in this order. */
  byBrand?: true;
}

interface Walk {
  sort: Walked;
  spot: Spot;
  brands: string[];
  bounds: Bounds;
}

/** The bikes in their order, from the spot on, until enough of them fit. */
export const walk = (db: Db, { sort, spot, brands, bounds }: Walk) => {
  const { stretch, order, byBrand } = ways[sort](db, bounds, spot);
  const [brand, another] = brands;
  return db<FoundRow[]>`
    select product_id as id, ${place(db, sort)} as at from shelf
    where ${byBrand && !another ? db`category_id = ${brand ?? null}::uuid` : among(db, brands)} and ${stretch}
      and ${fits(db, bounds)}
    order by ${order} limit ${fixed(db, MOST_FOUND)}`;
};

// One lower bound, one upper: with two of a kind the index is entered at the wrong one.
const ways: Record<Walked, (db: Db, bounds: Bounds, spot: Spot) => Way> = {
  newest: (db, _, { id }) => ({
    stretch: db`product_id < ${id}::uuid`,
    order: db`product_id desc`,
    byBrand: true,
  }),
  'price-up': (db, { cents }, { at, id }) => ({
    stretch: db`(price_cents, product_id) > (${at}::int, ${id}::uuid) and price_cents <= ${cents.to}::int`,
    order: db`price_cents, product_id`,
    byBrand: true,
  }),
  'price-down': (db, { cents }, { at, id }) => ({
    stretch: db`(price_cents, product_id) < (${-at}::int, ${id}::uuid) and price_cents >= ${cents.from}::int`,
    order: db`price_cents desc, product_id desc`,
    byBrand: true,
  }),
  kilometres: (db, { kilometres }, { at, id }) => ({
    stretch: db`(kilometres, product_id) > (${at}::int, ${id}::uuid) and kilometres <= ${kilometres.to}::int`,
    order: db`kilometres, product_id`,
  }),
  year: (db, { years }, { at, id }) => ({
    stretch: db`(model_year, price_cents, product_id)
        < (${Math.floor(-at / YEAR)}::smallint, ${-at % YEAR}::int, ${id}::uuid)
      and model_year >= ${years.from}::smallint`,
    order: db`model_year desc, price_cents desc, product_id desc`,
  }),
};
