import type { CardDispute } from '../cards/cards.ts';
import type { Market } from '../market.ts';
import { inRounds } from '../rounds.ts';
import { closeChargeback } from './closing.ts';
import { openChargeback } from './opening.ts';
import * as queries from './queries.ts';

const AT_ONCE = 8;

/** The provider told of a dispute: how it stands is asked for, so events may come twice and in any order. */
export async function followDispute(market: Market, payment: { intentId: string; reference: string }) {
  const dispute = await market.cards.findDispute(payment.reference);
  const [disputed] = await queries.paymentsOf(market.sql, [payment.intentId]);
  if (dispute && disputed) await keep(market, disputed, dispute);
}

/** Asks the provider about the disputes that are open, and for new ones of which its word was lost. */
export async function pursueChargebacks(market: Market) {
  const since = (await queries.now(market.sql))[0]?.now ?? '';
  const outcomes = await Promise.allSettled([
    inRounds(
      () => queries.askAfter(market.sql, since, AT_ONCE),
      (open) => followDispute(market, open),
    ),
    findUntold(market),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** From the newest backwards, until nothing on a page is news. */
async function findUntold(market: Market) {
  for (let last: CardDispute | undefined; ; ) {
    const page = await market.cards.disputesAfter(last?.reference);
    const known = new Set(
      (
        await queries.known(
          market.sql,
          page.map(({ reference }) => reference),
        )
      ).map(({ reference }) => reference),
    );
    const untold = page.filter(({ reference, status }) => status !== 'inquiry' && !known.has(reference));
    const payments = await queries.paymentsOf(
      market.sql,
      untold.map(({ intentId }) => intentId),
    );
    for (const dispute of untold) {
      const payment = payments.find(({ intentId }) => intentId === dispute.intentId);
      if (payment) await keep(market, payment, dispute);
    }
    last = page.at(-1);
    if (!last || payments.length === 0) return;
  }
}

/** Writes down how a dispute stands. */
async function keep(market: Market, payment: queries.Payment, dispute: CardDispute) {
  const { reference, cents, status } = dispute;
  if (status === 'inquiry') return;
  await market.sql.begin(async (db) => {
    await openChargeback(db, market, payment, dispute);
    if (status !== 'open') await closeChargeback(db, market, payment, { reference, cents, status });
  });
}
