import { readBooking } from '#contract/bookings.ts';
import { readConfig } from '#contract/config.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import type { Deal } from '../deals.ts';

/** Pays for a booking by a good card, as the buyer's page does. Answers the transaction's id. */
export async function pay({ buyer, bookingId }: Deal): Promise<string> {
  const { resalePrice } = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
  const { clientSecret } = (await buyer.call(createPaymentIntent, { body: { resalePrice, bookingId } })).body;
  const transactionId = await confirm(clientSecret, (await buyer.call(readConfig)).body.cards);
  const { body } = await buyer.call(recordPayment, { body: { bookingId, transactionId } });
  if (body.status !== 'succeeded') throw new Error(`The payment is ${body.status}: ${body.detail}`);
  return transactionId;
}

/** The test-mode provider takes the card, never the marketplace. */
async function confirm(clientSecret: string, cards: { origin?: string | undefined; publishableKey: string }) {
  const [intent] = clientSecret.split('_secret_');
  const answer = await fetch(`${cards.origin}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cards.publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  const { id, status } = (await answer.json()) as { id: string; status: string };
  if (status !== 'succeeded') throw new Error(`The card is ${status}`);
  return id;
}
