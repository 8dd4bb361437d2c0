import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchProducts } from '#contract/search.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const seller = await market.person('seller');

test('a bike is found as soon as it is listed, by each order', async () => {
  const id = await aProductOf(seller, { productName: 'Yamaha FZ-S V3', modelYear: 2020, placeId: 1185241 });
  for (const query of [
    {},
    { sort: 'price-up' },
    { sort: 'price-down' },
    { sort: 'kilometres' },
    { sort: 'year' },
    { q: 'serviced' },
    { place: '1185241', sort: 'nearest' },
  ] as const) {
    const { status, body } = await market.nobody.call(searchProducts, { query });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      body.products.map(({ _id }) => _id),
      [id],
      JSON.stringify(query),
    );
    assert.deepEqual(body.total, { bikes: 1, about: false });
  }
});
