import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 as newId } from 'uuid';
import type { Actor, DealVerb } from '#contract/deal-machine.ts';
import { countNotices, listNotices, MOST_COUNTED_NOTICES, readNotices } from '#contract/notifications.ts';
import { removeUser } from '#contract/users.ts';
import { anAdminWith } from '../../test/admins.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { transition } from '../deals/bookings/bookings.ts';
import { notify } from './notifications.ts';

const testMarket = await openMarket();
const { market, person, nobody } = testMarket;
const { sql } = market;
const admin = await person('admin');

interface Deal {
  productId: string;
  id: string;
  buyer: Caller;
  seller: Caller;
}

async function aDeal(): Promise<Deal> {
  const [buyer, seller] = await Promise.all([
    person('buyer', { name: 'Maya Rahman' }),
    person('seller', { name: 'Iker Zabala' }),
  ]);
  const productId = await aProductOf(seller);
  return { productId, id: await aBookingOf(buyer, productId), buyer, seller };
}

const step = (deal: Deal, verb: DealVerb, as: Actor) => {
  const mover = as === 'buyer' || as === 'seller' ? deal[as] : as === 'admin' ? admin : undefined;
  return sql.begin(async (db) => {
    const [user] = mover ? await db<{ id: string }[]>`select id from users where email = ${mover.email}` : [];
    if (as === 'clock') await db`update bookings set due_at = now() where id = ${deal.id}`;
    if (verb.startsWith('miss')) await db`update bookings set meeting_at = now() where id = ${deal.id}`;
    const money = { cents: 145_050, refundCents: 100_000, reference: newId() };
    const set = verb === 'propose' && (as === 'buyer' || as === 'seller') ? db`proposed_by = ${as}` : undefined;
    const meetingAt = verb === 'accept' ? new Date(Date.now() + 3 * 24 * 60 * 60_000) : undefined;
    const taken = await transition(db, market, deal, { verb, mover: { as, id: user?.id }, ...money, set, meetingAt });
    assert.ok(taken, `${as} took ${verb}`);
  });
};

const notices = async (reader: Caller, { id }: Deal) =>
  (await reader.call(listNotices)).body.filter(({ bookingId }) => bookingId === id).map(({ text }) => text);

async function assertNotified(deal: Deal, expected: Partial<Record<'buyer' | 'seller' | 'admin', RegExp>>) {
  for (const [who, reader] of Object.entries({ buyer: deal.buyer, seller: deal.seller, admin })) {
    const [newest = ''] = await notices(reader, deal);
    const words = expected[who as keyof typeof expected];
    if (words) assert.match(newest, words, who);
  }
}

/** New notices per reader; the actor gets one only as a confirmation. */
const STEPS: [verb: DealVerb, as: Actor, ...told: [buyer: number, seller: number, admin: number]][] = [
  ['refuse-card', 'provider', 0, 0, 0],
  ['pay', 'provider', 1, 1, 0],
  ['propose', 'buyer', 0, 1, 0],
  ['accept', 'seller', 1, 1, 0],
  ['miss-buyer', 'seller', 1, 0, 0],
  ['withdraw', 'seller', 1, 0, 0],
  ['hand-over', 'seller', 1, 0, 0],
  ['dispute', 'buyer', 0, 1, 1],
  ['charge-back', 'provider', 1, 1, 1],
  ['win-charge', 'provider', 1, 1, 1],
  ['refund-part', 'admin', 1, 1, 0],
];

test('each step of a deal is told once to those whom it concerns, and is no news to whoever took it', async () => {
  const deal = await aDeal();
  const sums = { buyer: 1, seller: 1, admin: 0 };
  for (const [verb, as, ...more] of STEPS) {
    await step(deal, verb, as);
    for (const [index, [who, reader]] of Object.entries({ buyer: deal.buyer, seller: deal.seller, admin }).entries()) {
      sums[who as keyof typeof sums] += more[index] ?? 0;
      assert.equal((await notices(reader, deal)).length, sums[who as keyof typeof sums], `${who} after ${verb}`);
    }
  }
  await assertNotified(deal, { buyer: /^An admin has decided that you get a part/, seller: /that Maya gets a part/ });
  const own = await sql`select verb, as_role from notices n join bookings b on b.id = n.booking_id
    where booking_id = ${deal.id} and n.noticed_at - n.read_at < '1 second' order by n.id`;
  assert.deepEqual(
    own.map((row) => Object.values(row)),
    [
      ['book', 'buyer'],
      ['accept', 'seller'],
    ],
  );
});

test('open pages of both sides hear of a step, whoever took it, and those of admins who decide it', async () => {
  const deal = await aDeal();
  const heard = async (verb: DealVerb, as: Actor) => {
    await sql`truncate live_events`;
    await step(deal, verb, as);
    const rows = await sql<{ email: string }[]>`
      select email from live_events e join users u on u.id = e.user_id
      where e.topic = 'notices' and e.thing_id = ${deal.id}`;
    return rows.map(({ email }) => email).sort();
  };
  const both = [deal.buyer.email, deal.seller.email];
  assert.deepEqual(await heard('pay', 'provider'), both.toSorted());
  assert.deepEqual(await heard('propose', 'buyer'), both.toSorted());
  await step(deal, 'accept', 'seller');
  await step(deal, 'hand-over', 'seller');
  await anAdminWith(testMarket, 'support');
  const finance = await anAdminWith(testMarket, 'finance');
  assert.deepEqual(await heard('dispute', 'buyer'), [...both, admin.email, finance.email].sort());
  await sql`update users set role = 'buyer', admin_job = null where email <> ${admin.email} and role = 'admin'`;
});

