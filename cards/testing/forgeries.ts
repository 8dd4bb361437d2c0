import Stripe from 'stripe';
import { type PendingEvent, post, type Webhooks } from '../webhooks.ts';

const HOUR_S = 3600;

type Claim = (object: Record<string, unknown>) => { type: string; changes: object };

const CLAIMS: Record<string, Claim> = {
  payment_intent: ({ amount }) => ({
    type: 'payment_intent.succeeded',
    changes: { status: 'succeeded', amount_received: amount },
  }),
  refund: () => ({ type: 'refund.failed', changes: { status: 'failed' } }),
  dispute: () => ({ type: 'charge.dispute.closed', changes: { status: 'won' } }),
  account: () => ({ type: 'account.updated', changes: { details_submitted: true, payouts_enabled: true } }),
};

/** Sends a forged event with a wrong signature and a replay with an old one; returns which were accepted. */
export async function forge(webhooks: Webhooks, { payload: truth, endpoint }: PendingEvent): Promise<string[]> {
  const webhook = webhooks[endpoint];
  if (!webhook) return [];
  const { url, secret } = webhook;
  const lie = lieAbout(truth);
  const timestamp = Math.floor(Date.now() / 1000) - HOUR_S;
  const letters = [
    { payload: lie, signature: Stripe.webhooks.generateTestHeaderString({ payload: lie, secret: `${secret}?` }) },
    { payload: truth, signature: Stripe.webhooks.generateTestHeaderString({ payload: truth, secret, timestamp }) },
  ];
  const taken: string[] = [];
  for (const letter of letters) if (await post(url, letter)) taken.push(letter.payload);
  return taken;
}

function lieAbout(truth: string): string {
  const event = JSON.parse(truth);
  const { object } = event.data;
  const claim = CLAIMS[object.object]?.(object);
  if (!claim) return truth;
  return JSON.stringify({ ...event, type: claim.type, data: { object: { ...object, ...claim.changes } } });
}
