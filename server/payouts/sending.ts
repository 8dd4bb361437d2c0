import { CardRefusal } from '../cards/cards.ts';
import { moment } from '../database/moment.ts';
import { post } from '../ledger/ledger.ts';
import type { Market } from '../market.ts';
import { inRounds } from '../rounds.ts';
import { askAfterAccount, askAfterAccounts } from './accounts.ts';
import { holdForReview } from './holding.ts';
import * as queries from './queries.ts';
import { recoverPayouts } from './recovering.ts';
import { keepRefusal } from './refusing.ts';
import { reverse } from './reversing.ts';

const AT_ONCE = 8;

/**
 * Pays the sellers whose accounts are active, and gets back what was paid out and charged back since; safe to run twice
 * and on many machines.
 */
export async function sendPayouts(market: Market) {
  const { sql } = market;
  const since = await moment(sql);
  await queries.waitForAccounts(sql);
  await holdForReview(market);
  const outcomes = await Promise.allSettled([
    askAfterAccounts(market, since),
    inRounds(
      () => takeDue(market, since),
      (payout) => send(market, payout),
    ),
    inRounds(
      () => queries.beginReversals(sql, since, AT_ONCE),
      (payout) => reverse(market, payout),
    ),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Of a seller's payouts it is decided by one at a time which may leave now: another's are none of its business. */
function takeDue({ sql, settings }: Market, since: string): Promise<queries.PayoutRow[]> {
  return sql.begin(async (db) => {
    const sellers = await queries.holdSellers(db, settings, since, AT_ONCE);
    const ids = sellers.map(({ id }) => id);
    return ids.length ? [...(await queries.beginDue(db, settings, since, ids))] : [];
  });
}

async function send(market: Market, payout: queries.PayoutRow) {
  try {
    const made = payout.begun && (await earlier(market, payout));
    // The word of a bank that was changed may have been lost.
    if (!made && (await hasNewBank(market, payout))) return await keepForLater(market, payout);
    await keepTransfer(market, payout, (made || (await transfer(market, payout))).reference);
  } catch (fault) {
    if (!(fault instanceof CardRefusal)) throw fault;
    const account = await askAfterAccount(market, payout);
    await (account.active ? keepRefusal(market, payout, fault.why) : keepWaiting(market, payout));
  }
}

/** The provider remembers a call for a day only: what it did of an attempt that was begun before is looked for. */
async function earlier({ cards }: Market, { id, bookingId, attempt }: queries.PayoutRow) {
  const known = await cards.transfersOf(bookingId);
  return known.find((transfer) => transfer.payoutId === id && transfer.attempt === attempt);
}

/** At first with the buyer's own money; what of that is used up is taken from the market's balance. */
async function transfer({ cards }: Market, payout: queries.PayoutRow) {
  const intent = payout.attempt === 1 ? await cards.find(payout.intentId) : undefined;
  return cards.transfer({ ...payout, chargeId: intent?.chargeId });
}

async function keepTransfer({ sql, auditor }: Market, payout: queries.PayoutRow, reference: string) {
  const { productId, bookingId, amountCents: cents } = payout;
  const deal = { productId, id: bookingId };
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    const { count } = await queries.markSent(db, payout, reference);
    if (count === 0) return;
    await post(db, deal, { from: 'payout-due', to: 'seller', cents, reason: 'payout-sent', reference });
    const facts = { cents, reference };
    await auditor.note(db, { actor: 'clock', action: 'payout-sent', subject: `booking ${bookingId}`, facts });
    await recoverPayouts(db, deal);
  });
}

async function hasNewBank(market: Market, payout: queries.PayoutRow) {
  await askAfterAccount(market, payout);
  const [held] = await queries.waitsForBank(market.sql, market.settings, payout.sellerId);
  return !!held;
}

/** What has not begun at the provider does not begin. */
async function keepForLater({ sql }: Market, payout: queries.PayoutRow) {
  // A call of an earlier run may still be under way there: it stays begun, and is looked for again.
  if (payout.begun) return;
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markNotBegun(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}

async function keepWaiting({ sql }: Market, payout: queries.PayoutRow) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markWaiting(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}
