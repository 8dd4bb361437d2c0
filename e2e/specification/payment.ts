import { readBooking } from '#contract/bookings.ts';
import { readConfig } from '#contract/config.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { payByTestCard } from '#server/demo/test-card.ts';
import type { Deal } from '../deals.ts';

/** Pays with a valid card as the page does. Returns the transaction id. */
export async function pay({ buyer, bookingId }: Pick<Deal, 'buyer' | 'bookingId'>): Promise<string> {
  const { resalePrice } = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
  const { clientSecret } = (await buyer.call(createPaymentIntent, { body: { resalePrice, bookingId } })).body;
  const transactionId = await payByTestCard((await buyer.call(readConfig)).body, clientSecret);
  const { body } = await buyer.call(recordPayment, { body: { bookingId, transactionId } });
  if (body.status !== 'succeeded') throw new Error(`The payment is ${body.status}: ${body.detail}`);
  return transactionId;
}
