import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { confirmDeal } from '#contract/deals.ts';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { letWaitsEnd, moneyOf } from '../../../test/money.ts';
import type { Caller } from '../../../test/people.ts';
import { goodBike } from '../../../test/products.ts';
import { CardRefusal } from '../stripe/stripe.ts';
import { sendPayouts } from './payouts.ts';

const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;
market.market.settings = { ...market.market.settings, feePercent: 5 };
const cards = cardHolder(market);
const { stripe } = cards;
const [buyer, admin, paidSeller] = await Promise.all([
  market.person('buyer'),
  market.person('admin'),
  market.person('seller'),
]);
await readied(paidSeller);
await paidSeller.call(readPayoutAccount);
const cents = Math.round(goodBike.resalePrice * 100);
const fee = Math.floor(cents * 0.05);
const OWED = { status: 'completed', captured: cents, refund: 0, payout: cents - fee, fee, takenBack: 0, lost: 0 };
const BEFORE = { ...OWED, buyer: -cents, fees: fee, 'payout-due': cents - fee };
const PAID = { ...OWED, buyer: -cents, fees: fee, seller: cents - fee };

test('eight jobs at once pay a seller once, less the fee', async () => {
  const bookingId = await aCompletedDeal();
  assert.deepEqual(await moneyOf(sql, bookingId), BEFORE);
  await Promise.all(Array.from({ length: 8 }, () => sendPayouts(market.market)));
  await paidOnce(bookingId);
});

test('a payout waits for the account of its seller, and goes as soon as that is active', async () => {
  const seller = await market.person('seller');
  const account = async () => (await seller.call(readPayoutAccount)).body;
  assert.deepEqual(await account(), { status: 'none', feePercent: 5, waiting: 0, payouts: [] });
  const bookingId = await aCompletedDeal(seller);
  await sendPayouts(market.market);
  const waiting = (cents - fee) / 100;
  const payout = { bookingId, productName: goodBike.productName, amount: waiting, wait: { why: 'account' } };
  assert.deepEqual(await account(), { status: 'none', feePercent: 5, waiting, payouts: [payout] });

  const accountId = await opened(seller);
  assert.deepEqual(await account(), { status: 'unfinished', feePercent: 5, waiting, payouts: [payout] });
  await sendPayouts(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), BEFORE);

  await provider.onboard(accountId);
  const { data } = await stripe.events.list({ type: 'account.updated', limit: 100 });
  const accountEvent = data.find((event) => event.account === accountId);
  assert.ok(accountEvent && (await cards.tell(accountEvent)) === 200);
  await sendPayouts(market.market);
  await paidOnce(bookingId);
  const { bank, ...paid } = await account();
  assert.deepEqual(paid, { status: 'active', feePercent: 5, waiting: 0, payouts: [] });
  assert.match(bank?.last4 ?? '', /^\d{4}$/);
});

test('the word that an account is active may be lost: whoever looks at it, and the job, ask', async () => {
  const [one, other] = await Promise.all([market.person('seller'), market.person('seller')]);
  const deals = [await aCompletedDeal(one), await aCompletedDeal(other)];
  await readied(one);
  assert.equal((await one.call(readPayoutAccount)).body.status, 'active');
  const accountId = await readied(other);
  await sql`
    update payout_accounts set opened_at = now() - interval '2 hours', checked_at = now() - interval '2 hours'
    where account_id = ${accountId}`;
  await sendPayouts(market.market);
  await sendPayouts(market.market);
  for (const bookingId of deals) await paidOnce(bookingId);
});

