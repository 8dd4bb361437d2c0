import { PAGE_SIZE } from '#contract/page.ts';
import type { Found, SearchWish } from '#contract/search.ts';
import type { Market } from '../market.ts';
import { productsOnMarket } from '../products/products.ts';
import type { Viewer } from '../viewer.ts';
import { boundsOf } from './bounds.ts';
import { choicesOf } from './choices.ts';
import { exactly } from './count.ts';
import { find } from './find.ts';
import { instead } from './instead.ts';
import { measure } from './measure.ts';
import { spotOf, written } from './spot.ts';
import { marketWords } from './understanding/market-words.ts';
import { type Understood, understand } from './understanding/understand.ts';

/** One page of what fits. */
export async function search(
  { sql, searchSql }: Pick<Market, 'sql' | 'searchSql'>,
  viewer: Viewer | undefined,
  wish: SearchWish,
): Promise<Found> {
  const vocabulary = await marketWords(sql);
  const understood = understand(wish, vocabulary);
  const { filters, words, sort } = understood;
  const spot = wish.after === undefined ? undefined : spotOf(wish.after, sort);
  const bounds = boundsOf(filters, words);
  const measured = await measure(searchSql, { bounds, sort, spot, choices: !spot });
  const found = await find(searchSql, { sort, spot, bounds }, measured);
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
    total: spot || last ? measured.total : exactly(page.length),
    meant: meantBy(understood),
    ...(!spot && { choices: choicesOf(measured, filters) }),
    nearest: spot || page.length ? [] : instead(wish, understood, measured, vocabulary),
  };
}

function meantBy({ filters, words, sort, chips, correction }: Understood): Found['meant'] {
  const q = words.join(' ');
  return { wish: { ...(q && { q }), ...filters }, sort, chips, ...(correction && { correction }) };
}
