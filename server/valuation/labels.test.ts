import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { editProduct, type Product, readProduct, removeProduct } from '#contract/products.ts';
import { type SearchAddress, searchProducts } from '#contract/search.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { aProductOf, describedBike } from '../../test/products.ts';
import { enlistForLabels, labelPrices } from './valuation.ts';

const market = await openMarket();
const { sql } = market.market;
const stranger = callerOf(market.url);
const [seller, ...others] = await Promise.all(Array.from({ length: 5 }, () => market.person('seller')));
const [first, second, third, fourth] = others as [Caller, Caller, Caller, Caller];
const bike = describedBike;
const list = (by: Caller | undefined, resalePrice: number) =>
  aProductOf(by as Caller, {
    ...bike,
    resalePrice,
    confirmedPrice: resalePrice,
    productName: `Pulsar at ${resalePrice}`,
  });
const labelled = () => labelPrices(sql, new AbortController().signal);
const found = async (id: string): Promise<Product | undefined> =>
  (await stranger.call(searchProducts, { query: { brand: 'BAJAJ' } as never })).body.products.find(
    ({ _id }) => _id === id,
  );
const labels = async (id: string) => [
  (await found(id))?.priceLabel,
  (await stranger.call(readProduct, { params: { id } })).body.priceLabel,
];
const edit = (id: string, resalePrice: number, revision: number, facts: object = {}) =>
  (seller as Caller).call(editProduct, {
    params: { id },
    body: { ...bike, productName: 'Pulsar', resalePrice, confirmedPrice: resalePrice, revision, ...facts },
  });

const afterTheWait = async () => {
  await sql`update events set happened_at = ${earlier(sql, 'happened_at', '15 minutes')} where product_id = ${id}`;
  await sql`update valuations set due_at = now() where product_id = ${id}`;
  await labelled();
};

let id = '';
before(async () => {
  id = await list(seller, 1000);
  await list(first, 900);
  await list(second, 1000);
});

test('a bike has a label once three others can be compared with, on kept pages too', async () => {
  await labelled();
  assert.deepEqual(await labels(id), [undefined, undefined]);
  await list(third, 1100);
  await labelled();
  assert.deepEqual(await labels(id), ['fair', 'fair']);
});

test('the label goes with a change of the price, and comes a quarter of an hour later', async () => {
  assert.equal((await edit(id, 700, 1)).status, 200);
  assert.deepEqual(await labels(id), [undefined, undefined]);
  await labelled();
  assert.deepEqual(await labels(id), [undefined, undefined]);
  await afterTheWait();
  assert.deepEqual(await labels(id), ['great', 'great']);
});

test('the search filters by the label and orders by how good a price is, until the price or the facts change', async () => {
  const bikes = async (query: SearchAddress) =>
    (await stranger.call(searchProducts, { query: { brand: 'BAJAJ', ...query } as never })).body.products.map(
      ({ resalePrice }) => resalePrice,
    );
  assert.deepEqual(await bikes({ goodPrice: 'yes', sort: 'value' }), [700, 900]);
  assert.deepEqual(await bikes({ sort: 'value' }), [700, 900, 1000, 1100]);
  assert.equal((await edit(id, 700, 2, { disc: 'Kept in a dry garage.' })).status, 200);
  assert.deepEqual(
    await bikes({ goodPrice: 'yes', sort: 'value' }),
    [700, 900],
    'another text says nothing of the price',
  );
  assert.equal((await edit(id, 700, 3, { kilometres: 90_000 })).status, 200);
  assert.deepEqual(await bikes({ goodPrice: 'yes' }), [900]);
  assert.deepEqual(await bikes({ sort: 'value' }), [900, 1000, 1100, 700]);
  assert.equal((await edit(id, 690, 4)).status, 200);
  await labelled();
  assert.deepEqual(await bikes({ goodPrice: 'yes' }), [900], 'a new price waits for its label');
  await afterTheWait();
  assert.deepEqual(await bikes({ goodPrice: 'yes' }), [900, 690]);
});

test('a comparable that goes takes the label with it; one from before there were labels gets one', async () => {
  const fewer = await list(fourth, 1050);
  await labelled();
  const rows = () => sql`select product_id from valuations where label is not null`;
  assert.equal((await rows()).length, 5);
  await sql`delete from valuations`;
  await sql`update listing_changes set changed_at = now() - interval '1 hour'`;
  await labelled();
  assert.equal((await rows()).length, 0);
  await enlistForLabels(sql);
  await enlistForLabels(sql);
  await labelled();
  assert.equal((await rows()).length, 5);
  await Promise.all([
    fourth.call(removeProduct, { params: { id: fewer } }),
    sql`update products set status = 'removed' where seller_id in (
      select seller_id from products where name in ('Pulsar at 900', 'Pulsar at 1100'))`,
  ]);
  await labelled();
  assert.deepEqual(await labels(id), [undefined, undefined]);
});
