import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { addProduct, listSellerProducts } from '#contract/products.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { contentsOf } from '../../../test/contents.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../../test/products.ts';
import { forgetOldIdempotencyKeys } from './idempotency.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, another, seller] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
]);

test('the same key again lists no second bike and gives the same answer', async () => {
  const dealer = await market.person('seller');
  const key = randomUUID();
  const first = await list(dealer, key);
  assert.deepEqual([first.status, first.body.acknowledged], [200, true]);
  for (const again of [key, key.toUpperCase()]) assert.deepEqual((await list(dealer, again)).body, first.body);
  assert.equal((await bikesOf(dealer)).length, 1);
});

test('the same key many times at once lists one bike', async () => {
  const dealer = await market.person('seller');
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => list(dealer, key)));
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
  const [bike, ...others] = await bikesOf(dealer);
  assert.deepEqual([...new Set(replies.map(({ body }) => body.insertedId))], [bike?._id]);
  assert.equal(others.length, 0);
});

test('a booking whose answer was lost is answered again, not refused', async () => {
  const productId = await aProductOf(seller);
  const key = randomUUID();
  const impatient = new AbortController();
  const lost = fetch(`${market.url}/booking`, {
    method: 'POST',
    headers: {
      authorization: `bearer ${buyer.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ productId, ...meeting }),
    signal: impatient.signal,
  });
  setTimeout(() => impatient.abort(), 2);
  await lost.catch(() => {});
  const replies = await Promise.all(Array.from({ length: 5 }, () => book(buyer, productId, key)));
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
  const bookings = await sql<{ id: string }[]>`select id from bookings where product_id = ${productId}`;
  assert.deepEqual([...new Set(replies.map(({ body }) => body.insertedId))], [bookings[0]?.id]);
  assert.equal(bookings.length, 1);
  assert.equal((await sql`select from booking_steps where product_id = ${productId} and verb = 'book'`).length, 1);
  // A request without the key is a new one.
  assert.equal((await book(buyer, productId)).body.code, 'already-booked');
});

test('a try that failed leaves nothing behind, and its key can be used again', async () => {
  const [taken, free] = [await aProductOf(seller), await aProductOf(seller)];
  await aBookingOf(another, taken);
  const key = randomUUID();
  const before = await contentsOf(sql);
  for (const { status, body } of await Promise.all([1, 2, 3].map(() => book(buyer, taken, key))))
    assert.deepEqual([status, body.code], [409, 'already-booked']);
  assert.deepEqual(await contentsOf(sql), before);
  const { status, body } = await book(buyer, free, key);
  assert.equal(status, 200);
  assert.deepEqual((await book(buyer, taken, key)).body, body);
});

test('a key is its owner’s, and for one kind of thing', async () => {
  const [one, two] = [await market.person('seller'), await market.person('seller')];
  const key = randomUUID();
  const made = [await list(one, key), await list(two, key), await book(one, await aProductOf(seller), key)];
  assert.deepEqual([...new Set(made.map(({ status }) => status))], [200]);
  assert.equal(new Set(made.map(({ body }) => body.insertedId)).size, 3);
});

test('calls without a key, or with keys of their own, have their own effects', async () => {
  const dealer = await market.person('seller');
  for (const key of [undefined, undefined, randomUUID(), randomUUID()]) await list(dealer, key);
  assert.equal((await bikesOf(dealer)).length, 4);
});

test('what is no key is refused by its name, before anything happens', async () => {
  const dealer = await market.person('seller');
  const before = await contentsOf(sql);
  for (const key of ['', ' ', '1', 'null', `${randomUUID()}x`, `${randomUUID()}, ${randomUUID()}`, "' or '1'='1"]) {
    const { status, body } = await list(dealer, key);
    assert.deepEqual([status, body.code, body.errors?.[0]?.field], [400, 'bad-input', 'idempotency-key'], key);
  }
  assert.deepEqual(await contentsOf(sql), before);
});

test('a deadlock is tried again; after three the caller is asked to', async () => {
  const dealer = await market.person('seller');
  const key = randomUUID();
  for (const [deadlocks, expected] of [
    [2, 200],
    [3, 503],
  ] as const) {
    await sql.unsafe(`create sequence deadlocks;
      create function deadlock() returns trigger language plpgsql as $$ begin
        if nextval('deadlocks') <= ${deadlocks} then raise exception using errcode = 'deadlock_detected'; end if;
        return new; end $$;
      create trigger deadlock before insert on products for each row execute function deadlock()`);
    const { status, body } = await list(dealer, deadlocks === 2 ? key : randomUUID());
    await sql`drop function deadlock cascade`;
    await sql`drop sequence deadlocks`;
    assert.equal(status, expected);
    if (status === 503) assert.equal(body.code, 'busy');
  }
  assert.equal((await bikesOf(dealer)).length, 1);
});

test('keys are forgotten after a day', async () => {
  const dealer = await market.person('seller');
  const [old, recent] = [randomUUID(), randomUUID()];
  const [first, second] = [await list(dealer, old), await list(dealer, recent)];
  await sql`update made_once set made_at = now() - interval '25 hours' where key = ${old}`;
  await sql`update made_once set made_at = now() - interval '23 hours' where key = ${recent}`;
  await forgetOldIdempotencyKeys(sql);
  assert.notEqual((await list(dealer, old)).body.insertedId, first.body.insertedId);
  assert.equal((await list(dealer, recent)).body.insertedId, second.body.insertedId);
});

const sent = (key: string | undefined) => (key === undefined ? {} : { key });
const list = (person: Caller, key?: string) => person.call(addProduct, { body: goodBike, ...sent(key) });
const book = (person: Caller, productId: string, key?: string) =>
  person.call(bookProduct, { body: { productId, ...meeting }, ...sent(key) });

async function bikesOf(person: Caller) {
  return (await person.call(listSellerProducts, { params: { email: person.email } })).body;
}
