import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { AccountData, exportAccount } from '#contract/account.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf } from '../../../test/products.ts';
import { openSecondServer, until } from '../../../test/second-server.ts';

const MANY = 3000;

const market = await openMarket({ rateLimit: true });
const { sql } = market.market;
const dealer = await market.person('seller');
const id = await aProductOf(dealer);
await sql`
  insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
    years_of_use, condition, location, phone, description)
  select gen_random_uuid(), seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
    years_of_use, condition, location, phone, repeat('Many words. ', 100) from products, generate_series(2, ${MANY})
  where id = ${id}`;
const entrance = await openSecondServer(market);

/** A client that stops reading after the first bytes. */
async function unread({ token }: Caller) {
  const line = entrance.line();
  line.write(`GET /api/account HTTP/1.1\r\nhost: kickstand\r\nauthorization: bearer ${token}\r\n\r\n`);
  await once(line, 'readable');
  return line;
}

test('an export goes out as it is read: one at a time a person, others go on, and who leaves can ask again', async () => {
  const line = await unread(dealer);
  const second = await entrance.guest(dealer).call(exportAccount);
  assert.deepEqual([second.status, second.body.code], [409, 'busy']);
  assert.match(second.body.detail ?? '', /on its way already/);
  const other = await market.person('buyer');
  assert.equal((await entrance.guest(other).call(exportAccount)).status, 200);
  line.destroy();
  await until(async () => (await entrance.guest(dealer).call(exportAccount)).status === 200);
});

test('a person has five a day', async () => {
  const person = await market.person('buyer');
  for (let count = 0; count < 5; count++) assert.equal((await person.call(exportAccount)).status, 200);
  const sixth = await person.call(exportAccount);
  assert.deepEqual([sixth.status, sixth.body.code], [429, 'too-many-requests']);
  assert.match(sixth.body.detail ?? '', /^You have downloaded your data five times today\. Please go on in /);
  assert.ok(Number(sixth.headers.get('retry-after')) > 0);
  await sql`update quota_uses set window_start = window_start - interval '1 day'`;
  assert.equal((await person.call(exportAccount)).status, 200);
});

test('a long export is whole, and what is declared and nothing else', async () => {
  const { body } = await dealer.call(exportAccount);
  assert.deepEqual(AccountData.parse(body), body);
  assert.equal(new Set(body.products.map(({ _id }) => _id)).size, MANY);
});
