import type { FastifyBaseLogger } from 'fastify';
import { v7 as newId } from 'uuid';
import { CURRENCY } from '#contract/money.ts';
import { inBatches } from '../../concurrency/batches.ts';
import type { AppContext } from '../../context.ts';
import { databaseNow } from '../../database/now.ts';
import { notify } from '../../notifications/notifications.ts';
import { post } from '../ledger/ledger.ts';
import { CardRefusal, type CardSource } from '../stripe/stripe.ts';
import { askAfterAccount, askAfterAccounts } from './accounts.ts';
import { holdForReview } from './holding.ts';
import * as queries from './queries.ts';
import { recoverPayouts } from './recovering.ts';
import { keepHopeless, keepRefusal } from './refusing.ts';
import { reverse } from './reversing.ts';

const AT_ONCE = 8;
/** The provider releases payments once a day. */
const FUNDS_MINUTES = 15;

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Sends due payouts and reversals; idempotent and safe to run concurrently. */
export async function sendPayouts(market: AppContext, log?: Log) {
  const { sql } = market;
  const since = await databaseNow(sql);
  await queries.waitForAccounts(sql);
  await holdForReview(market);
  const outcomes = await Promise.allSettled([
    askAfterAccounts(market, since),
    inBatches(
      () => takeDue(market, since),
      (payout) => send(market, payout, log),
    ),
    inBatches(
      () => queries.beginReversals(sql, since, AT_ONCE),
      (payout) => reverse(market, payout),
    ),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** One process at a time decides per seller; different sellers are independent. */
function takeDue({ sql, settings }: AppContext, since: string): Promise<queries.PayoutRow[]> {
  return sql.begin(async (db) => {
    const sellers = await queries.holdSellers(db, settings, since, AT_ONCE);
    const ids = sellers.map(({ id }) => id);
    return ids.length ? [...(await queries.beginDue(db, settings, since, ids))] : [];
  });
}

async function send(market: AppContext, payout: queries.PayoutRow, log?: Log) {
  try {
    const made = payout.begun && (await earlier(market, payout));
    // The event of a changed bank account may have been lost.
    if (!made && (await hasNewBank(market, payout))) return await keepForLater(market, payout);
    const source = made ? undefined : await market.stripe.sourceOf(payout.intentId);
    if (source?.currency && source.currency !== CURRENCY)
      return await keepExchanged(market, payout, source.currency, log);
    await keepTransfer(market, payout, (made || (await transfer(market, payout, source))).reference);
  } catch (fault) {
    if (!(fault instanceof CardRefusal)) throw fault;
    await refused(market, payout, fault, log);
  }
}

async function refused(market: AppContext, payout: queries.PayoutRow, { why, word }: CardRefusal, log?: Log) {
  const account = await askAfterAccount(market, payout);
  if (!account.active) return keepWaiting(market, payout);
  if (word === 'balance_insufficient') return keepAwaitingFunds(market, payout);
  log?.error({ payout: payout.id, bookingId: payout.bookingId, why }, 'The card provider refused a payout');
  return keepRefusal(market, payout, why);
}

/** The provider would reject it, or use other people's money. */
function keepExchanged(market: AppContext, payout: queries.PayoutRow, settledIn: string, log?: Log) {
  const why = `The card account was credited in ${settledIn}, and payouts are in ${CURRENCY}.`;
  log?.error({ payout: payout.id, bookingId: payout.bookingId, why }, 'A seller cannot be paid');
  return keepHopeless(market, payout, why);
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

async function keepTransfer({ sql, auditor }: AppContext, payout: queries.PayoutRow, reference: string) {
  const { productId, bookingId, buyerId, sellerId, amountCents: cents } = payout;
  const deal = { productId, id: bookingId };
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    const { count } = await queries.markSent(db, payout, reference);
    if (count === 0) return;
    await post(db, deal, { from: 'payout-due', to: 'seller', cents, reason: 'payout-sent', reference });
    const facts = { cents, reference };
    await auditor.note(db, { actor: 'clock', action: 'payout-sent', subject: `booking ${bookingId}`, facts });
    await notify(db, { id: newId(), productId, bookingId, verb: 'payout-sent', actor: 'clock', buyerId, sellerId });
    await recoverPayouts(db, deal);
  });
}

async function hasNewBank(market: AppContext, payout: queries.PayoutRow) {
  await askAfterAccount(market, payout);
  const [held] = await queries.waitsForBank(market.sql, market.settings, payout.sellerId);
  return !!held;
}

/** Unbegun payouts stay unbegun. */
async function keepForLater({ sql }: AppContext, payout: queries.PayoutRow) {
  // An earlier call may still be in flight: it stays begun and is looked up again.
  if (payout.begun) return;
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markNotBegun(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}

async function keepWaiting({ sql }: AppContext, payout: queries.PayoutRow) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markWaiting(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}

async function keepAwaitingFunds({ sql }: AppContext, payout: queries.PayoutRow) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markAwaitingFunds(db, payout, FUNDS_MINUTES);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}
