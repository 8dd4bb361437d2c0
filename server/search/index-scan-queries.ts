import type { Sort } from '#contract/search.ts';
import { type HitRow, MOST_HITS } from './hit.ts';
import { AMONG_BRANDS, fits, type Said } from './matches.ts';
import { PLACE } from './order.ts';
import { statementsBy } from './statement.ts';

export type Walked = Exclude<Sort, 'nearest'>;

/** One way along an index. */
interface Way {
  /** Where it is entered and left; the bikes of the first stretch come first. */
  stretches: string[];
  /** How the bikes lie there. */
  order: string;
  /** There is an index of each brand's own bikes in this order. */
  byBrand: boolean;
}

interface Kind extends Said {
  sort: Walked;
  ofOneBrand: boolean;
}

/** The bikes in their order, from the spot on, until enough of them fit. */
export const walk = statementsBy<Kind, HitRow>(({ sort, ofOneBrand, ...said }) => {
  const { stretches, order, byBrand } = ways[sort];
  const stretch = (where: string) => `(
    select product_id, ${PLACE} as at, price_cents, model_year, kilometres, freshness from shelf
    where ${byBrand && ofOneBrand ? 'category_id = (:brands::uuid[])[1]' : AMONG_BRANDS}
      and ${where} and ${fits(said)}
    order by ${order} limit ${MOST_HITS})`;
  return `
    select product_id as id, at from (${stretches.map(stretch).join(' union all ')}) walked
    order by ${order} limit ${MOST_HITS}`;
});

// One lower bound, one upper: with two of a kind the index is entered at the wrong one.
const ways: Record<Walked, Way> = {
  newest: { stretches: ['product_id < :id::uuid'], order: 'product_id desc', byBrand: false },
  best: {
    stretches: ['(freshness, product_id) < (:at_freshness::int, :id::uuid)'],
    order: 'freshness desc, product_id desc',
    byBrand: true,
  },
  'price-up': {
    stretches: ['(price_cents, product_id) > (:at::int, :id::uuid) and price_cents <= :most_cents::int'],
    order: 'price_cents, product_id',
    byBrand: true,
  },
  'price-down': {
    stretches: ['(price_cents, product_id) < (:at_cents::int, :id::uuid) and price_cents >= :least_cents::int'],
    order: 'price_cents desc, product_id desc',
    byBrand: true,
  },
  kilometres: {
    stretches: ['(kilometres, product_id) > (:at::int, :id::uuid) and kilometres <= :most_kilometres::int'],
    order: 'kilometres, product_id',
    byBrand: false,
  },
  // Of each year only what is in the range of prices.
  year: {
    stretches: [
      `model_year = :at_year::smallint and (price_cents, product_id) < (:at_cents::int, :id::uuid)
        and price_cents >= :least_cents::int`,
      `model_year < :at_year::smallint and model_year >= :least_year::smallint
        and price_cents >= :least_cents::int and price_cents <= :most_cents::int`,
    ],
    order: 'model_year desc, price_cents desc, product_id desc',
    byBrand: false,
  },
};
