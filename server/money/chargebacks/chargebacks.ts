import { inBatches, takeEach } from '../../concurrency/batches.ts';
import type { AppContext } from '../../context.ts';
import { databaseNow } from '../../database/now.ts';
import type { CardDispute } from '../stripe/stripe.ts';
import { closeChargeback } from './closing.ts';
import { openChargeback } from './opening.ts';
import * as queries from './queries.ts';

const AT_ONCE = 8;

/** Reads the dispute's state from the provider, so duplicate and reordered events are harmless. */
export async function followDispute(market: AppContext, payment: { intentId: string; reference: string }) {
  const dispute = await market.stripe.findDispute(payment.reference);
  const [disputed] = await queries.paymentsOf(market.sql, [payment.intentId]);
  if (dispute && disputed) await keep(market, disputed, dispute);
}

export async function pursueChargebacks(market: AppContext) {
  const since = await databaseNow(market.sql);
  const outcomes = await Promise.allSettled([
    inBatches(
      async () =>
        takeEach(await queries.toAskAfter(market.sql, since, AT_ONCE), (open) =>
          queries.askAfter(market.sql, open, since),
        ),
      (open) => followDispute(market, open),
    ),
    recordMissedDisputes(market),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function recordMissedDisputes(market: AppContext) {
  for (let last: CardDispute | undefined; ; ) {
    const page = await market.stripe.disputesAfter(last?.reference);
    const news = await unrecorded(market, page);
    for (const { payment, dispute } of news) await keep(market, payment, dispute);
    last = page.at(-1);
    if (!last || news.length === 0) return;
  }
}

/** Unrecorded disputes of our payments; the account may serve other shops. */
async function unrecorded({ sql }: AppContext, page: CardDispute[]) {
  const known = await queries.known(
    sql,
    page.map(({ reference }) => reference),
  );
  const strange = page.filter(
    ({ reference, status }) => status !== 'inquiry' && !known.some((row) => row.reference === reference),
  );
  const payments = await queries.paymentsOf(
    sql,
    strange.map(({ intentId }) => intentId),
  );
  return strange.flatMap((dispute) => {
    const payment = payments.find(({ intentId }) => intentId === dispute.intentId);
    return payment ? [{ payment, dispute }] : [];
  });
}

async function keep(market: AppContext, payment: queries.Payment, dispute: CardDispute) {
  const { reference, cents, status } = dispute;
  if (status === 'inquiry') return;
  await market.sql.begin(async (db) => {
    await openChargeback(db, market, payment, dispute);
    if (status !== 'open') await closeChargeback(db, market, payment, { reference, cents, status });
  });
}