test('an answer of the provider that comes after a later one does not count', async () => {
  const seller = await market.person('seller');
  const accountId = await opened(seller);
  const { stripe: asking } = market.market;
  const [answered, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const findAccount: typeof asking.findAccount = async (id) => {
    const found = await asking.findAccount(id);
    answered.resolve();
    await goOn.promise;
    return found;
  };
  market.market.stripe = { ...asking, findAccount };
  const overtaken = seller.call(readPayoutAccount);
  await answered.promise;
  market.market.stripe = asking;
  await provider.onboard(accountId);
  assert.equal((await seller.call(readPayoutAccount)).body.status, 'active');
  goOn.resolve();
  assert.equal((await overtaken).body.status, 'active');
  const [stored] = await sql`select active from payout_accounts where account_id = ${accountId}`;
  assert.equal(stored?.active, true);
});

test('an account is opened once, however often that is clicked; its page comes back to ours', async () => {
  const seller = await market.person('seller');
  const clicks = await Promise.all(Array.from({ length: 5 }, () => seller.call(openPayoutAccount)));
  assert.deepEqual([...new Set(clicks.map(({ status }) => status))], [200]);
  assert.equal(
    (await sql`select 1 from payout_accounts a join users u on u.id = a.user_id where u.email = ${seller.email}`)
      .length,
    1,
  );
  const accounts = await sql`select id from cards.accounts where email = ${seller.email}`;
  assert.equal(accounts.length, 1);
  const page = await fetch(clicks[0]?.body.url ?? '');
  assert.match(await page.text(), /Use this test bank account/);
});

test('with the provider down, a seller sees what was known last', async () => {
  const seller = await market.person('seller');
  await opened(seller);
  provider.line.down = 'refusing';
  assert.equal((await seller.call(readPayoutAccount)).body.status, 'unfinished');
  const { status, body } = await seller.call(openPayoutAccount);
  provider.line.down = false;
  assert.deepEqual([status, body.code], [503, 'card-provider-down']);
});

test('a transfer that was made although its answer was lost is not made again', async () => {
  for (const forgetful of [false, true]) {
    const bookingId = await aCompletedDeal();
    provider.timeoutAfterSuccess(/^POST \/v1\/transfers/, 2);
    await assert.rejects(sendPayouts(market.market), { code: 'card-provider-down' });
    if (forgetful) await sql`delete from cards.idempotency_keys where key like 'payout:%'`;
    await sendPayouts(market.market);
    await paidOnce(bookingId);
  }
});

test('a provider that is down for an hour costs no attempt', async () => {
  const bookingId = await aCompletedDeal();
  provider.line.down = 'refusing';
  for (let minute = 0; minute < 3; minute++) await assert.rejects(sendPayouts(market.market));
  provider.line.down = false;
  await sendPayouts(market.market);
  await paidOnce(bookingId);
});

test('what the provider refuses is tried five times, at growing distances, and is then for an admin', async () => {
  const seller = await market.person('seller');
  await readied(seller);
  await seller.call(readPayoutAccount);
  const bookingId = await aCompletedDeal(seller);
  const transfer = () => Promise.reject(new CardRefusal('The destination does not take this.'));
  const refusing = { ...market.market, stripe: { ...market.market.stripe, transfer } };
  const logged: object[] = [];
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt++) {
    await letWaitsEnd(sql, bookingId);
    await sendPayouts(refusing, { error: (facts: object) => logged.push(facts) });
    const [row] = await sql<{ minutes: number }[]>`
      select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from payouts
      where booking_id = ${bookingId}`;
    waits.push(row?.minutes ?? -1);
  }
  assert.deepEqual(waits, [1, 10, 60, 360, 0]);
  const [payout] = await sql`select status, fault from payouts where booking_id = ${bookingId}`;
  assert.equal(payout?.status, 'stuck');
  assert.equal(payout?.fault, 'The destination does not take this.');
  assert.equal(logged.length, 5);
  assert.match(JSON.stringify(logged[0]), /does not take this/);
  assert.deepEqual(await moneyOf(sql, bookingId), BEFORE);
});

async function aCompletedDeal(seller = paidSeller): Promise<string> {
  const { bookingId } = await dealIn('handed-over', { market, cards, buyer, seller, admin });
  const { status } = await buyer.call(confirmDeal, { params: { id: bookingId } });
  assert.equal(status, 200);
  return bookingId;
}

async function opened(seller: Caller): Promise<string> {
  await seller.call(openPayoutAccount);
  const [account] = await sql<{ id: string }[]>`
    select account_id as id from payout_accounts a join users u on u.id = a.user_id where u.email = ${seller.email}`;
  return account?.id ?? '';
}

/** Complete at the provider; no webhook has arrived yet. */
async function readied(seller: Caller): Promise<string> {
  const accountId = await opened(seller);
  await provider.onboard(accountId);
  return accountId;
}

async function paidOnce(bookingId: string) {
  assert.deepEqual(await moneyOf(sql, bookingId), PAID);
  const { data } = await stripe.transfers.list({ transfer_group: bookingId });
  const [payout] = await sql`select status, reference from payouts where booking_id = ${bookingId}`;
  assert.deepEqual(
    data.map(({ id, amount }) => [id, amount]),
    [[payout?.reference, cents - fee]],
  );
  assert.equal(payout?.status, 'sent');
}
