import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advertiseProduct, listAdvertisedProducts, type Product } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';
import { anAdvertisedProductOf, aProductOf } from '../../test/products.ts';
import { ADVERTISED_ON_LANDING_PAGE, rotateAdvertised } from './products.ts';

const market = await openMarket();
const { sql } = market.market;
const dealer = await market.person('seller');
const others = await Promise.all(Array.from({ length: 5 }, () => market.person('seller')));

/** In UTC, as a cluster's update takes no function of a column that depends on the time zone. */
const turnsEnd = () => sql`
  update products set advertised_turn_at = (advertised_turn_at at time zone 'UTC' - interval '10 minutes') at time zone 'UTC'`;
const shown = async () => {
  const query = { limit: ADVERTISED_ON_LANDING_PAGE };
  return (await market.nobody.call(listAdvertisedProducts, { query })).body.map(({ _id }) => _id);
};

test('a seller who advertises many bikes gets two of the places at once', async () => {
  const early = await Promise.all(others.map((seller) => anAdvertisedProductOf(seller)));
  const many = await Promise.all(Array.from({ length: 9 }, () => aProductOf(dealer)));
  await Promise.all(many.map((id) => dealer.call(advertiseProduct, { params: { id } })));
  const first = await shown();
  assert.equal(first.filter((id) => many.includes(id)).length, 2);
  assert.equal(first.filter((id) => early.includes(id)).length, 4);
});

test('those without a turn for the longest time are next, two of a seller at most', async () => {
  const turns: string[][] = [];
  for (let nth = 0; nth < 5; nth++) {
    await turnsEnd();
    await rotateAdvertised(sql);
    turns.push(await shown());
  }
  const sellerOf = new Map(
    (await sql<{ id: string; sellerId: string }[]>`select id, seller_id as "sellerId" from products`).map(
      ({ id, sellerId }) => [id, sellerId],
    ),
  );
  for (const turn of turns) {
    assert.equal(turn.length, ADVERTISED_ON_LANDING_PAGE);
    for (const id of turn)
      assert.ok(turn.filter((other) => sellerOf.get(other) === sellerOf.get(id)).length <= 2, 'a share of one seller');
  }
  assert.equal(new Set(turns.flat()).size, 14, 'everybody had a turn');
});

test('a bike that is advertised later has its first turn at once', async () => {
  const seller = await market.person('seller');
  const id = await aProductOf(seller);
  await turnsEnd();
  await seller.call(advertiseProduct, { params: { id } });
  assert.equal((await shown())[0], id);
});

test('its first turn is not cut short by the next turn of the others, and counts to its seller’s share', async () => {
  const before = await shown();
  await rotateAdvertised(sql);
  const after = await shown();
  assert.ok(after.includes(before[0] ?? ''), 'it stays');
  assert.notDeepEqual(after, before, 'others have their turn');
  await rotateAdvertised(sql);
  assert.deepEqual(await shown(), after, 'all turns have just begun');

  await turnsEnd();
  const both = await Promise.all([aProductOf(dealer), aProductOf(dealer)]);
  for (const id of both) await dealer.call(advertiseProduct, { params: { id } });
  await rotateAdvertised(sql);
  const owners = await sql<{ id: string }[]>`
    select id from products where id = any(${await shown()}::uuid[]) and seller_id = (select seller_id from products where id = ${both[0] ?? ''})`;
  assert.deepEqual(owners.map(({ id }) => id).sort(), both.sort());
});

test('the list goes on behind its cursor', async () => {
  const ids = (await pagesOf<Product>(market.url, dealer, '/advertize?limit=4')).flat().map(({ _id }) => _id);
  assert.equal(ids.length, 17);
  assert.equal(new Set(ids).size, 17);
});

test('nothing changes while nobody advertises', async () => {
  await sql`update products set advertised_at = null`;
  const [before] = await sql`select count(*)::int as changes from changes`;
  await rotateAdvertised(sql);
  assert.deepEqual((await sql`select count(*)::int as changes from changes`)[0], before);
});
