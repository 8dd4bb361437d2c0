import { PAGE_SIZE } from '#contract/page.ts';
import type { Found, SearchWish } from '#contract/search.ts';
import type { Sql } from '../database/connect.ts';
import { productsOnMarket } from '../products/products.ts';
import type { Viewer } from '../viewer.ts';
import { boundsOf } from './bounds.ts';
import { choicesOf } from './choices.ts';
import { exactly } from './count.ts';
import { find } from './find.ts';
import type { FoundRow } from './found.ts';
import { instead } from './instead.ts';
import { type Measured, measure } from './measure.ts';
import { type Sizes, sizesFor } from './sizes.ts';
import { spotOf, written } from './spot.ts';
import { startOf } from './start.ts';
import { marketWords } from './understanding/market-words.ts';
import { type Understood, understand } from './understanding/understand.ts';

/** One page of what fits. */
export async function search(
  { sql, searchSql }: Record<'sql' | 'searchSql', Sql>,
  viewer: Viewer | undefined,
  wish: SearchWish,
  sizes?: Sizes,
): Promise<Found> {
  const vocabulary = await marketWords(sql);
  const understood = understand(wish, vocabulary);
  const { filters, words, sort } = understood;
  const after = wish.after === undefined ? undefined : spotOf(wish.after, sort);
  const bounds = boundsOf(understood);
  const spot = startOf(sort, bounds, after);
  const measured = await measure(searchSql, { bounds, spot, choices: !after, sizes: sizes ?? sizesFor(words) });
  const sought = { sort, spot, bounds, brands: measured.chosen.map(({ id }) => id) };
  const found = await find(searchSql, sought, measured);
  const page = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
  const products = await productsOnMarket(
    sql,
    viewer,
    page.map(({ id }) => id),
  );
  return {
    products,
    ...(last && { after: written({ sort, at: last.at, id: last.id }) }),
    total: totalOf(found, measured, { isAll: !after && !last }),
    meant: meantBy(understood),
    ...(!after && { choices: choicesOf(measured, filters) }),
    nearest: after || page.length ? [] : await instead(searchSql, { wish, understood, vocabulary }, sought, measured),
  };
}

function totalOf([first, ...others]: FoundRow[], measured: Measured, { isAll }: { isAll: boolean }) {
  if (isAll) return exactly(first ? others.length + 1 : 0);
  return first?.fitting === undefined ? measured.total(others.length + 1) : exactly(first.fitting);
}

function meantBy({ filters, words, sort, chips, correction }: Understood): Found['meant'] {
  const q = words.join(' ');
  return { wish: { ...(q && { q }), ...filters }, sort, chips, ...(correction && { correction }) };
}
