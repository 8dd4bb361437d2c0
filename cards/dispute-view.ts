import { transactionsOf } from './balance-transactions.ts';
import type { Db } from './database.ts';
import type { Metadata } from './metadata.ts';
import { seconds } from './payment-intent-view.ts';

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

export interface Dispute {
  id: string;
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  reason: string;
  status: DisputeStatus;
  evidence: Record<string, string>;
  metadata: Metadata;
  created_at: Date;
}

const RESPONSE_DAYS = 7;

export async function disputeView(db: Db, { created_at, ...dispute }: Dispute) {
  const has_evidence = Object.keys(dispute.evidence).length > 0;
  return {
    ...dispute,
    object: 'dispute',
    balance_transactions: await transactionsOf(db, dispute.id),
    created: seconds(created_at),
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: seconds(created_at) + RESPONSE_DAYS * 86_400,
      has_evidence,
      past_due: false,
      submission_count: has_evidence ? 1 : 0,
    },
    is_charge_refundable: false,
    livemode: false,
  };
}
