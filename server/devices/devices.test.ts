import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { checkDueListings } from '../moderation/moderation.ts';
import { forgetOldDevices, rememberDevice } from './devices.ts';

const market = await openMarket();
const { sql } = market.market;
const BROWSER = 'Mozilla/5.0 (Linux; Android 10; K)';

async function idOf({ email }: Caller) {
  const [{ id = '' } = {}] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  return id;
}

const seen = async (person: Caller, ip: string, userAgent = BROWSER) =>
  rememberDevice(market.market, await idOf(person), { ip, userAgent });

async function foundAfterBooking(seller: Caller, buyer: Caller) {
  const id = await aProductOf(seller);
  await checkDueListings(sql, new AbortController().signal);
  await aBookingOf(buyer, id);
  await checkDueListings(sql, new AbortController().signal);
  const [review] = await sql<{ state: string; findings: { code: string; points: number }[] }[]>`
    select state, findings from listing_reviews where product_id = ${id}`;
  return { state: review?.state, points: review?.findings.find(({ code }) => code === 'shared-device')?.points };
}

test('a buyer with the address of the seller is found at the booking, and queues nothing by itself', async () => {
  const [seller, buyer] = await Promise.all([market.person('seller'), market.person('buyer')]);
  await seen(seller, '93.184.216.34');
  await seen(buyer, '93.184.216.34', 'another browser');
  assert.deepEqual(await foundAfterBooking(seller, buyer), { state: 'clear', points: 10 });
});

test('the same browser at the same address says more, and still queues nothing by itself', async () => {
  const [seller, buyer] = await Promise.all([market.person('seller'), market.person('buyer')]);
  await seen(seller, '2606:2800:220:1::1');
  // Of the same /64.
  await seen(buyer, '2606:2800:220:1::2');
  assert.deepEqual(await foundAfterBooking(seller, buyer), { state: 'clear', points: 20 });
});

test('people at other addresses have nothing in common, nor do those behind a proxy of ours', async () => {
  const [seller, buyer] = await Promise.all([market.person('seller'), market.person('buyer')]);
  await seen(seller, '93.184.216.35');
  await seen(buyer, '93.184.216.36');
  for (const ip of ['127.0.0.1', '::1', '10.0.0.7', '192.168.1.1'])
    for (const person of [seller, buyer]) await seen(person, ip);
  assert.deepEqual(await foundAfterBooking(seller, buyer), { state: 'clear', points: undefined });
});

test('no address is kept, a day has a bound, and after 90 days they are forgotten', async () => {
  const person = await market.person('buyer');
  const id = await idOf(person);
  for (let nth = 1; nth <= 30; nth++) await seen(person, `93.184.217.${nth}`);
  await seen(person, '93.184.217.1');
  const rows = await sql<{ hash: Buffer }[]>`select * from seen_devices where user_id = ${id}`;
  assert.equal(rows.length, 20);
  assert.ok(!JSON.stringify(rows).includes('93.184'));
  await sql`update seen_devices set seen_on = current_date - 91 where user_id = ${id}`;
  await forgetOldDevices(sql);
  assert.equal((await sql`select from seen_devices where user_id = ${id}`).length, 0);
});
