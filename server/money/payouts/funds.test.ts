import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmDeal, readDeal } from '#contract/deals.ts';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import type { Difference } from '#contract/reconciliation.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { letWaitsEnd, moneyOf } from '../../../test/money.ts';
import type { Caller } from '../../../test/people.ts';
import { differences, openAccountOf } from '../../../test/reconciling.ts';
import { bookCardFees } from '../card-fees/card-fees.ts';
import { openStripe } from '../stripe/stripe.ts';
import { sendPayouts } from './payouts.ts';

const market = await openMarket();
const abroad = await openMarket({ terms: { settles: { currency: 'eur', rate: 0.9 } } });

const { stripe } = cardHolder(market);

async function completedIn(where: typeof market) {
  const cards = cardHolder(where);
  const [buyer, admin, seller] = await Promise.all([
    where.person('buyer'),
    where.person('admin'),
    where.person('seller'),
  ]);
  await openAccountOf(seller);
  const { bookingId } = await dealIn('handed-over', { market: where, cards, buyer, seller, admin });
  assert.equal((await buyer.call(confirmDeal, { params: { id: bookingId } })).status, 200);
  const sent = async () => (await cards.stripe.transfers.list({ transfer_group: bookingId })).data;
  return { bookingId, seller, admin, buyer, sent };
}

type Deal = Awaited<ReturnType<typeof completedIn>>;

const payoutOf = async ({ sql }: typeof market.market, { bookingId }: Deal) => {
  const [row] = await sql<{ status: string; attempt: number; fault: string | null; minutes: number }[]>`
    select status, attempt, fault, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
    from payouts where booking_id = ${bookingId}`;
  return row;
};

async function again(bookingId: string) {
  await letWaitsEnd(market.market.sql, bookingId);
  await sendPayouts(market.market);
}

/** Empties the buyer's charge: the transfer has to come from the balance. */
const useUpSource = ({ bookingId }: Deal) => market.market.sql`
  update cards.payment_intents set amount_refunded = amount where metadata->>'bookingId' = ${bookingId}`;

async function fill(sql: typeof market.market.sql) {
  const payment_method = 'pm_card_bypassPending';
  await stripe.paymentIntents.create({ amount: 500_000, currency: 'usd', payment_method, confirm: true });
  await sql`update cards.balance_transactions set available_at = now()`;
}

const seen = async (who: Caller, bookingId: string) =>
  (await who.call(readDeal, { params: { id: bookingId } })).body.money.payoutWait;

test('pending money goes to the seller with its payment', async () => {
  const deal = await completedIn(market);
  await sendPayouts(market.market);
  const [transfer, ...more] = await deal.sent();
  assert.match(String(transfer?.source_transaction), /^ch_/);
  assert.deepEqual(more, []);
});

test('money that is not there yet is waited for, however long, and is then paid out once', async () => {
  const deal = await completedIn(market);
  await useUpSource(deal);
  await sendPayouts(market.market);
  for (let round = 0; round < 8; round++) await again(deal.bookingId);
  const waiting = await payoutOf(market.market, deal);
  assert.deepEqual(waiting, { status: 'due', attempt: 10, fault: null, minutes: 15 });
  assert.deepEqual(
    [(await deal.sent()).length, (await moneyOf(market.market.sql, deal.bookingId)).status],
    [0, 'completed'],
  );
  for (const who of [deal.seller, deal.admin]) assert.deepEqual(await seen(who, deal.bookingId), { why: 'funds' });
  assert.equal(await seen(deal.buyer, deal.bookingId), undefined);
  const { body } = await deal.seller.call(readPayoutAccount);
  assert.deepEqual(body.payouts[0]?.wait, { why: 'funds' });

  // The fee is zero here, so the provider's costs need other funds.
  await fill(market.market.sql);
  await letWaitsEnd(market.market.sql, deal.bookingId);
  await Promise.all(Array.from({ length: 4 }, () => sendPayouts(market.market)));
  assert.equal((await deal.sent()).length, 1);
  assert.equal((await payoutOf(market.market, deal))?.status, 'sent');
  assert.equal(await seen(deal.seller, deal.bookingId), undefined);
});