test('the clock and the bank tell both sides', async () => {
  const unpaid = await aDeal();
  await step(unpaid, 'expire', 'clock');
  await assertNotified(unpaid, { buyer: /^You have not paid in time/, seller: /^Maya has not paid in time/ });
  const missed = await aDeal();
  for (const [verb, as] of [
    ['pay', 'provider'],
    ['propose', 'seller'],
    ['accept', 'buyer'],
    ['miss-seller', 'buyer'],
    ['uphold', 'clock'],
  ] as const)
    await step(missed, verb, as);
  await assertNotified(missed, {
    buyer: /It stands that Iker did not come/,
    seller: /It stands that you did not come/,
  });
});

test('the same step is told once, however often', async () => {
  const deal = await aDeal();
  const [ids] = await sql<{ buyerId: string; sellerId: string }[]>`
    select buyer_id as "buyerId", seller_id as "sellerId" from bookings where id = ${deal.id}`;
  assert.ok(ids);
  const again = { id: newId(), productId: deal.productId, bookingId: deal.id, verb: 'state', actor: 'buyer' } as const;
  const all = { ...again, ...ids, actorId: ids.buyerId };
  await Promise.all(Array.from({ length: 4 }, () => sql.begin((db) => notify(db, all))));
  for (const reader of [deal.seller, admin])
    assert.equal((await notices(reader, deal)).filter((text) => /said more/.test(text)).length, 1);
  assert.equal((await notices(deal.buyer, deal)).length, 1);
});

test('a step that is rolled back is told to nobody', async () => {
  const deal = await aDeal();
  const broken = sql.begin(async (db) => {
    assert.ok(await transition(db, market, deal, { verb: 'decline', mover: { as: 'seller' }, reason: 'Sold' }));
    throw new Error('The lights go out');
  });
  await assert.rejects(broken, /lights/);
  assert.deepEqual(await notices(deal.buyer, deal), ['You have booked this bike for $1,450.50.']);
});

test('whoever has left is told nothing any more', async () => {
  const deal = await aDeal();
  await step(deal, 'pay', 'provider');
  await admin.call(removeUser, { params: { email: deal.buyer.email } });
  await step(deal, 'decline', 'seller');
  const rows = await sql`select verb from notices where booking_id = ${deal.id} and as_role = 'buyer'`;
  assert.deepEqual(rows.map(({ verb }) => verb).sort(), ['book', 'pay']);
});

test('what is read is no longer counted: one deal’s, or all up to one', async () => {
  const seller = await person('seller');
  const buyer = await person('buyer');
  const unread = async () => (await seller.call(countNotices)).body.unread;
  const bookings: string[] = [];
  for (let count = 0; count < 4; count++) bookings.push(await aBookingOf(buyer, await aProductOf(seller)));
  assert.equal(await unread(), 4);
  const [newest, , , oldest] = (await seller.call(listNotices)).body;
  assert.ok(newest && oldest);
  const one = { upTo: newest._id, bookingId: oldest.bookingId };
  assert.equal((await seller.call(readNotices, { body: one })).body.modifiedCount, 1);
  assert.equal((await seller.call(readNotices, { body: one })).body.modifiedCount, 0);
  assert.equal((await buyer.call(readNotices, { body: { upTo: newest._id } })).body.modifiedCount, 0);
  assert.equal(await unread(), 3);
  await aBookingOf(buyer, await aProductOf(seller));
  assert.equal((await seller.call(readNotices, { body: { upTo: newest._id } })).body.modifiedCount, 3);
  const list = (await seller.call(listNotices)).body;
  assert.deepEqual(
    list.map(({ isRead }) => isRead),
    [false, true, true, true, true],
  );
  assert.equal((await nobody.call(listNotices)).status, 401);
});

test('the list goes on page by page, and a great many are counted as many', async () => {
  const deal = await aDeal();
  await sql`insert into notices (product_id, id, user_id, booking_id, step_id, verb, actor, as_role)
    select product_id, gen_random_uuid(), seller_id, id, gen_random_uuid(), 'book', 'buyer', 'seller'
    from bookings, generate_series(1, 150) where id = ${deal.id}`;
  assert.equal((await deal.seller.call(countNotices)).body.unread, MOST_COUNTED_NOTICES);
  const ids = new Set<string>();
  for (let after: string | undefined; ; ) {
    const { body } = await deal.seller.call(listNotices, { query: { limit: 60, ...(after && { after }) } });
    for (const { _id } of body) ids.add(_id);
    after = body.at(-1)?._id;
    if (body.length < 60) break;
  }
  assert.equal(ids.size, 151);
});
