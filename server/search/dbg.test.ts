import { test } from 'node:test';
import { SearchFields } from '#contract/search.ts';
import { listCrowd } from '../../test/crowd.ts';
import { openMarket } from '../../test/market.ts';
import { search } from './search.ts';
const market = await openMarket();
const { sql } = market.market;
const s = await market.person('seller');
const ids = await sql<{ id: string }[]>`select id from users where email = ${s.email}`;
await listCrowd(sql, ids, 100);
test('x', async () => {
  const r = await search({ sql, searchSql: sql }, undefined, SearchFields.parse({ q: 'garaged' }));
  console.log(JSON.stringify(r.total), r.products.length, JSON.stringify(r.meant), await sql`select count(*) from shelf where terms @> '{garaged}'`, await sql`select terms from shelf limit 3`);
});
