import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openShop, type TestShop, until, WEBHOOK_SECRET } from '../test-shop.ts';
import { misbehave } from './misbehave.ts';

const unruly = misbehave({ byHand: true });
let shop: TestShop;
before(async () => {
  shop = await openShop({ unruly });
});
after(() => shop.close());
beforeEach(async () => {
  await unruly.reset();
  unruly.byHand = true;
  shop.mailbox.open = true;
  shop.mailbox.deliveries.length = 0;
});

const bike = { amount: 1000, currency: 'usd' };
const create = async (times = 1) => {
  const ids: string[] = [];
  for (let made = 0; made < times; made++) ids.push((await shop.stripe.paymentIntents.create(bike)).id);
  return ids;
};
const arrived = () => shop.mailbox.deliveries.map(({ event }) => (event.data.object as { id: string }).id);

/** A seeded generator: every run draws the same numbers. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

test('by hand, events go when asked for, in the order of what happened', async () => {
  const ids = await create(15);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(arrived(), []);
  assert.deepEqual(await unruly.drain(), { delivered: 15, refused: 0, late: 0 });
  assert.deepEqual(arrived(), ids);
  assert.deepEqual(await unruly.drain(), { delivered: 0, refused: 0, late: 0 });
});

test('what the shop refuses waits for the next time', async () => {
  const [id] = await create();
  shop.mailbox.open = false;
  assert.deepEqual(await unruly.drain(), { delivered: 0, refused: 1, late: 0 });
  shop.mailbox.open = true;
  assert.equal((await unruly.drain()).delivered, 1);
  assert.deepEqual(arrived(), [id]);
});

test('lost events never arrive', async () => {
  unruly.webhooks.lost = 1;
  await create(3);
  assert.equal((await unruly.drain()).delivered, 0);
  unruly.webhooks.lost = 0;
  assert.equal((await unruly.drain()).delivered, 0);
});

test('late events come when they are released', async () => {
  unruly.webhooks.late = 1;
  const late = await create(2);
  assert.deepEqual(await unruly.drain(), { delivered: 0, refused: 0, late: 2 });
  unruly.webhooks.late = 0;
  const prompt = await create();
  assert.deepEqual(await unruly.drain(), { delivered: 1, refused: 0, late: 2 });
  await unruly.release();
  await unruly.drain();
  assert.deepEqual(arrived(), [...prompt, ...late]);
});

test('events come twice and in any order, the same for the same numbers', async () => {
  const orders: number[][] = [];
  for (const seed of [1, 1, 2]) {
    await unruly.reset();
    Object.assign(unruly.webhooks, { duplicated: 0.5, reordered: true });
    unruly.random = dice(seed);
    shop.mailbox.deliveries.length = 0;
    const ids = await create(8);
    await unruly.drain();
    assert.deepEqual([...new Set(arrived())].sort(), ids.toSorted());
    orders.push(arrived().map((id) => ids.indexOf(id)));
  }
  const [first = [], again, other] = orders;
  assert.deepEqual(again, first);
  assert.notDeepEqual(other, first);
  assert.notDeepEqual(first, first.toSorted());
  assert.ok(first.length > 8);
});

test('forgeries come with the true event, and no signature check lets them in', async () => {
  unruly.webhooks.forged = 1;
  const [id] = await create();
  await unruly.drain();
  const { webhooks } = shop.stripe;
  const refusals = shop.mailbox.deliveries.map(({ body, signature }) => {
    try {
      return webhooks.constructEvent(body, signature, WEBHOOK_SECRET).type;
    } catch (error) {
      return (error as Error).message.split(/[.\n]/)[0];
    }
  });
  assert.deepEqual(refusals.length, 3);
  assert.match(refusals[0] ?? '', /^No signatures found matching/);
  assert.equal(refusals[1], 'Timestamp outside the tolerance zone');
  assert.equal(refusals[2], 'payment_intent.created');
  assert.match(shop.mailbox.deliveries[0]?.body ?? '', /"type":"payment_intent.succeeded"/);
  assert.deepEqual(arrived(), [id, id, id]);
  // This shop verifies no signature.
  assert.equal(unruly.webhooks.forgeriesTaken.length, 2);
});

test('by itself, the same goes wrong', async () => {
  unruly.byHand = false;
  Object.assign(unruly.webhooks, { duplicated: 1, late: 1 });
  const [id] = await create();
  await until(async () => {
    const [event] = await shop.sql`select attempts from events where next_attempt_at is not null`;
    return event?.attempts >= 1;
  });
  assert.deepEqual(arrived(), []);
  await unruly.release();
  await until(() => arrived().length === 2);
  assert.deepEqual(arrived(), [id, id]);
});

test('a provider that is down delivers nothing', async () => {
  const ids = await create(2);
  unruly.line.down = 'refusing';
  assert.equal((await unruly.drain()).delivered, 0);
  unruly.line.down = false;
  assert.equal((await unruly.drain({ atOnce: 10 })).delivered, 2);
  assert.deepEqual(arrived().sort(), ids.toSorted());
});
