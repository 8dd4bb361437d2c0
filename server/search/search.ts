import { PAGE_SIZE } from '#contract/pagination.ts';
import type { Found, SearchWish } from '#contract/search.ts';
import type { Sql } from '../database/connect.ts';
import { type ProductRow, productRowsOnMarket } from '../products/products.ts';
import { boundsOf } from './bounds.ts';
import { exactly } from './count.ts';
import { decodeCursor, encodeCursor, relaxationOf, withoutTier } from './cursor.ts';
import { facetsOf } from './facets.ts';
import { find } from './find.ts';
import type { HitRow } from './hit.ts';
import { type Measured, measure } from './measure.ts';
import type { PageQuery } from './page-query.ts';
import { marketWords } from './query-parser/market-words.ts';
import { type Understood, understand } from './query-parser/query-parser.ts';
import { relaxations } from './query-parser/relaxations.ts';
import { alternatives } from './relaxations.ts';
import { type Sizes, sizesFor } from './sizes.ts';
import { startOf } from './start.ts';

type Connections = Record<'sql' | 'searchSql', Sql>;

interface Attempt {
  understood: Understood;
  pageQuery: PageQuery;
  measured: Measured;
  found: HitRow[];
}

export interface FoundRows extends Omit<Found, 'products'> {
  rows: ProductRow[];
}

export async function search(connections: Connections, wish: SearchWish, sizes?: Sizes): Promise<FoundRows> {
  const vocabulary = await marketWords(connections.sql);
  const understood = understand(wish, vocabulary, wish.after === undefined ? 0 : relaxationOf(wish.after));
  const first = await attempt(connections, wish, understood, sizes);
  if (first.found.length || wish.after) return pageOf(connections, wish, first);
  for (const relaxed of relaxations(wish, vocabulary)) {
    const next = await attempt(connections, wish, relaxed, sizes);
    if (next.found.length) return pageOf(connections, wish, next);
  }
  const nearest = await alternatives(
    connections.searchSql,
    { wish, understood, vocabulary },
    first.pageQuery,
    first.measured,
  );
  return { ...(await pageOf(connections, wish, first)), nearest };
}

async function attempt(
  { searchSql }: Connections,
  wish: SearchWish,
  understood: Understood,
  sizes = sizesFor(understood.words),
): Promise<Attempt> {
  const { sort } = understood;
  const bounds = boundsOf(understood);
  const cursor = startOf(sort, bounds, wish.after === undefined ? undefined : decodeCursor(wish.after, sort));
  const measured = await measure(searchSql, { bounds, cursor: withoutTier(cursor), choices: !wish.after, sizes });
  const pageQuery = { sort, cursor, bounds, brands: measured.chosen.map(({ id }) => id) };
  return { understood, pageQuery, measured, found: await find(searchSql, pageQuery, measured) };
}

async function pageOf(
  { sql }: Connections,
  { after }: SearchWish,
  { understood, measured, found }: Attempt,
): Promise<FoundRows> {
  const { sort, filters, relaxation } = understood;
  const page = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
  const rows = await productRowsOnMarket(
    sql,
    page.map(({ id }) => id),
  );
  return {
    rows,
    ...(last && { after: encodeCursor({ sort, at: last.at, id: last.id }, relaxation) }),
    total: totalOf(found, measured, { isAll: !after && !last }),
    meant: meantBy(understood),
    ...(!after && { choices: facetsOf(measured, filters) }),
    relaxed: relaxation > 0,
    nearest: [],
  };
}

function totalOf([first, ...others]: HitRow[], measured: Measured, { isAll }: { isAll: boolean }) {
  if (isAll) return exactly(first ? others.length + 1 : 0);
  return first?.fitting === undefined ? measured.total(others.length + 1) : exactly(first.fitting);
}

function meantBy({ filters, words, optional, unwanted, sort, chips, correction }: Understood): Found['meant'] {
  const q = [...words, ...optional, ...unwanted.map((terms) => `-${terms.join('')}`)].join(' ');
  return { wish: { ...(q && { q }), ...filters }, sort, chips, ...(correction && { correction }) };
}
