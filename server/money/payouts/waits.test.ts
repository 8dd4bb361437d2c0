import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { DealSettings } from '#contract/deal-settings.ts';
import { confirmDeal, readDeal } from '#contract/deals.ts';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { verifySeller } from '#contract/users.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { goodBike } from '../../../test/products.ts';
import { mailNotices } from '../../notifications/notifications.ts';
import { sendPayouts } from './payouts.ts';

const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;
/** Room for two bikes a week. */
const settings = DealSettings.parse({ payoutWeekLimit: 3000 });
market.market.settings = settings;
const cards = cardHolder(market);
const [buyer, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);
const send = () => sendPayouts(market.market);

test('a new seller is not paid before the wait is over, whoever confirms', async () => {
  const seller = await aSeller();
  const bookingId = await aSale(seller);
  await send();
  assert.equal(await payoutOf(bookingId), 'due');
  const { money } = (await seller.call(readDeal, { params: { id: bookingId } })).body;
  assert.equal(money.payoutWait?.why, 'unverified');
  const days = (Date.parse(money.payoutWait?.until ?? '') - Date.now()) / 86_400_000;
  assert.ok(days > 6.9 && days < 7.1, `${days}`);
  assert.equal((await buyer.call(readDeal, { params: { id: bookingId } })).body.money.payoutWait, undefined);
  const { payouts } = (await seller.call(readPayoutAccount)).body;
  assert.deepEqual(payouts, [
    { bookingId, productName: goodBike.productName, amount: goodBike.resalePrice, wait: money.payoutWait },
  ]);

  await letPass(bookingId, 6.9);
  await send();
  assert.equal(await payoutOf(bookingId), 'due');
  await letPass(bookingId, 0.2);
  await send();
  assert.equal(await payoutOf(bookingId), 'sent');
});

test('who is verified and no longer new is paid at once; either alone is not enough', async () => {
  const [known, verified, old] = [await aSeller(), await aSeller(), await aSeller()];
  for (const { email } of [known, verified]) await admin.call(verifySeller, { params: { email } });
  for (const { email } of [known, old])
    await sql`update users set created_at = now() - interval '31 days' where email = ${email}`;
  const sales = await Promise.all([known, verified, old].map(aSale));
  await send();
  assert.deepEqual(await Promise.all(sales.map(payoutOf)), ['sent', 'due', 'due']);
  const waits = await Promise.all(
    [verified, old].map(async (seller) => (await seller.call(readPayoutAccount)).body.payouts[0]?.wait?.why),
  );
  assert.deepEqual(waits, ['new-seller', 'unverified']);
});

test('ten jobs at once pay no more than the limit of a week, and what is above in order, a week later', async () => {
  const seller = await aSeller();
  const sales: string[] = [];
  for (let count = 0; count < 5; count++) sales.push(await aSale(seller));
  for (const bookingId of sales) await letPass(bookingId, 8);
  const states = () => Promise.all(sales.map(payoutOf));
  await Promise.all(Array.from({ length: 10 }, send));
  assert.deepEqual(await states(), ['sent', 'sent', 'due', 'due', 'due']);
  const [first] = (await seller.call(readPayoutAccount)).body.payouts;
  assert.equal(first?.wait?.why, 'week-limit');
  for (const paid of [4, 5]) {
    await sql`update payouts set sent_at = (sent_at at time zone 'UTC' - interval '7 days') at time zone 'UTC' where booking_id = any (${sales})`;
    await Promise.all(Array.from({ length: 10 }, send));
    assert.equal((await states()).filter((status) => status === 'sent').length, paid);
  }
});

test('the letter to the seller says when the money leaves, and why', async () => {
  const seller = await aSeller();
  await aSale(seller);
  await mailNotices(market.market, { warn: () => {} });
  const letter = (await market.mails()).find(
    ({ to, subject }) => to.includes(seller.email) && subject.startsWith('Completed'),
  );
  assert.match(letter?.text ?? '', /Paid out on \w{3} \d+: sellers who are not verified wait 7 days after the payment/);
});

async function aSeller(): Promise<Caller> {
  const seller = await market.person('seller');
  await seller.call(openPayoutAccount);
  const [account] = await sql<{ id: string }[]>`
    select account_id as id from payout_accounts a join users u on u.id = a.user_id where u.email = ${seller.email}`;
  await provider.onboard(account?.id ?? '');
  await seller.call(readPayoutAccount);
  return seller;
}

async function aSale(seller: Caller): Promise<string> {
  const { bookingId } = await dealIn('handed-over', { market, cards, buyer, seller, admin });
  assert.equal((await buyer.call(confirmDeal, { params: { id: bookingId } })).status, 200);
  return bookingId;
}

const letPass = (bookingId: string, days: number) =>
  sql`update bookings set paid_at = (paid_at at time zone 'UTC' - make_interval(secs => ${days * 86_400})) at time zone 'UTC' where id = ${bookingId}`;

async function payoutOf(bookingId: string): Promise<string> {
  const [payout] = await sql<{ status: string }[]>`select status from payouts where booking_id = ${bookingId}`;
  return payout?.status ?? 'none';
}
