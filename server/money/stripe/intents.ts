import type Stripe from 'stripe';
import { CURRENCY } from '#contract/money.ts';
import { finding, reaching } from './reaching.ts';

/** Amounts in cents. */
export interface Intent {
  id: string;
  status: Stripe.PaymentIntent.Status;
  amountReceived: number;
  currency: string;
  chargeId: string | undefined;
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

export function intents(stripe: Stripe) {
  const find = (intentId: string) => finding(async () => intentOf(await stripe.paymentIntents.retrieve(intentId)));
  return {
    prepare: ({ bookingId, productId, amountCents, description, attempt }: Charge): Promise<Intent> =>
      reaching(async () =>
        intentOf(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency: CURRENCY,
              description,
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
              transfer_group: bookingId,
              metadata: { bookingId, productId },
            },
            { idempotencyKey: `booking:${bookingId}:${attempt}` },
          ),
        ),
      ),
    find,
    /** Cancels an intent; a paid one stays paid. Returns the new state. */
    async cancel(intentId: string): Promise<Intent | undefined> {
      const intent = await find(intentId);
      if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return intent;
      return reaching(() =>
        stripe.paymentIntents.cancel(intentId).then(intentOf, (error) => {
          // It was paid or cancelled concurrently.
          if (error.code === 'payment_intent_unexpected_state') return find(intentId);
          throw error;
        }),
      );
    },
  };
}

export function intentOf(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    chargeId: typeof intent.latest_charge === 'string' ? intent.latest_charge : intent.latest_charge?.id,
    clientSecret: intent.client_secret,
    bookingId: intent.metadata.bookingId,
    productId: intent.metadata.productId,
  };
}