test('money that has not come for a week is for an admin', async () => {
  const deal = await completedIn(market);
  await useUpSource(deal);
  await market.market.sql`update cards.balance_transactions set available_at = now() + interval '1 day'`;
  await sendPayouts(market.market);
  await again(deal.bookingId);
  const stuck = async () =>
    (await differences(market.market)).filter((one) => one.kind === 'payout-stuck' && one.bookingId === deal.bookingId);
  assert.deepEqual(await stuck(), []);
  await market.market.sql`
    update payouts set funds_awaited_at = now() - interval '8 days' where booking_id = ${deal.bookingId}`;
  assert.equal((await stuck()).length, 1);
});

test('a wait for the account is no refusal: the buyer’s own money still goes on', async () => {
  const deal = await completedIn(market);
  const { sql } = market.market;
  await sql`update cards.accounts set details_submitted = false`;
  await sendPayouts(market.market);
  await sql`update cards.accounts set details_submitted = true`;
  await deal.seller.call(readPayoutAccount);
  await sendPayouts(market.market);
  const [transfer] = await deal.sent();
  assert.match(String(transfer?.source_transaction), /^ch_/);
});

test('a payout in another currency is noticed at once and never booked', async () => {
  const deal = await completedIn(abroad);
  const logged: string[] = [];
  const log = { error: (...of: unknown[]) => logged.push(JSON.stringify(of)) };
  await bookCardFees(abroad.market, log);
  assert.match(logged.join(), /credited in another currency than buyers pay in/);
  const kinds = async () => (await differences(abroad.market)).map(({ kind }: Difference) => kind);
  assert.deepEqual(await kinds(), ['payout-in-other-currency']);
  await sendPayouts(abroad.market, log);
  assert.match(logged.at(-1) ?? '', /credited in eur, and payouts are in usd/);
  const { seller, 'payout-due': due } = (await moneyOf(abroad.market.sql, deal.bookingId)) as Record<string, unknown>;
  assert.equal(seller, undefined);
  assert.ok(Number(due) > 0);
  assert.deepEqual(await deal.sent(), []);
  assert.equal((await payoutOf(abroad.market, deal))?.status, 'stuck');
  assert.deepEqual(await kinds(), ['payout-in-other-currency']);
});

test('a payout that the provider is still at is neither lost nor made twice', async () => {
  const deal = await completedIn(market);
  const { sql, stripe } = market.market;
  const held = Promise.withResolvers<void>();
  const hasty = openStripe({ ...market.secrets, origin: market.market.config.cards.origin ?? '', timeoutMs: 300 });
  const lock = sql.begin(async (db) => {
    await db`lock table cards.transfers in exclusive mode`;
    await held.promise;
  });
  // The response times out; the SDK's retry meets the first call in flight.
  await assert.rejects(sendPayouts({ ...market.market, stripe: hasty }), { code: 'card-provider-down' });
  const [begun] = await sql<
    { id: string }[]
  >`select id from payouts where booking_id = ${deal.bookingId} and begun_at is not null`;
  assert.ok(begun);
  held.resolve();
  await lock;
  await letWaitsEnd(sql, deal.bookingId);
  await Promise.all([sendPayouts(market.market), sendPayouts({ ...market.market, stripe })]);
  assert.equal((await deal.sent()).length, 1);
  assert.equal((await payoutOf(market.market, deal))?.status, 'sent');
});

test('why the provider opens no account is logged, and the seller is told the truth', async () => {
  const lines: string[] = [];
  const loggedMarket = await openMarket({ log: { write: (line) => lines.push(line) } });
  const seller = await loggedMarket.person('seller');
  const strict = openStripe({
    ...loggedMarket.secrets,
    origin: loggedMarket.market.config.cards.origin ?? '',
    sellerCountry: 'US',
  });
  Object.assign(loggedMarket.market.stripe, strict);
  const { status, body } = await seller.call(openPayoutAccount);
  assert.deepEqual([status, body.code], [409, 'card-refused']);
  assert.match(body.detail ?? '', /does not open payout accounts .* Your sales are safe/);
  assert.match(lines.join(), /recipient ToS agreement is not supported for platforms in US/);
});

test('sellers abroad have the agreement of recipients', async () => {
  const german = openStripe({
    ...market.secrets,
    origin: market.market.config.cards.origin ?? '',
    sellerCountry: 'DE',
  });
  const { id } = await german.openAccount({ userId: 'somebody', email: 'somebody@example.test' });
  const { country, capabilities, tos_acceptance } = await stripe.accounts.retrieve(id);
  assert.deepEqual(
    [country, capabilities, tos_acceptance?.service_agreement],
    ['DE', { transfers: 'inactive' }, 'recipient'],
  );
});
