import type { Db } from '../../database/connect.ts';
import { post } from '../ledger/ledger.ts';
import * as queries from './recovery-queries.ts';

type DealKey = queries.DealKey;

/**
 * A bank took back what was promised or paid to the seller: what was not begun is called off, what was sent is to come
 * back, and the market does not earn on it: up to what it bears. The deal is held by the caller; doing it again changes nothing.
 */
export async function recoverPayouts(db: Db, deal: DealKey) {
  const [bank] = await queries.chargedBack(db, deal);
  let cents = bank?.uncoveredCents ?? 0;
  for (const payout of await queries.notBegun(db, deal)) {
    const part = Math.min(cents, payout.amountCents);
    if (part === 0) return;
    await queries.callOff(db, payout, part);
    await queries.lowerPayout(db, deal, part);
    await post(db, deal, { from: 'payout-due', to: 'losses', cents: part, reason: 'payout-called-off' });
    cents -= part;
  }
  for (const payout of await queries.sentOf(db, deal)) {
    const part = Math.min(cents, payout.amountCents);
    if (part === 0) return;
    await queries.orderReversal(db, payout, part);
    cents -= part;
  }
  const fee = Math.min(cents, bank?.feeCents ?? 0);
  // Of a payout that has begun it is not known yet how much of it can come back.
  if (fee === 0 || (await queries.begunPayout(db, deal)).length) return;
  await queries.lowerFee(db, deal, fee);
  await post(db, deal, { from: 'fees', to: 'losses', cents: fee, reason: 'fee-called-off' });
}

/** The bank gave the money back: what has not come back from the seller stays with them. */
export const keepPayouts = (db: Db, deal: DealKey) => queries.dropReversals(db, deal);

/** Whether the provider was asked to take money back from the seller, and it is not known what became of it. */
export async function isReversing(db: Db, deal: DealKey): Promise<boolean> {
  const [begun] = await queries.begunReversal(db, deal);
  return !!begun;
}

/** What the market bears of a deal and does not expect back from its seller. */
export async function uncovered(db: Db, deal: DealKey): Promise<number> {
  const [row] = await queries.uncovered(db, deal);
  return row?.cents ?? 0;
}
