import { CardRefusal } from '../cards/cards.ts';
import { moment } from '../database/moment.ts';
import { post } from '../ledger/ledger.ts';
import type { Market } from '../market.ts';
import { inRounds } from '../rounds.ts';
import { askAfterAccount, askAfterAccounts } from './accounts.ts';
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
  const outcomes = await Promise.allSettled([
    askAfterAccounts(market, since),
    inRounds(
      () => queries.begin(sql, 'due', since, AT_ONCE),
      (payout) => send(market, payout),
    ),
    inRounds(
      () => queries.begin(sql, 'reversal-due', since, AT_ONCE),
      (payout) => reverse(market, payout),
    ),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function send(market: Market, payout: queries.PayoutRow) {
  try {
    const made = (payout.begun && (await earlier(market, payout))) || (await transfer(market, payout));
    await keepTransfer(market, payout, made.reference);
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

async function keepWaiting({ sql }: Market, payout: queries.PayoutRow) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markWaiting(db, payout);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}
