import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelDeal, type Deal, decideDispute, listDisputes, proposeMeeting, readDeal } from '#contract/deals.ts';
import { listNotices } from '#contract/notifications.ts';
import { listHeldPayouts, refundPayout } from '#contract/payouts.ts';
import { withdrawRefundProposal } from '#contract/refund-proposals.ts';
import { anAdminWith } from '../../../test/admins.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { goodBike } from '../../../test/products.ts';
import { reconcile } from '../reconciliation/reconciliation.ts';

const market = await openMarket();
const { sql } = market.market;
const ABOVE = 1000;
market.market.settings = { ...market.market.settings, refundApprovalAbove: ABOVE };
const [buyer, seller, owner, finance] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  anAdminWith(market, 'finance'),
]);
const cast = { market, cards: cardHolder(market), buyer, seller, admin: owner };
const reason = 'There was no bike.';
const price = goodBike.resalePrice;
const refundAll = { decision: 'refund', reason } as const;
const part = (refund: number) => ({ decision: 'refund-part', reason, refund }) as const;

const decide = (by: Caller, id: string, body: object) => by.call(decideDispute, { params: { id }, body });
const dealOf = async (id: string, reader = owner) => (await reader.call(readDeal, { params: { id } })).body;
const stateOf = ({ status, refundProposal: proposal }: Pick<Deal, 'status' | 'refundProposal'>) =>
  [status, proposal?.decision, proposal?.refund, proposal?.isOwn] as const;

async function audited(id: string) {
  const rows = await sql<{ action: string }[]>`
    select action from audit where subject = ${`booking ${id}`} and action like '%refund%' order by id`;
  return rows.map(({ action }) => action);
}

test('a large refund waits for a second admin, however often the first one asks; the second makes it', async () => {
  const { bookingId: id } = await dealIn('disputed', cast);
  for (let time = 0; time < 2; time++) {
    const { status, body } = await decide(finance, id, refundAll);
    assert.deepEqual([status, ...stateOf(body)], [200, 'disputed', 'refund', price, true]);
  }
  assert.deepEqual(await audited(id), ['propose-refund']);
  const [listed] = (await owner.call(listDisputes)).body;
  assert.deepEqual([listed?._id, listed?.refundProposal?.by, listed?.refundProposal?.isOwn], [id, finance.name, false]);
  for (const side of [buyer, seller]) assert.equal((await dealOf(id, side)).refundProposal, undefined);
  const told = async (reader: Caller) =>
    (await reader.call(listNotices)).body.filter((one) => one.bookingId === id && /proposes to refund/.test(one.text));
  assert.equal((await told(owner)).length, 1);
  for (const other of [finance, buyer, seller]) assert.deepEqual(await told(other), []);
  const { body } = await decide(owner, id, { ...refundAll, reason: 'I agree.' });
  assert.deepEqual(stateOf(body), ['refunded', undefined, undefined, undefined]);
  assert.deepEqual([body.money.refunded, body.money.held], [price, 0]);
  assert.deepEqual(await audited(id), ['propose-refund', 'refund']);
});

test('two admins at once refund once, and neither alone', async () => {
  for (let round = 0; round < 5; round++) {
    const { bookingId: id } = await dealIn('disputed', cast);
    const calls = [owner, finance].map((one) => decide(one, id, refundAll));
    assert.deepEqual(
      (await Promise.all(calls)).map(({ status }) => status),
      [200, 200],
    );
    assert.equal((await dealOf(id)).status, 'refunded');
    const refunds = await sql`select from refunds where booking_id = ${id}`;
    assert.equal(refunds.length, 1);
  }
});

test('up to the setting one admin is enough, and for a release', async () => {
  const [small, released] = [await dealIn('disputed', cast), await dealIn('disputed', cast)];
  assert.equal((await decide(finance, small.bookingId, part(ABOVE))).body.status, 'completed');
  const release = { decision: 'release', reason } as const;
  assert.equal((await decide(finance, released.bookingId, release)).body.status, 'completed');
});

test('another amount is another proposal, which takes the place of the first', async () => {
  const { bookingId: id } = await dealIn('disputed', cast);
  await decide(finance, id, part(1200));
  assert.deepEqual(stateOf((await decide(owner, id, part(1300))).body), ['disputed', 'refund-part', 1300, true]);
  assert.deepEqual(stateOf((await decide(owner, id, part(1300))).body), ['disputed', 'refund-part', 1300, true]);
  assert.equal((await decide(finance, id, refundAll)).body.status, 'disputed');
  await decide(owner, id, part(1300));
  const { body } = await decide(finance, id, part(1300));
  assert.deepEqual([body.status, body.money.refunded], ['completed', 1300]);
});

