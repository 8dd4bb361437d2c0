import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addFavourite, listFavourites } from '#contract/favourites.ts';
import { addProduct, readProduct } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { beginMaintenance, endMaintenance, watchMaintenance } from './maintenance.ts';

const market = await openMarket();
const { sql, maintenance } = market.market;
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
const id = await aProductOf(seller);

test('during maintenance everything is read, and nothing is changed; everybody is told why', async () => {
  await beginMaintenance(sql, 'Back at two.');
  await maintenance.read();
  for (const reply of [
    await buyer.call(addFavourite, { params: { id } }),
    await seller.call(addProduct, { body: goodBike }),
    await market.nobody.call(addProduct, { body: goodBike }),
  ]) {
    assert.deepEqual([reply.status, reply.body.code, reply.body.detail], [503, 'maintenance', 'Back at two.']);
    assert.ok(Number(reply.headers.get('retry-after')) > 0);
  }
  assert.equal((await market.nobody.call(readProduct, { params: { id } })).status, 200);
  assert.deepEqual((await buyer.call(listFavourites)).body, []);
  assert.equal(await endMaintenance(sql), true);
  await maintenance.read();
  assert.equal((await buyer.call(addFavourite, { params: { id } })).status, 200);
  assert.equal(await endMaintenance(sql), false);
});

test('each process learns it by itself, and keeps it while the database does not answer', async () => {
  const said: unknown[] = [];
  const log = { info: (text: unknown) => said.push(text), warn: (_facts: unknown, text?: string) => said.push(text) };
  const other = watchMaintenance({ sql, log, everyMs: 20 });
  const becomes = async (isOn: boolean) => {
    while (other.isOn !== isOn) await new Promise((done) => setTimeout(done, 10));
  };
  await beginMaintenance(sql);
  await becomes(true);
  assert.throws(() => other.expectOff(), /You can look around/);
  await sql`alter table maintenance rename to maintenance_gone`;
  await other.read();
  await other.read();
  assert.equal(other.isOn, true);
  await sql`alter table maintenance_gone rename to maintenance`;
  await endMaintenance(sql);
  await becomes(false);
  await other.stop();
  assert.deepEqual([said[0], said.at(-1)], ['Maintenance begins: nothing is changed', 'Maintenance has ended']);
  assert.ok(said.includes('Whether there is maintenance could not be read'));
});
