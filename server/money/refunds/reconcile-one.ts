import type { AppContext } from '../../context.ts';
import { givenByHand } from './by-hand.ts';
import * as queries from './queries.ts';
import { recordRefund } from './record.ts';

interface Payment {
  productId: string;
  paymentId: string;
  intentId: string;
}

/** Reads a payment's refunds from the provider: a sent one may have failed since. */
export async function followRefunds(market: AppContext, payment: Payment) {
  const made = await market.stripe.refundsOf(payment.intentId);
  const ours = await queries.ofPayment(market.sql, payment);
  for (const refund of ours) {
    const known =
      made.find(({ reference, refundId, attempt }) =>
        refund.reference ? reference === refund.reference : refundId === refund.id && attempt === refund.attempt,
      ) ?? (refund.status === 'stuck' ? await givenByHand(market, refund, made) : undefined);
    if (known) await recordRefund(market, refund, known);
  }
}
