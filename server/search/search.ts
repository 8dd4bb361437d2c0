import { PAGE_SIZE } from '#contract/page.ts';
import type { Found, SearchWish } from '#contract/search.ts';
import type { Sql } from '../database/connect.ts';
import { productsOnMarket } from '../products/products.ts';
import type { Viewer } from '../viewer.ts';
import { boundsOf } from './bounds.ts';
import { choicesOf } from './choices.ts';
import { exactly } from './count.ts';
import { find } from './find.ts';
import { instead } from './instead.ts';
import { measure } from './measure.ts';
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
  const measured = await measure(searchSql, { bounds, sort, spot, choices: !after, sizes: sizes ?? sizesFor(words) });
  const brands = measured.chosen.map(({ id }) => id);
  const found = await find(searchSql, { sort, spot, bounds, brands }, measured);
  const page = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
  const products = await productsOnMarket(
    sql,
    viewer,
    page.map(({ id }) => id),
  );
  return {
    products,
    ...(last && { after: written({ sort, ...last }) }),
    total: after || last ? measured.total : exactly(page.length),
    meant: meantBy(understood),
    ...(!after && { choices: choicesOf(measured, filters) }),
    nearest: after || page.length ? [] : instead(wish, understood, measured, vocabulary),
  };
}

function meantBy({ filters, words, sort, chips, correction }: Understood): Found['meant'] {
  const q = words.join(' ');
  return { wish: { ...(q && { q }), ...filters }, sort, chips, ...(correction && { correction }) };
}
