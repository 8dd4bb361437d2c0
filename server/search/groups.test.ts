import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SearchAddress, SearchFields } from '#contract/search.ts';
import { BULK_MODELS, listBulk } from '../../test/bulk-products.ts';
import { openMarket } from '../../test/market.ts';
import { boundsOf } from './bounds.ts';
import type { Cursor } from './cursor.ts';
import { MOST_HITS } from './hit.ts';
import { branchesFor, type Grouped, type PriceSort, walk, walkGroups } from './index-scan-queries.ts';
import { filterShape, valuesFor } from './page-query.ts';
import { marketWords } from './query-parser/market-words.ts';
import { understand } from './query-parser/query-parser.ts';
import { startOf } from './start.ts';

const BIKES = 400;
const market = await openMarket();
const { sql } = market.market;
const seller = await market.person('seller');
await listBulk(sql, await sql<{ id: string }[]>`select id from users where email = ${seller.email}`, BIKES);
const brands = (await sql<{ id: string }[]>`select id from categories`).map(({ id }) => id);
const model = BULK_MODELS.slice(0, 6).join();

/** To the end, both ways. */
async function pagesOf(wish: SearchAddress, group: Grouped) {
  const understood = understand(SearchFields.parse(wish), await marketWords(sql));
  const [sort, bounds] = [understood.sort as PriceSort, boundsOf(understood)];
  const pages: string[][] = [];
  for (let cursor: Cursor | undefined = startOf(sort, bounds); cursor; ) {
    const query = { sort, bounds, brands, cursor };
    const [shape, values] = [filterShape(query), valuesFor(query)];
    const all = await walk(sql, { sort, ofOneBrand: false, ...shape }, values);
    const branches = branchesFor((group === 'year' ? values.eachYear : values.models).length);
    const grouped = await walkGroups(sql, { sort, group, branches, ...shape }, values);
    assert.deepEqual([...grouped], [...all], JSON.stringify(wish));
    pages.push(grouped.map(({ id }) => id));
    const last = grouped[MOST_HITS - 2];
    cursor = grouped.length === MOST_HITS && last ? { sort, ...last } : undefined;
  }
  return pages;
}

for (const sort of ['price-up', 'price-down'] as const) {
  test(`${sort}: a family is the same whether all bikes are walked or each of its models`, async () => {
    const words = { q: 'velvet', literal: 'yes' } as const;
    for (const more of [{}, { minPrice: '300', maxPrice: '700' }, { minYear: '2015' }, words])
      assert.ok((await pagesOf({ model, sort, ...more }, 'models')).length > 1, JSON.stringify(more));
  });

  test(`${sort}: some years are the same whether all bikes are walked or each year`, async () => {
    for (const more of [{}, { maxPrice: '700' }, { model }])
      assert.ok((await pagesOf({ minYear: '2012', maxYear: '2020', sort, ...more }, 'year')).length > 1);
  });
}
