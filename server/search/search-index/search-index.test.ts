import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { removeAccount } from '#contract/account.ts';
import { bookProduct } from '#contract/bookings.ts';
import { recordPayment } from '#contract/payments.ts';
import { addProduct, editProduct, readProduct, removeProduct } from '#contract/products.ts';
import { removeUser, verifySeller } from '#contract/users.ts';
import { alwaysInTime } from '../../../test/always.ts';
import { letTimeRunOut } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { aFinishedImportOf } from '../../../test/imports.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { goodBike, meeting } from '../../../test/products.ts';
import { assertSearchIndex } from '../../../test/search-index.ts';
import { moveDueDeals } from '../../deals/deals.ts';

import { foldCounts } from './search-index.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [admin, buyer] = await Promise.all([market.person('admin'), market.person('buyer')]);

const bikes = [
  { productName: 'Yamaha FZ-S V3', resalePrice: 1450.5 },
  {
    productName: 'Pulser 150 2014',
    categoryName: 'BAJAJ',
    resalePrice: 700,
    owners: 2,
    sellerLocation: 'Uttara, Dhaka',
  },
  { productName: 'পালসার ১৫০', categoryName: 'BAJAJ', modelId: 'bajaj-pulsar-150', modelYear: 2019, resalePrice: 900 },
  { productName: 'good bike 🏍️', categoryName: 'HERO', kilometres: 12_000, bodyType: 'scooter', resalePrice: 55 },
];

interface Trade {
  seller: Caller;
  ids: string[];
  bookings: { id: string; productId: string }[];
}

const verbs: Record<string, (trade: Trade, which: number) => Promise<{ status: number } | undefined>> = {
  async list({ seller, ids }, which) {
    const reply = await seller.call(addProduct, { body: { ...goodBike, ...bikes[which % bikes.length] } });
    if (reply.body.insertedId) ids.push(reply.body.insertedId);
    return reply;
  },
  async edit({ seller, ids }, which) {
    const id = ids[which % ids.length] ?? '';
    const { body } = await seller.call(readProduct, { params: { id } });
    const changed = { ...goodBike, ...bikes[(which >> 2) % bikes.length], revision: body.revision };
    return seller.call(editProduct, { params: { id }, body: changed });
  },
  remove: ({ seller, ids }, which) => seller.call(removeProduct, { params: { id: ids[which % ids.length] ?? '' } }),
  removeByAdmin: ({ ids }, which) => admin.call(removeProduct, { params: { id: ids[which % ids.length] ?? '' } }),
  async book({ ids, bookings }, which) {
    const productId = ids[which % ids.length] ?? '';
    const reply = await buyer.call(bookProduct, { body: { productId, ...meeting } });
    if (reply.body.insertedId) bookings.push({ id: reply.body.insertedId, productId });
    return reply;
  },
  async pay({ bookings }, which) {
    const booking = bookings[which % bookings.length];
    if (!booking) return undefined;
    const [row] = await sql<{ cents: number }[]>`
      select price_cents as cents from bookings where id = ${booking.id} and status = 'booked'`;
    if (!row) return undefined;
    // The booking ends early when its seller leaves.
    const transactionId = await cards.pay(buyer, booking.id, row.cents / 100).catch(() => undefined);
    return transactionId ? buyer.call(recordPayment, { body: { bookingId: booking.id, transactionId } }) : undefined;
  },
  async expire({ bookings }, which) {
    const booking = bookings[which % bookings.length];
    if (booking) await letTimeRunOut(sql, booking.id);
    await moveDueDeals(market.market);
    return undefined;
  },
  verify: ({ seller }) => admin.call(verifySeller, { params: { email: seller.email } }),
  withdraw: ({ seller }) => admin.call(removeUser, { params: { email: seller.email } }),
  leave: ({ seller }) => seller.call(removeAccount),
  async fold() {
    await foldCounts(sql);
    return undefined;
  },
};

const often = ['list', 'edit', 'book', 'pay'];
const verb = fc.record({ verb: fc.constantFrom(...often, ...often, ...Object.keys(verbs)), which: fc.nat(40) });

test('whatever people do, alone or at the same moment, the shelf and its counts are right', async () => {
  const days = fc.array(fc.array(verb, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 8 });
  const lived = async (day: { verb: string; which: number }[][]) => {
    const trade: Trade = { seller: await market.person('seller'), ids: [], bookings: [] };
    await Promise.all([0, 1, 2, 3].map((which) => verbs.list?.(trade, which)));
    for (const moment of day) {
      const replies = await Promise.all(moment.map(({ verb, which }) => verbs[verb]?.(trade, which)));
      for (const reply of replies) assert.ok(!reply || reply.status < 500, `${reply?.status}`);
    }
    await assertSearchIndex(sql);
  };
  await alwaysInTime(fc.asyncProperty(days, lived), 18);
  const [{ sold, left, edited } = {}] = await sql`
    select count(*) filter (where status = 'sold') as sold, count(*) filter (where status = 'removed') as left,
      count(*) filter (where revision > 1) as edited from products`;
  assert.ok(sold > 3 && left > 3 && edited > 3, `${sold} sold, ${left} removed, ${edited} edited`);
});

test('a bike leaves the shelf in the transaction that sells it, and not before', async () => {
  const seller = await market.person('seller');
  const { body } = await seller.call(addProduct, { body: goodBike });
  const isThere = async () => (await sql`select 1 from shelf where product_id = ${body.insertedId}`).length === 1;
  const booked = await buyer.call(bookProduct, { body: { productId: body.insertedId, ...meeting } });
  assert.ok(await isThere());
  const transactionId = await cards.pay(buyer, booked.body.insertedId, goodBike.resalePrice);
  await buyer.call(recordPayment, { body: { bookingId: booked.body.insertedId, transactionId } });
  assert.ok(!(await isThere()));
});

test('a seller who is verified or removed while listing has it said of every bike', async () => {
  for (let round = 0; round < 10; round++) {
    const seller = await market.person('seller');
    const { email } = seller;
    const listing = () => seller.call(addProduct, { body: goodBike });
    await Promise.all([listing(), admin.call(verifySeller, { params: { email } }), listing(), listing()]);
    await assertSearchIndex(sql);
    await Promise.all([listing(), admin.call(removeUser, { params: { email } }), listing(), listing()]);
    await assertSearchIndex(sql);
  }
});

test('a file of bikes stands on the shelf when it is listed', async () => {
  const seller = await market.person('seller');
  const done = await aFinishedImportOf(seller);
  assert.equal(done.outcomes.imported, 2);
  await assertSearchIndex(sql);
});

test('two that count at once count everything once', async () => {
  const before = await sql`select kind, key, bikes from shelf_changes`;
  assert.ok(before.length > 0);
  await Promise.all([foldCounts(sql), foldCounts(sql), foldCounts(sql)]);
  assert.equal((await sql`select 1 from shelf_changes`).length, 0);
  await assertSearchIndex(sql);
});
