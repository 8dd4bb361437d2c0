import type Stripe from 'stripe';
import { reaching } from './reaching.ts';

/** Money that went back to a card, or is on its way. */
export interface CardRefund {
  /** The provider's id. */
  reference: string;
  cents: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** Why it failed, in the provider's word. */
  fault: string | undefined;
  /** Our refund and its attempt; absent when somebody gave the money back by hand. */
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
    /** Sends money of an intent back to its card; the same attempt again is the same refund. */
    refund: ({ id, attempt, intentId, amountCents }: Order): Promise<CardRefund> =>
      reaching(async () =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: intentId, amount: amountCents, metadata: { refundId: id, attempt } },
            { idempotencyKey: `refund:${id}:${attempt}` },
          ),
        ),
      ),
    /** All refunds of an intent, whoever made them, the newest first. */
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
