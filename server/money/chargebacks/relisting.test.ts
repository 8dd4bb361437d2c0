import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { bookProduct } from '#contract/bookings.ts';
import type { BookingStatus } from '#contract/deal-machine.ts';
import { decideDispute, readDeal, relistProduct } from '#contract/deals.ts';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { intentOf, moneyOf } from '../../../test/money.ts';
import { meeting } from '../../../test/products.ts';
import { sendPayouts } from '../payouts/payouts.ts';
import { pursueChargebacks } from './chargebacks.ts';

const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;
const [buyer, seller, admin, another] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  market.person('buyer'),
]);
const cast = { market, cards: cardHolder(market), buyer, seller, admin };

await seller.call(openPayoutAccount);
const [account] = await sql<{ id: string }[]>`select account_id as id from payout_accounts`;
await provider.onboard(account?.id ?? '');
await seller.call(readPayoutAccount);

test('a bike whose buyer’s bank took the money for good before the handover goes back on sale', async () => {
  const { bookingId, productId } = await afterDispute('paid', 'lost');
  assert.equal((await relist(bookingId)).status, 200);
  const { status } = await another.call(bookProduct, { body: { productId, ...meeting } });
  assert.equal(status, 200);
});

test('one that was handed over stays with the buyer', async () => {
  const { bookingId } = await afterDispute('handed-over', 'lost');
  assert.equal((await moneyOf(sql, bookingId)).status, 'charged-back');
  assert.equal((await relist(bookingId)).status, 409);
});

test('when the seller was paid already there is nothing to refund, and the bike stays sold', async () => {
  const { bookingId } = await afterDispute('completed', 'won');
  const params = { id: bookingId };
  const decide = (decision: 'refund' | 'release') =>
    admin.call(decideDispute, { params, body: { decision, reason: 'There was a scratch.' } });
  const { may } = (await admin.call(readDeal, { params })).body;
  assert.deepEqual(
    may.filter((verb) => verb === 'refund' || verb === 'refund-part'),
    [],
  );
  assert.equal((await decide('refund')).status, 409);
  assert.equal((await decide('release')).body.status, 'completed');
  const { refund = 0, payout } = await moneyOf(sql, bookingId);
  assert.ok(refund === 0 && payout);
  assert.equal((await relist(bookingId)).status, 409);
});

const relist = (id: string) => seller.call(relistProduct, { params: { id } });

async function afterDispute(status: BookingStatus, verdict: 'won' | 'lost') {
  const deal = await dealIn(status, cast);
  await sendPayouts(market.market);
  const disputeId = await provider.openDispute(await intentOf(sql, deal.bookingId));
  await pursueChargebacks(market.market);
  await provider.closeDispute(disputeId ?? '', verdict);
  await pursueChargebacks(market.market);
  return deal;
}
