import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SearchAddress, SearchFields, SORTS, type Sort, searchProducts } from '#contract/search.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';
import { decodeCursor, encodeCursor, HIGHEST_ID, LOWEST_ID, tierOf, UNRANKED } from './cursor.ts';
import { search } from './search.ts';

const DHAKA = '1185241';
const market = await openMarket();
const seller = await market.person('seller');
for (let bikes = 0; bikes < 26; bikes++) await aProductOf(seller, { placeId: Number(DHAKA) });

const found = (query: SearchAddress) => market.nobody.call(searchProducts, { query });

function forged(sort: Sort, at: bigint, id: string): string {
  const bytes = Buffer.from(encodeCursor({ sort, at: 0, id }), 'base64url');
  bytes.writeBigInt64BE(at, 1);
  return bytes.toString('base64url');
}

const [WIDE, WIDEST] = [2n ** 31n, 2n ** 46n];
const places = [0n, 1n, 2n, 3n, WIDE - 1n, WIDE, WIDEST - 1n, WIDEST, 2n ** 53n, 2n ** 63n - 1n];

test('where a page starts can be made up, and does no harm', async () => {
  const statuses = new Set<number>();
  const tried = async (sort: Sort, at: bigint, id: string) => {
    const { status, body } = await found({ q: 'yamaha', place: DHAKA, sort, after: forged(sort, at, id) });
    assert.ok(status === 400 ? body.code === 'bad-input' : status === 200, `${sort} ${at} ${id}: ${status}`);
    statuses.add(status);
  };
  for (const sort of SORTS)
    await Promise.all(places.flatMap((at) => [tried(sort, at, LOWEST_ID), tried(sort, -at, HIGHEST_ID)]));
  assert.deepEqual(statuses, new Set([200, 400]));
});

test('where a page of another order starts is refused', async () => {
  const { body } = await found({ sort: 'price-up' });
  assert.equal((await found({ sort: 'price-down', ...(body.after && { after: body.after }) })).status, 400);
});

test('however a page starts, too many bikes are not brought into an order', async () => {
  const { sql } = market.market;
  await sql`
    insert into shelf_counts select 'brand', id::text, 1000000 from categories where brand_name = 'YAMAHA'`;
  const after = forged('best', 1n - WIDE, HIGHEST_ID.replace('f', 'e'));
  const wish = SearchFields.parse({ q: 'yamaha', sort: 'best', after });
  const page = await search({ sql, searchSql: sql }, wish);
  assert.equal(tierOf(decodeCursor(page.after ?? '', 'best')), UNRANKED);
});
