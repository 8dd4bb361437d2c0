import type Stripe from 'stripe';
import { type Intent, intentOf } from './intents.ts';

/** Refunds, disputes and accounts carry ids only: events may arrive late or out of order, so read the API. */
export type CardEvent =
  | { about: 'payment'; intent: Intent }
  | { about: 'refused-card'; intent: Intent; eventId: string }
  | { about: 'refund'; intentId: string }
  | { about: 'dispute'; intentId: string; reference: string }
  | { about: 'account'; accountId: string };

export function events(stripe: Stripe, webhookSecrets: string[]) {
  return {
    /** Parses a signed event; undefined when irrelevant. Throws when no secret verifies the signature. */
    async readEvent(body: Buffer, signature: string): Promise<CardEvent | undefined> {
      const tries = webhookSecrets.map((secret) => stripe.webhooks.constructEventAsync(body, signature, secret));
      return parsed(await Promise.any(tries));
    },
  };
}

function parsed(event: Stripe.Event): CardEvent | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { about: 'payment', intent: intentOf(event.data.object) };
    case 'payment_intent.payment_failed':
      return { about: 'refused-card', intent: intentOf(event.data.object), eventId: event.id };
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { about: 'refund', intentId: idOf(event.data.object.payment_intent) };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id, payment_intent } = event.data.object;
      return { about: 'dispute', intentId: idOf(payment_intent), reference: id };
    }
    case 'account.external_account.created':
    case 'account.external_account.updated':
    case 'account.external_account.deleted':
      return event.account ? { about: 'account', accountId: event.account } : undefined;
    case 'account.updated':
      return { about: 'account', accountId: event.data.object.id };
  }
}

const idOf = (intent: string | Stripe.PaymentIntent | null) =>
  typeof intent === 'string' ? intent : (intent?.id ?? '');
