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
import { Measured, measure } from './measure.ts';
import { type BikeColumns, findRows, lookAt, measuredRow } from './memory-index/memory-index.ts';
import type { PageQuery } from './page-query.ts';
import { marketWords } from './query-parser/market-words.ts';
import { type Understood, understand } from './query-parser/query-parser.ts';
import { relaxations } from './query-parser/relaxations.ts';
import { alternatives } from './relaxations.ts';
import { type Sizes, sizesFor } from './sizes.ts';
import { startOf } from './start.ts';

interface Sources extends Record<'sql' | 'searchSql', Sql> {
  /** Searched instead of the database. */
  columns?: BikeColumns | undefined;
}

interface Attempt {
  understood: Understood;
  pageQuery: PageQuery;
  measured: Measured;
  found: HitRow[];
}

export interface FoundRows extends Omit<Found, 'products'> {
  rows: ProductRow[];
}

export async function search(sources: Sources, wish: SearchWish, sizes?: Sizes): Promise<FoundRows> {
  const vocabulary = await marketWords(sources.sql);
  const understood = understand(wish, vocabulary, wish.after === undefined ? 0 : relaxationOf(wish.after));
  const first = await attempt(sources, wish, understood, sizes);
  if (first.found.length || wish.after) return pageOf(sources, wish, first);
  for (const relaxed of relaxations(wish, vocabulary)) {
    const next = await attempt(sources, wish, relaxed, sizes);
    if (next.found.length) return pageOf(sources, wish, next);
  }
  const nearest = await alternatives(
    sources.searchSql,
    { wish, understood, vocabulary },
    first.pageQuery,
    first.measured,
  );
  return { ...(await pageOf(sources, wish, first)), nearest };
}

async function attempt(
  { searchSql, columns }: Sources,
  wish: SearchWish,
  understood: Understood,
  sizes = sizesFor(understood.words),
): Promise<Attempt> {
  const { sort } = understood;
  const bounds = boundsOf(understood);
  const cursor = startOf(sort, bounds, wish.after === undefined ? undefined : decodeCursor(wish.after, sort));
  if (columns) return { understood, ...attemptInMemory(columns, { sort, bounds, cursor }, !wish.after) };
  const measured = await measure(searchSql, { bounds, cursor: withoutTier(cursor), choices: !wish.after, sizes });
  const pageQuery = { sort, cursor, bounds, brands: measured.chosen.map(({ id }) => id) };
  return { understood, pageQuery, measured, found: await find(searchSql, pageQuery, measured) };
}

function attemptInMemory(columns: BikeColumns, wanted: Omit<PageQuery, 'brands'>, choices: boolean) {
  const { bounds } = wanted;
  const looked = lookAt(columns, bounds);
  const measured = new Measured(measuredRow(columns, looked, bounds, choices), { bounds });
  const pageQuery = { ...wanted, brands: measured.chosen.map(({ id }) => id) };
  return { pageQuery, measured, found: findRows(columns, looked, pageQuery) };
}

async function pageOf(
  { sql }: Sources,
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
