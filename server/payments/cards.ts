import Stripe from 'stripe';
import { CURRENCY } from '#contract/money.ts';
import { conflict, unavailable } from '../problems.ts';

/** What we keep of a payment intent. Amounts in cents. */
export interface Intent {
  id: string;
  status: Stripe.PaymentIntent.Status;
  amountReceived: number;
  currency: string;
  clientSecret: string | null;
  bookingId: string | undefined;
  productId: string | undefined;
}

interface Charge {
  bookingId: string;
  productId: string;
  amountCents: number;
  description: string;
  attempt: number;
}

/** The card payment provider, as far as we use it. Every call that creates something can be repeated safely. */
export interface Cards {
  prepare(charge: Charge): Promise<Intent>;
  find(intentId: string): Promise<Intent | undefined>;
  /** Nothing can be paid with the intent any more; one that was paid already stays so. Answers how it is then. */
  cancel(intentId: string): Promise<Intent | undefined>;
  /** Sends money of an intent back to its card. Answers the provider's id of the refund. */
  refund(refund: { id: string; attempt: number; intentId: string; amountCents: number }): Promise<string>;
  /** The intent of a signed `payment_intent.succeeded` event; nothing for other events; throws when not signed. */
  readPaid(body: Buffer, signature: string): Promise<Intent | undefined>;
}

interface Account {
  secretKey: string;
  webhookSecret: string;
  /** Where the local provider listens; absent for Stripe itself. */
  origin?: string;
  timeoutMs?: number;
}

export function openCards({ secretKey, webhookSecret, origin, timeoutMs = 10_000 }: Account): Cards {
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, ...(origin && local(origin)) });
  const find = (intentId: string) =>
    reaching(() =>
      stripe.paymentIntents.retrieve(intentId).then(intentOf, (error) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
        throw error;
      }),
    );
  return {
    prepare: ({ bookingId, productId, amountCents, description, attempt }) =>
      reaching(async () =>
        intentOf(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency: CURRENCY,
              description,
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
              metadata: { bookingId, productId },
            },
            { idempotencyKey: `booking:${bookingId}:${attempt}` },
          ),
        ),
      ),
    find,
    cancel: async (intentId) => {
      const intent = await find(intentId);
      if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return intent;
      return reaching(() =>
        stripe.paymentIntents.cancel(intentId).then(intentOf, (error) => {
          // It was paid, or canceled, in that very moment.
          if (error.code === 'payment_intent_unexpected_state') return find(intentId);
          throw error;
        }),
      );
    },
    refund: ({ id, attempt, intentId, amountCents }) =>
      reaching(async () => {
        const refund = { payment_intent: intentId, amount: amountCents };
        return (await stripe.refunds.create(refund, { idempotencyKey: `refund:${id}:${attempt}` })).id;
      }),
    async readPaid(body, signature) {
      const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
      return event.type === 'payment_intent.succeeded' ? intentOf(event.data.object) : undefined;
    },
  };
}

function local(origin: string) {
  const { hostname, port } = new URL(origin);
  return { host: hostname, port, protocol: 'http' as const };
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    clientSecret: intent.client_secret,
    bookingId: intent.metadata.bookingId,
    productId: intent.metadata.productId,
  };
}

async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw conflict('card-refused', 'The card payment provider does not accept this payment.');
    throw unavailable(
      'card-provider-down',
      'The card payment provider does not answer. You were not charged by this step; please try again.',
    );
  }
}
