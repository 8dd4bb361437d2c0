import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { editProduct, removeProduct } from '#contract/products.ts';
import { SearchFields } from '#contract/search.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { everythingChanged, InvalidationPoller, indexChanged } from '../../cache/invalidation.ts';
import type { Sql } from '../../database/connect.ts';
import { createLogger } from '../../http/logging.ts';
import { search } from '../search.ts';
import { MemoryIndex } from './memory-index.ts';

const { market, target, person } = await openMarket();
const { sql } = market;
const seller = await person('seller');
for (let bikes = 0; bikes < 3; bikes++) await aProductOf(seller);

const log = createLogger('silent');
const polling: InvalidationPoller[] = [];
after(() => Promise.all(polling.map((changes) => changes.end())));

async function opened(options: { mostBikes?: number; loadedForMs?: number } = {}) {
  const changes = new InvalidationPoller(target, () => {});
  polling.push(changes);
  const index = new MemoryIndex({ sql, changes, log, mostBikes: 100, ...options });
  assert.equal(await index.current(), undefined, 'the first search does not wait for it');
  await index.load();
  return index;
}

async function foundIn(index: MemoryIndex, q: string) {
  const columns = await index.current();
  assert.ok(columns, 'it is loaded');
  const { rows } = await search({ sql, searchSql: sql, columns }, SearchFields.parse({ q, literal: 'yes' }));
  return rows.map(({ id }) => id);
}

test('a bike is found from when it is listed, by what it is now, until it is gone', async () => {
  const index = await opened();
  const id = await aProductOf(seller, { productName: 'Yamaha Tracer of the seller' });
  assert.deepEqual(await foundIn(index, 'tracer'), [id]);
  const productName = 'Yamaha Niken of the seller';
  assert.equal(
    (await seller.call(editProduct, { params: { id }, body: { ...goodBike, productName, revision: 1 } })).status,
    200,
  );
  assert.deepEqual([await foundIn(index, 'tracer'), await foundIn(index, 'niken')], [[], [id]]);
  await seller.call(removeProduct, { params: { id } });
  assert.deepEqual(await foundIn(index, 'niken'), []);
});

test('whoever searches while others wait for a change sees it, too', async () => {
  const index = await opened();
  const id = await aProductOf(seller, { productName: 'Yamaha Vmax of the seller' });
  const found = await Promise.all(Array.from({ length: 20 }, () => foundIn(index, 'vmax')));
  assert.deepEqual(new Set(found.flat()), new Set([id]));
  assert.equal(found.flat().length, 20);
});

/** Bike by bike, with a change before the second. */
async function loadedDuring(change: () => PromiseLike<unknown>) {
  const changes = new InvalidationPoller(target, () => {});
  polling.push(changes);
  let reads = 0;
  const meanwhile = async (query: PromiseLike<unknown>) => {
    await change();
    await changes.poll();
    return query;
  };
  const interrupted = ((strings: TemplateStringsArray, ...values: never[]) => {
    const query = sql(strings, ...values);
    return strings.at(-2)?.includes('order by model_id') && ++reads === 2 ? meanwhile(query) : query;
  }) as unknown as Sql;
  const index = new MemoryIndex({ sql: interrupted, changes, log, mostBikes: 100, atOnce: 1 });
  await index.current();
  await index.load();
  assert.ok(reads > 2);
  return index.current();
}

test('a change while the bikes are loaded is not lost', async () => {
  const [first] = await sql<
    { id: string }[]
  >`select product_id as id from shelf order by model_id, price_cents, product_id limit 1`;
  const id = first?.id ?? '';
  const columns = await loadedDuring(async () => {
    // Below the next prices, so that the load does not come by it again.
    await sql`update shelf set price_cents = 1 where product_id = ${id}`;
    await sql`insert into changes (topics) values (${['shelf', `bike:${id}`]})`;
  });
  const row = columns?.ids.rowOf(id) ?? -1;
  assert.deepEqual([columns?.isCurrent[row], columns?.cents[row]], [1, 1]);
});

test('what is not known bike by bike has all loaded again, and the database searched meanwhile', async () => {
  const index = await opened();
  await indexChanged(sql);
  assert.equal(await index.current(), undefined);
  assert.equal(await loadedDuring(() => indexChanged(sql)), undefined);
  const many = await opened();
  const tags = ['shelf', ...Array.from({ length: 1_001 }, () => `bike:${randomUUID()}`)];
  await sql`insert into changes (topics) values (${tags})`;
  assert.equal(await many.current(), undefined);
});

test('a person who changes has nothing loaded again; what nobody told of is seen after a while', async () => {
  const index = await opened({ loadedForMs: -1 });
  await everythingChanged(sql);
  assert.ok(await index.current());
  await sql`update shelf set price_cents = 66600`;
  while (!(await index.current())?.cents.includes(66_600)) await pause(20);
});

test('a bike that is locked, and a market that is too large, are left to the database', async () => {
  const index = await opened();
  assert.ok(await index.current());
  const id = await aProductOf(seller);
  const blocker = await sql.reserve();
  await blocker`begin`;
  await blocker`lock table shelf in access exclusive mode`;
  assert.equal(await index.current(), undefined);
  await blocker`rollback`;
  blocker.release();
  const columns = await index.current();
  assert.notEqual(columns?.ids.rowOf(id), undefined);
  assert.equal(await (await opened({ mostBikes: 2 })).current(), undefined);
});
