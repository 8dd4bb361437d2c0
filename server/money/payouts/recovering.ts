import type { Db } from '../../database/connect.ts';
import { post } from '../ledger/ledger.ts';
import * as queries from './recovery-queries.ts';

type DealKey = queries.DealKey;

/**
 * Cancels unbegun payouts and reverses sent ones; the market bears the rest. The caller holds the deal's lock;
 * idempotent.
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
  // How much of a begun payout can come back is unknown yet.
  if (fee === 0 || (await queries.begunPayout(db, deal)).length) return;
  await queries.lowerFee(db, deal, fee);
  await post(db, deal, { from: 'fees', to: 'losses', cents: fee, reason: 'fee-called-off' });
}

export const cancelReversals = (db: Db, deal: DealKey) => queries.dropReversals(db, deal);

export async function isReversing(db: Db, deal: DealKey): Promise<boolean> {
  const [begun] = await queries.begunReversal(db, deal);
  return !!begun;
}

export async function uncovered(db: Db, deal: DealKey): Promise<number> {
  const [row] = await queries.uncovered(db, deal);
  return row?.cents ?? 0;
}
