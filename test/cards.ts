import Stripe from 'stripe';
import { createPaymentIntent } from '#contract/payments.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';

export interface CardHolder {
  stripe: Stripe;
  /** Creates an intent; returns its id. */
  prepare(buyer: Caller, bookingId: string, resalePrice: number): Promise<string>;
  /** Creates an intent and pays it. */
  pay(buyer: Caller, bookingId: string, resalePrice: number, card?: string): Promise<string>;
  paidEvent(intentId: string): Promise<{ body: string; signature: string }>;
  /** Includes refunds and disputes; oldest first. */
  eventsOf(intentId: string): Promise<Stripe.Event[]>;
  /** Signs and sends an event; returns the status. */
  tell(event: Stripe.Event): Promise<number>;
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
  const prepare = async (buyer: Caller, bookingId: string, resalePrice: number) => {
    const { body } = await buyer.call(createPaymentIntent, { body: { bookingId, resalePrice } });
    return intentIn(body.clientSecret);
  };
  const send = (body: string, signature?: string) =>
    fetch(`${url}/webhooks/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    });

  return {
    stripe,
    sign,
    prepare,
    send,
    async pay(buyer, bookingId, resalePrice, card = 'pm_card_visa') {
      const id = await prepare(buyer, bookingId, resalePrice);
      await stripe.paymentIntents.confirm(id, { payment_method: card });
      return id;
    },
    async paidEvent(intentId) {
      const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
      const event = data.find(({ data: { object } }) => 'id' in object && object.id === intentId);
      const body = JSON.stringify(event);
      return { body, signature: sign(body) };
    },
    async eventsOf(intentId) {
      const { data } = await stripe.events.list({ limit: 100 });
      const concerns = ({ data: { object } }: Stripe.Event) =>
        ('id' in object && object.id === intentId) ||
        ('payment_intent' in object && object.payment_intent === intentId);
      return data.filter(concerns).reverse();
    },
    async tell(event) {
      const body = JSON.stringify(event);
      return (await send(body, sign(body))).status;
    },
  };
}

export const intentIn = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/** Twice the tolerance of a signature, in seconds. */
export const TOO_OLD = 600;
