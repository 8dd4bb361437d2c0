import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { addProduct, editProduct, removeProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { replicated } from '../../test/replicated.ts';

const STAYING = new AbortController().signal;

const servers = await replicated();
const { replicaSql } = servers;
const { url, market, person } = await openMarket({ replicated: servers });
const [seller, buyer] = await Promise.all([person('seller'), person('buyer')]);
afterEach(async () => {
  await replicaSql`select pg_wal_replay_resume()`;
});

async function found(words: string, cookie = ''): Promise<string[]> {
  const answer = await fetch(`${url}/search?q=${words}`, { headers: { cookie } });
  assert.equal(answer.status, 200);
  const { products } = await answer.json();
  return products.map(({ _id }: { _id: string }) => _id);
}

const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

async function fromReplica(written = 0) {
  const request = { signal: STAYING, written };
  const [row] = await market.searchPool.read(
    request,
    (sql) => sql<{ so: boolean }[]>`select pg_is_in_recovery() as so`,
  );
  return row?.so ?? false;
}

async function untilFromReplica(written = 0) {
  while (!(await fromReplica(written))) await pause(20);
}

test('searches of strangers read from the replica', async () => {
  const id = await aProductOf(seller, { productName: 'Yamaha Fazer of the replica' });
  await untilFromReplica(await market.searchPool.written?.());
  assert.ok((await found('fazer')).includes(id));
  const [row] = await replicaSql<{ count: number }[]>`
    select count(*) from pg_stat_activity where application_name = 'kickstand-search' and query like '%shelf%'`;
  assert.ok(row && row.count > 0, 'the replica was asked for the shelf');
});

test('whoever changed something finds it at once, and so does everybody else, signed in or not', async () => {
  await untilFromReplica(await market.searchPool.written?.());
  await replicaSql`select pg_wal_replay_pause()`;
  const { body, headers } = await seller.call(addProduct, {
    body: { ...goodBike, productName: 'Yamaha Tracer of the seller' },
  });
  assert.equal(await fromReplica(), true);
  const findsIt = async () => (await buyer.call(searchProducts, { query: { q: 'tracer' } })).body.products.length > 0;
  assert.equal(await findsIt(), true);
  assert.deepEqual(await found('tracer', cookieOf(headers)), [body.insertedId]);
  assert.deepEqual(await found('tracer'), [body.insertedId]);
  await replicaSql`select pg_wal_replay_resume()`;
  await untilFromReplica(Number(cookieOf(headers).split('=')[1]));
});

test('a bike that is off the market is shown to nobody, however far behind the replica is', async () => {
  const id = await aProductOf(seller, { productName: 'Yamaha Saluto of nobody' });
  await untilFromReplica(await market.searchPool.written?.());
  assert.deepEqual(await found('saluto'), [id]);
  await replicaSql`select pg_wal_replay_pause()`;
  assert.equal((await seller.call(removeProduct, { params: { id } })).status, 200);
  assert.equal(await fromReplica(), true);
  assert.deepEqual(await found('saluto'), []);
});

test('who changes nothing is told nothing, and a broken cookie is nobody’s', async () => {
  const refused = await seller.call(editProduct, { params: { id: 'x' }, body: {} });
  assert.ok(refused.status >= 400);
  assert.equal(refused.headers.get('set-cookie'), null);
  const response = await fetch(`${url}/search`);
  assert.equal(response.headers.get('set-cookie'), null);
  await found('fazer', 'kickstand-written=-1; other=1');
});

test('the replica ends while people search: nobody notices, and it is used again when it is back', async () => {
  await untilFromReplica();
  let over = false;
  let answers = 0;
  const people = Array.from({ length: 4 }, async () => {
    while (!over) {
      await found('yamaha');
      answers++;
    }
  });
  servers.killReplica();
  while (await fromReplica()) await pause(5);
  await untilFromReplica();
  over = true;
  await Promise.all(people);
  assert.ok(answers > 0);
});
