import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { DealSettings } from '#contract/deal-settings.ts';
import { confirmDeal, readDeal } from '#contract/deals.ts';
import { listNotices } from '#contract/notifications.ts';
import {
  listHeldPayouts,
  openPayoutAccount,
  readPayoutAccount,
  refundPayout,
  releasePayout,
} from '#contract/payouts.ts';
import { removeUser } from '#contract/users.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { moneyOf } from '../../../test/money.ts';
import type { Caller } from '../../../test/people.ts';
import { goodBike } from '../../../test/products.ts';
import { reconcile } from '../reconciliation/reconciliation.ts';
import { sendRefunds } from '../refunds/refunds.ts';
import { sendPayouts } from './payouts.ts';

const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;
market.market.settings = DealSettings.parse({ payoutWaitDays: 0, feePercent: 5, payoutWeekLimit: 1_000_000 });
const cards = cardHolder(market);
const [buyer, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);
const cents = Math.round(goodBike.resalePrice * 100);
const reason = 'I have spoken with both of them.';
const send = () => sendPayouts(market.market);

test('a payout of a seller whom an admin removed waits; a release pays it, once', async () => {
  const seller = await aSeller();
  const bookingId = await aSale(seller);
  await admin.call(removeUser, { params: { email: seller.email } });
  for (let time = 0; time < 2; time++) await send();
  assert.equal(await payoutOf(bookingId), 'due');
  const [held] = await queueOf(bookingId);
  assert.deepEqual([held?.heldFor, held?.refundable], ['removed-seller', true]);
  const notices = (await admin.call(listNotices)).body.filter((notice) => notice.bookingId === bookingId);
  assert.equal(notices.filter(({ text }) => /waits until an admin has looked at it/.test(text)).length, 1);

  const release = () => admin.call(releasePayout, { params: { id: held?._id ?? '' }, body: { reason } });
  const answers = await Promise.all([release(), release(), release()]);
  assert.deepEqual(answers.map(({ body }) => body.modifiedCount).sort(), [0, 0, 1]);
  await Promise.all([send(), send()]);
  assert.equal(await payoutOf(bookingId), 'sent');
  assert.deepEqual(await queueOf(bookingId), []);
  const audited = await sql`
    select action from audit where subject = ${`booking ${bookingId}`} and action like '%payout%' order by happened_at`;
  assert.deepEqual(
    audited.map(({ action }) => action),
    ['payout-held', 'release-payout', 'payout-sent'],
  );
});

test('the buyer of a removed seller gets the money back, with the fee, when an admin says so; the books agree', async () => {
  const seller = await aSeller();
  const bookingId = await aSale(seller);
  await admin.call(removeUser, { params: { email: seller.email } });
  await send();
  const [held] = await queueOf(bookingId);
  const refund = () => admin.call(refundPayout, { params: { id: held?._id ?? '' }, body: { reason } });
  const answers = await Promise.all([refund(), refund(), refund()]);
  assert.deepEqual(answers.map(({ body }) => body.modifiedCount).sort(), [0, 0, 1]);
  const release = await admin.call(releasePayout, { params: { id: held?._id ?? '' }, body: { reason } });
  assert.equal(release.body.modifiedCount, 0);
  await Promise.all([send(), sendRefunds(market.market)]);
  const all = { captured: cents, refund: cents, payout: 0, fee: 0, takenBack: 0, lost: 0 };
  assert.deepEqual(await moneyOf(sql, bookingId), { status: 'completed', ...all });
  const { money } = (await buyer.call(readDeal, { params: { id: bookingId } })).body;
  assert.deepEqual([money.refunded, money.refund, money.toSeller], [goodBike.resalePrice, 'sent', 0]);
  assert.deepEqual((await reconcile(market.market))?.differences, []);
});

test('two sides with one phone, or one bank, are looked at before money leaves', async () => {
  const seller = await aSeller();
  const byPhone = await aSale(seller);
  await sql`update products set phone = '01800 000 000' where id = (select product_id from bookings where id = ${byPhone})`;
  const buyingSeller = await aSeller('000123456789');
  const byBank = await aSale(await aSeller('000123456789'), buyingSeller);
  const others = await aSale(await aSeller(), buyingSeller);
  await send();
  assert.deepEqual([await payoutOf(byPhone), (await queueOf(byPhone))[0]?.heldFor], ['due', 'same-phone']);
  assert.deepEqual([await payoutOf(byBank), (await queueOf(byBank))[0]?.heldFor], ['due', 'same-bank']);
  assert.deepEqual([await payoutOf(others), await queueOf(others)], ['sent', []]);
  assert.equal((await seller.call(readPayoutAccount)).body.payouts[0]?.wait?.why, 'review');
});

test('more at once than a new seller gets in a week is looked at; a release does not make it wait for room', async () => {
  const bookingId = await aSale(await aSeller());
  market.market.settings.payoutWeekLimit = 1000;
  await send();
  const [held] = await queueOf(bookingId);
  assert.equal(held?.heldFor, 'above-limit');
  await admin.call(releasePayout, { params: { id: held?._id ?? '' }, body: { reason } });
  await send();
  market.market.settings.payoutWeekLimit = 1_000_000;
  assert.equal(await payoutOf(bookingId), 'sent');
});

test('what waits for no admin cannot be decided', async () => {
  const bookingId = await aSale(await aSeller());
  const [payout] = await sql<{ id: string }[]>`select id from payouts where booking_id = ${bookingId}`;
  for (const endpoint of [releasePayout, refundPayout])
    for (const id of [payout?.id ?? '', crypto.randomUUID()])
      assert.equal((await admin.call(endpoint, { params: { id }, body: { reason } })).status, 404);
});

async function aSeller(number?: string): Promise<Caller> {
  const seller = await market.person('seller');
  await seller.call(openPayoutAccount);
  await provider.onboard(await accountOf(seller), number ? { number } : {});
  await seller.call(readPayoutAccount);
  return seller;
}

async function accountOf({ email }: Caller): Promise<string> {
  const [account] = await sql<{ id: string }[]>`
    select account_id as id from payout_accounts a join users u on u.id = a.user_id where u.email = ${email}`;
  return account?.id ?? '';
}

async function aSale(seller: Caller, by = buyer): Promise<string> {
  const { bookingId } = await dealIn('handed-over', { market, cards, buyer: by, seller, admin });
  assert.equal((await by.call(confirmDeal, { params: { id: bookingId } })).status, 200);
  return bookingId;
}

async function queueOf(bookingId: string) {
  const { body } = await admin.call(listHeldPayouts, { query: { limit: 100 } });
  return body.filter((held) => held.bookingId === bookingId);
}

async function payoutOf(bookingId: string): Promise<string> {
  const [payout] = await sql<{ status: string }[]>`select status from payouts where booking_id = ${bookingId}`;
  return payout?.status ?? 'none';
}
