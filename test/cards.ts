import Stripe from 'stripe';
import { createPaymentIntent } from '#contract/payments.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';

export interface CardHolder {
  /** The provider, as its official SDK reaches it. */
  stripe: Stripe;
  /** Asks the marketplace for an intent and pays it by card; answers the intent's id. */
  pay(buyer: Caller, bookingId: string, resalePrice: number): Promise<string>;
  /** The provider's signed event that an intent was paid. */
  paidEvent(intentId: string): Promise<{ body: string; signature: string }>;
  /** Sends an event to the marketplace as the provider does. */
  send(body: string, signature?: string): Promise<Response>;
  sign(body: string, secondsAgo?: number): string;
}

export function cardHolder({ url, market, secrets }: TestMarket): CardHolder {
  const { hostname, port } = new URL(market.config.cards.origin ?? '');
  const stripe = new Stripe(secrets.secretKey, { host: hostname, port, protocol: 'http' });
  const sign = (payload: string, secondsAgo = 0) =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret: secrets.webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    });

  return {
    stripe,
    sign,
    async pay(buyer, bookingId, resalePrice) {
      const { body } = await buyer.call(createPaymentIntent, { body: { bookingId, resalePrice } });
      const id = intentIn(body.clientSecret);
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      return id;
    },
    async paidEvent(intentId) {
      const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
      const event = data.find(({ data: { object } }) => 'id' in object && object.id === intentId);
      const body = JSON.stringify(event);
      return { body, signature: sign(body) };
    },
    send: (body, signature) =>
      fetch(`${url}/webhooks/cards`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
        body,
      }),
  };
}

export const intentIn = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/** Seconds after which a signature counts for nothing, twice over. */
export const TOO_OLD = 600;
