import type { Metadata } from './metadata.ts';
import { seconds } from './payment-intent-view.ts';

export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export interface Refund {
  id: string;
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  reason: string | null;
  status: RefundStatus;
  failure_reason: string | null;
  becomes: RefundStatus | null;
  changes_at: Date | null;
  balance_transaction: string | null;
  metadata: Metadata;
  created_at: Date;
}

export function refundView({ created_at, becomes: _, changes_at: __, failure_reason, ...refund }: Refund) {
  return {
    ...refund,
    object: 'refund',
    created: seconds(created_at),
    ...(failure_reason && { failure_reason }),
  };
}
