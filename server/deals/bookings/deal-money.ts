import type { Money } from '#contract/deal-machine.ts';
import { type DealSettings, feeOf } from '#contract/deal-settings.ts';
import type { Db } from '../../database/connect.ts';
import { pipelined } from '../../database/pipelined.ts';
import { held, lateShare } from '../../money/held/held.ts';
import { post } from '../../money/ledger/ledger.ts';
import { orderPayout } from '../../money/payouts/payouts.ts';
import { orderRefund } from '../../money/refunds/refunds.ts';
import * as queries from './transition-queries.ts';

/** Amounts of a step, in cents. */
export interface Amounts {
  /** The buyer's part of a split. */
  refundCents?: number;
  /** Amount of a payment or chargeback. */
  cents?: number;
  reference?: string;
}

/** Call in the caller's transaction. */
export async function moveMoney(db: Db, settings: DealSettings, deal: queries.Deal, money: Money, amounts: Amounts) {
  const { cents = 0, reference, refundCents = 0 } = amounts;
  switch (money) {
    case 'hold':
      return pipelined(
        queries.addAmounts(db, deal, { capturedCents: cents }),
        post(db, deal, { from: 'buyer', to: 'held', cents, reason: 'pay', reference }),
      );
    case 'refund':
      return giveOut(db, deal, { refund: held(deal), fee: 0 });
    case 'share':
      return giveOut(db, deal, { refund: held(deal) - lateShare(deal, settings), fee: 0 });
    case 'pay-out':
      return giveOut(db, deal, { refund: 0, fee: feeLeft(deal, settings, 0) });
    case 'split':
      return giveOut(db, deal, { refund: refundCents, fee: feeLeft(deal, settings, refundCents) });
    case 'take-back': {
      const covered = Math.min(cents, held(deal));
      await queries.addAmounts(db, deal, { takenBackCents: cents, lostCents: cents - covered });
      return post(
        db,
        deal,
        { from: 'held', to: 'buyer', cents: covered, reason: 'charge-back', reference },
        { from: 'losses', to: 'buyer', cents: cents - covered, reason: 'charge-back-lost', reference },
      );
    }
    case 'return': {
      const made = Math.min(cents, deal.lostCents);
      await queries.addAmounts(db, deal, { takenBackCents: -cents, lostCents: -made });
      return post(
        db,
        deal,
        { from: 'buyer', to: 'losses', cents: made, reason: 'win-charge-lost', reference },
        { from: 'buyer', to: 'held', cents: cents - made, reason: 'win-charge', reference },
      );
    }
  }
}

/** The fee applies to the seller's full share, including what was paid out before a chargeback. */
function feeLeft(deal: queries.Deal, settings: DealSettings, refund: number) {
  const rest = held(deal) - refund;
  const due = feeOf(rest + deal.payoutCents + deal.feeCents, settings) - deal.feeCents;
  return Math.min(Math.max(due, 0), rest);
}

async function giveOut(db: Db, deal: queries.Deal, { refund, fee }: { refund: number; fee: number }) {
  const { productId, id: bookingId, sellerId } = deal;
  const payout = held(deal) - refund - fee;
  await pipelined(
    queries.addAmounts(db, deal, { refundCents: refund, feeCents: fee, payoutCents: payout }),
    post(
      db,
      deal,
      { from: 'held', to: 'refund-due', cents: refund, reason: 'refund' },
      { from: 'held', to: 'fees', cents: fee, reason: 'fee' },
      { from: 'held', to: 'payout-due', cents: payout, reason: 'payout' },
    ),
    refund > 0 && refundPayment(db, deal, refund),
    orderPayout(db, { productId, bookingId, sellerId, cents: payout }),
  );
}

async function refundPayment(db: Db, deal: queries.Deal, cents: number) {
  const { productId, id: bookingId } = deal;
  const [payment] = await queries.paymentOf(db, deal);
  if (payment) await orderRefund(db, { productId, bookingId, paymentId: payment.id, cents });
}
