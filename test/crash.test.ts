import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { bookProduct, listBookings } from '#contract/bookings.ts';
import { type Config, readConfig } from '#contract/config.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { listSellerProducts } from '#contract/products.ts';
import { payByTestCard } from '../server/demo/test-card.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { newcomer } from './newcomer.ts';
import { type Caller, callerOf } from './people.ts';
import { aProductOf, meeting } from './products.ts';

const ROUNDS = 3;
const LONGEST_WAIT_MS = 30_000;
const PRICE = 1450.5;

let marketplace: Marketplace;
before(async () => {
  marketplace = await startMarketplace({ DEMO: 'off' });
});
after(() => marketplace.stop());

/** Acknowledged before the kill. */
const acknowledged = { listed: new Set<string>(), booked: new Set<string>(), charged: new Set<string>() };

/** Runs deals until the marketplace dies. */
async function deals(seller: Caller, buyer: Caller, config: Config) {
  for (;;) {
    const productId = await aProductOf(seller);
    acknowledged.listed.add(productId);
    const booking = await buyer.call(bookProduct, { body: { productId, ...meeting } });
    assert.equal(booking.status, 200);
    const bookingId = booking.body.insertedId;
    acknowledged.booked.add(bookingId);
    const intent = await buyer.call(createPaymentIntent, { body: { resalePrice: PRICE, bookingId } });
    assert.equal(intent.status, 200);
    const transactionId = await payByTestCard(config, intent.body.clientSecret);
    acknowledged.charged.add(bookingId);
    // Half of the buyers close the tab right after the charge.
    if (randomInt(2)) await buyer.call(recordPayment, { body: { bookingId, transactionId } });
  }
}

/** On a busy machine the first deals take longer than a round. */
async function someCharge() {
  const waited = AbortSignal.timeout(LONGEST_WAIT_MS);
  while (!acknowledged.charged.size && !waited.aborted) await pause(20);
}

test('nothing acknowledged is lost when the process is killed at any moment', async () => {
  const seller = await newcomer(marketplace.url, 'seller');
  const buyers = await Promise.all([1, 2, 3, 4].map(() => newcomer(marketplace.url, 'buyer')));
  for (let round = 0; round < ROUNDS; round++) {
    const { body: config } = await callerOf(`${marketplace.url}/api`).call(readConfig);
    const over = Promise.allSettled(buyers.map((buyer) => deals(seller, buyer, config)));
    await someCharge();
    await pause(randomInt(300, 1500));
    await marketplace.kill();
    await over;
    await marketplace.restart();
  }
  assert.ok(acknowledged.charged.size > 0, 'some deals got as far as the card');
  await untilPaid(buyers);
  const { bookings, products } = await atRest(buyers, seller);
  for (const id of acknowledged.booked) assert.ok(bookings.has(id), `booking ${id} was acknowledged`);
  for (const id of acknowledged.charged) assert.equal(bookings.get(id)?.status, 'paid', `booking ${id} was charged`);

  const shown = new Map(products.map((product) => [product._id, product]));
  for (const id of acknowledged.listed) assert.ok(shown.has(id), `product ${id} was acknowledged`);
  for (const { productId, status } of bookings.values()) {
    assert.equal(shown.get(productId)?.isAvailable, status !== 'paid', 'paid means sold, and nothing else does');
    assert.equal(shown.get(productId)?.isReserved, status === 'booked');
  }
  const living = [...bookings.values()].map(({ productId }) => productId);
  assert.equal(new Set(living).size, living.length, 'one living booking per bike');
});

/** The provider repeats its webhooks until they are acknowledged. */
async function untilPaid(buyers: Caller[]) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const bookings = await bookingsOf(buyers);
    const waiting = [...acknowledged.charged].some((id) => bookings.get(id)?.status !== 'paid');
    if (!waiting || Date.now() > deadline) return;
    await pause(200);
  }
}

async function bookingsOf(buyers: Caller[]) {
  const lists = buyers.map((buyer) =>
    everything((after) =>
      buyer.call(listBookings, { params: { email: buyer.email }, query: { limit: 100, ...after } }),
    ),
  );
  return new Map((await Promise.all(lists)).flat().map((booking) => [booking._id, booking]));
}

/** The webhook of a charge that nobody acknowledged may come between two reads. */
async function atRest(buyers: Caller[], seller: Caller) {
  for (;;) {
    const before = await bookingsOf(buyers);
    const products = await everything((after) =>
      seller.call(listSellerProducts, { params: { email: seller.email }, query: { limit: 100, ...after } }),
    );
    const bookings = await bookingsOf(buyers);
    if ([...bookings].every(([id, { status }]) => before.get(id)?.status === status)) return { bookings, products };
  }
}

async function everything<T extends { _id: string }>(read: (after: { after?: string }) => Promise<{ body: T[] }>) {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1)?._id;
    const { body } = await read(last ? { after: last } : {});
    if (!body.length) return all;
    all.push(...body);
  }
}
