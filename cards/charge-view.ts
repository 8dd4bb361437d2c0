import type { Metadata } from './metadata.ts';
import { seconds } from './payment-intent-view.ts';

/** A row of the `charges` view: the last attempt of a payment intent. */
export interface Charge {
  id: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  paid: boolean;
  disputed: boolean;
  payment_method: string | null;
  description: string | null;
  receipt_email: string | null;
  metadata: Metadata;
  balance_transaction: string | null;
  created_at: Date;
}

export function chargeView({ created_at, ...charge }: Charge) {
  return {
    ...charge,
    object: 'charge',
    amount_captured: charge.paid ? charge.amount : 0,
    captured: charge.paid,
    created: seconds(created_at),
    customer: null,
    livemode: false,
    refunded: charge.paid && charge.amount_refunded === charge.amount,
    status: charge.paid ? 'succeeded' : 'failed',
  };
}
