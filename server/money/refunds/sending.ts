import { inBatches, takeEach } from '../../concurrency/batches.ts';
import type { AppContext } from '../../context.ts';
import { databaseNow } from '../../database/now.ts';
import { drain, type Log } from '../../outbox/outbox.ts';
import { CardRefusal } from '../stripe/stripe.ts';
import { givenByHand } from './by-hand.ts';
import { REFUNDS } from './outbox.ts';
import * as queries from './queries.ts';
import { followRefunds } from './reconcile-one.ts';
import { recordRefund, recordRefusal } from './record.ts';

const AT_ONCE = 8;

/** Sends due refunds and checks sent ones; idempotent and safe to run concurrently. */
export async function sendRefunds(market: AppContext, log?: Log) {
  const since = await databaseNow(market.sql);
  const dueChecks = async () =>
    takeEach(await queries.toAskAfter(market.sql, since, AT_ONCE), (sent) => queries.askAfter(market.sql, sent, since));
  const outcomes = await Promise.allSettled([
    drain(market.sql, REFUNDS, { work: (refund) => send(market, refund), atOnce: AT_ONCE, log }),
    inBatches(dueChecks, (sent) => followRefunds(market, sent)),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function send(market: AppContext, refund: queries.RefundRow) {
  const before = refund.begun ? await earlier(market, refund) : undefined;
  if (before) return recordRefund(market, refund, before);
  try {
    return await recordRefund(market, refund, await market.stripe.refund(refund));
  } catch (fault) {
    if (!(fault instanceof CardRefusal)) throw fault;
    const byHand = await givenByHand(market, refund, await market.stripe.refundsOf(refund.intentId));
    return byHand ? recordRefund(market, refund, byHand) : recordRefusal(market, refund, fault.why);
  }
}

/** Idempotency keys expire after a day, so an older attempt is looked up first. */
async function earlier({ stripe }: AppContext, { id, attempt, intentId }: queries.RefundRow) {
  const known = await stripe.refundsOf(intentId);
  return known.find((refund) => refund.refundId === id && refund.attempt === attempt);
}
