import { v7 as newId } from 'uuid';
import { CURRENCY } from '#contract/money.ts';
import type { AppContext } from '../../context.ts';
import { businessEvents } from '../../counts/counts.ts';
import { databaseNow } from '../../database/now.ts';
import { notify } from '../../notifications/notifications.ts';
import { claim, drain, type Log } from '../../outbox/outbox.ts';
import { post } from '../ledger/ledger.ts';
import { CardRefusal, type CardSource } from '../stripe/stripe.ts';
import { askAfterAccount, askAfterAccounts } from './accounts.ts';
import { holdForReview } from './holding.ts';
import { duePayouts, markAwaitingFunds, markNotBegun, markSent, markWaiting, REVERSALS } from './outbox.ts';
import * as queries from './queries.ts';
import { recoverPayouts } from './recovering.ts';
import { recordPermanentFailure, recordRefusal } from './refusing.ts';
import { reverse } from './reversing.ts';

const AT_ONCE = 8;

/** Sends due payouts and reversals; idempotent and safe to run concurrently. */
export async function sendPayouts(market: AppContext, log?: Log) {
  const { sql } = market;
  const since = await databaseNow(sql);
  await queries.waitForAccounts(sql);
  await holdForReview(market);
  const outcomes = await Promise.allSettled([
    askAfterAccounts(market, since),
    drain(sql, duePayouts(market.settings), {
      work: (payout) => send(market, payout),
      claim: (due, since) => claimOfSeller(market, due, since),
      atOnce: AT_ONCE,
      log,
    }),
    drain(sql, REVERSALS, { work: (payout) => reverse(market, payout), atOnce: AT_ONCE, log }),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Serialized per seller across processes; sellers are independent. */
function claimOfSeller({ sql, settings }: AppContext, due: { person: string }, since: string) {
  return sql.begin(async (db) => {
    const { count } = await queries.lockSeller(db, due.person);
    return count ? claim(db, duePayouts(settings), due, since) : undefined;
  });
}

async function send(market: AppContext, payout: queries.PayoutRow) {
  try {
    const made = payout.begun && (await earlier(market, payout));
    // The event of a changed bank account may have been lost.
    if (!made && (await hasNewBank(market, payout))) return await recordNewBank(market, payout);
    const source = made ? undefined : await market.stripe.sourceOf(payout.intentId);
    if (source?.currency && source.currency !== CURRENCY)
      return await recordCurrencyMismatch(market, payout, source.currency);
    return await recordTransfer(market, payout, (made || (await transfer(market, payout, source))).reference);
  } catch (fault) {
    if (!(fault instanceof CardRefusal)) throw fault;
    return refused(market, payout, fault);
  }
}

async function refused(market: AppContext, payout: queries.PayoutRow, { why, word }: CardRefusal) {
  const account = await askAfterAccount(market, payout);
  if (!account.active) return recordWaiting(market, payout);
  if (word === 'balance_insufficient') return recordAwaitingFunds(market, payout);
  return recordRefusal(market, payout, why);
}

/** Stripe would reject the transfer, or take it from other sellers' balance. */
function recordCurrencyMismatch(market: AppContext, payout: queries.PayoutRow, settledIn: string) {
  const why = `The card account was credited in ${settledIn}, and payouts are in ${CURRENCY}.`;
  return recordPermanentFailure(market, payout, why);
}

/** Idempotency keys expire after a day, so an older attempt is looked up first. */
async function earlier({ stripe }: AppContext, { id, bookingId, attempt }: queries.PayoutRow) {
  const known = await stripe.transfersOf(bookingId);
  return known.find((transfer) => transfer.payoutId === id && transfer.attempt === attempt);
}

/** From the buyer's charge first, settled or not; once that is used up, from the market's balance. */
function transfer({ stripe }: AppContext, payout: queries.PayoutRow, source: CardSource | undefined) {
  return stripe.transfer({ ...payout, chargeId: payout.refusals === 0 ? source?.chargeId : undefined });
}

async function recordTransfer({ sql, auditor }: AppContext, payout: queries.PayoutRow, reference: string) {
  const { productId, bookingId, buyerId, sellerId, amountCents: cents } = payout;
  const deal = { productId, id: bookingId };
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    const { count } = await markSent(db, payout, reference);
    if (count === 0) return;
    await post(db, deal, { from: 'payout-due', to: 'seller', cents, reason: 'payout-sent', reference });
    const facts = { cents, reference };
    await auditor.note(db, { actor: 'clock', action: 'payout-sent', subject: `booking ${bookingId}`, facts });
    await notify(db, { id: newId(), productId, bookingId, verb: 'payout-sent', actor: 'clock', buyerId, sellerId });
    await recoverPayouts(db, deal);
    businessEvents.add('payout');
  });
}

async function hasNewBank(market: AppContext, payout: queries.PayoutRow) {
  await askAfterAccount(market, payout);
  const [held] = await queries.waitsForBank(market.sql, market.settings, payout.sellerId);
  return !!held;
}

async function recordNewBank({ sql }: AppContext, payout: queries.PayoutRow) {
  // An earlier call may still be in flight: it stays begun and is looked up again.
  if (payout.begun) return;
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await markNotBegun(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}

async function recordWaiting({ sql }: AppContext, payout: queries.PayoutRow) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await markWaiting(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}

async function recordAwaitingFunds({ sql }: AppContext, payout: queries.PayoutRow) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await markAwaitingFunds(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}