test('a cancellation by an admin waits too, that of a side does not; a step of the deal ends the proposal', async () => {
  const { bookingId: id } = await dealIn('paid', cast);
  const cancel = (by: Caller) => by.call(cancelDeal, { params: { id }, body: { reason } });
  assert.deepEqual(stateOf((await cancel(finance)).body), ['paid', 'cancel', price, true]);
  const slots = [new Date(Date.now() + 86_400_000).toISOString()];
  assert.equal((await buyer.call(proposeMeeting, { params: { id }, body: { slots, place: 'Here' } })).status, 200);
  assert.deepEqual(stateOf(await dealOf(id)), ['paid', undefined, undefined, undefined]);
  assert.deepEqual(stateOf((await cancel(owner)).body), ['paid', 'cancel', price, true]);
  assert.equal((await cancel(finance)).body.status, 'cancelled');
  const own = await dealIn('paid', cast);
  const { body } = await buyer.call(cancelDeal, { params: { id: own.bookingId }, body: { reason } });
  assert.equal(body.status, 'cancelled');
});

test('what cannot be refunded is not proposed either', async () => {
  const { bookingId: id } = await dealIn('paid', cast);
  assert.equal((await decide(finance, id, refundAll)).status, 409);
  assert.deepEqual(await audited(id), []);
  assert.equal((await dealOf(id)).refundProposal, undefined);
});

test('who may not refund any more has proposed nothing', async () => {
  const { bookingId: id } = await dealIn('disputed', cast);
  const former = await anAdminWith(market, 'finance');
  await decide(former, id, refundAll);
  await sql`update users set admin_job = 'support' where email = ${former.email}`;
  assert.deepEqual(stateOf((await decide(owner, id, refundAll)).body), ['disputed', 'refund', price, true]);
});

test('a proposal is taken back or turned down, once, by admins who are no side of the deal', async () => {
  const { bookingId: id } = await dealIn('disputed', cast);
  const withdraw = (by: Caller) => by.call(withdrawRefundProposal, { params: { id } });
  await decide(finance, id, refundAll);
  assert.equal((await withdraw(buyer)).status, 403);
  await sql`update users set role = 'admin' where email = ${buyer.email}`;
  assert.deepEqual((await withdraw(buyer)).body, { deletedCount: 0 });
  await sql`update users set role = 'buyer' where email = ${buyer.email}`;
  assert.deepEqual((await withdraw(owner)).body, { deletedCount: 1 });
  assert.deepEqual((await withdraw(finance)).body, { deletedCount: 0 });
  assert.equal((await decide(owner, id, refundAll)).body.status, 'disputed');
  assert.deepEqual(await audited(id), ['propose-refund', 'withdraw-refund-proposal', 'propose-refund']);
});

test('a held payout is refunded by two; who is a side of its deal decides nothing', async () => {
  const { bookingId } = await dealIn('completed', cast);
  const [payout] = await sql<{ id: string }[]>`
    update payouts set held_for = 'same-phone', held_at = now() where booking_id = ${bookingId} returning id`;
  const refund = (by: Caller) => by.call(refundPayout, { params: { id: payout?.id ?? '' }, body: { reason } });
  assert.deepEqual((await refund(finance)).body, { modifiedCount: 1, isProposed: true });
  await sql`update users set role = 'admin' where email = ${seller.email}`;
  assert.equal((await refund(seller)).status, 404);
  await sql`update users set role = 'seller' where email = ${seller.email}`;
  const [held] = (await owner.call(listHeldPayouts)).body;
  const { refundProposal: proposal, refundTakesTwo } = held ?? {};
  assert.deepEqual([proposal?.decision, proposal?.by, refundTakesTwo], ['refund-payout', finance.name, true]);
  assert.deepEqual((await refund(owner)).body, { modifiedCount: 1 });
  assert.deepEqual((await refund(finance)).body, { modifiedCount: 0 });
  assert.deepEqual((await owner.call(listHeldPayouts)).body, []);
  assert.equal((await dealOf(bookingId)).money.refunded, price);
});

test('the books agree with the card provider after all of it', async () => {
  assert.deepEqual((await reconcile(market.market))?.differences, []);
});
