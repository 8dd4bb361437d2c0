import type Stripe from 'stripe';
import { finding, reaching } from './reaching.ts';

export interface CardDispute {
  reference: string;
  intentId: string;
  cents: number;
  /** `inquiry`: no money has moved. */
  status: 'inquiry' | 'open' | 'won' | 'lost';
}

/** Card schemes allow no later disputes. */
const DAYS = 120;
const DAY_SECONDS = 86_400;

export function disputes(stripe: Stripe) {
  return {
    findDispute: (reference: string): Promise<CardDispute | undefined> =>
      finding(async () => disputeOf(await stripe.disputes.retrieve(reference))),
    disputesOf: (intentId: string): Promise<CardDispute[]> =>
      reaching(async () => (await stripe.disputes.list({ payment_intent: intentId, limit: 100 })).data.map(disputeOf)),
    /** One page, newest first; an empty page is the last. */
    disputesAfter: (reference?: string): Promise<CardDispute[]> =>
      reaching(async () => {
        const created = { gte: Math.floor(Date.now() / 1000) - DAYS * DAY_SECONDS };
        const page = { limit: 100, created, ...(reference && { starting_after: reference }) };
        return (await stripe.disputes.list(page)).data.map(disputeOf);
      }),
  };
}

const STATUSES: Record<string, CardDispute['status']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry',
  prevented: 'inquiry',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

function disputeOf({ id, payment_intent, amount, status }: Stripe.Dispute): CardDispute {
  const intentId = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
  return { reference: id, intentId, cents: amount, status: STATUSES[status] ?? 'open' };
}
