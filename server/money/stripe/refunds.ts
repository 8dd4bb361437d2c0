import type Stripe from 'stripe';
import { reaching } from './reaching.ts';

export interface CardRefund {
  reference: string;
  cents: number;
  status: 'pending' | 'succeeded' | 'failed';
  fault: string | undefined;
  /** Our refund and attempt; absent for refunds made by hand. */
  refundId: string | undefined;
  attempt: number | undefined;
}

interface Order {
  id: string;
  attempt: number;
  intentId: string;
  amountCents: number;
}

export function refunds(stripe: Stripe) {
  return {
    /** The idempotency key is the attempt. */
    refund: ({ id, attempt, intentId, amountCents }: Order): Promise<CardRefund> =>
      reaching(async () =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: intentId, amount: amountCents, metadata: { refundId: id, attempt } },
            { idempotencyKey: `refund:${id}:${attempt}` },
          ),
        ),
      ),
    /** Newest first. */
    refundsOf: (intentId: string): Promise<CardRefund[]> =>
      reaching(async () => (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.map(refundOf)),
  };
}

function refundOf({ id, amount, status, failure_reason, metadata }: Stripe.Refund): CardRefund {
  const failed = status === 'failed' || status === 'canceled';
  return {
    reference: id,
    cents: amount,
    status: failed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    fault: failed ? (failure_reason ?? status) : undefined,
    refundId: metadata?.refundId,
    attempt: metadata?.attempt ? Number(metadata.attempt) : undefined,
  };
}
