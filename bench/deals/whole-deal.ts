import assert from 'node:assert/strict';
import { bookProduct } from '#contract/bookings.ts';
import type { Config } from '#contract/config.ts';
import { acceptMeeting, confirmDeal, handOver, proposeMeeting, readDeal } from '#contract/deals.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { payByTestCard } from '#server/demo/test-card.ts';
import type { Caller } from '../../test/people.ts';
import { goodBike, meeting } from '../../test/products.ts';

interface Pair {
  seller: Caller;
  buyer: Caller;
}

/** Of the seller's good bike; in milliseconds. */
export async function wholeDeal({ seller, buyer }: Pair, productId: string, config: Config) {
  const begun = performance.now();
  const bookingId = (await buyer.call(bookProduct, { body: { productId, ...meeting } })).body.insertedId;
  const price = { bookingId, resalePrice: goodBike.resalePrice };
  const { clientSecret } = (await buyer.call(createPaymentIntent, { body: price })).body;
  const transactionId = await payByTestCard(config, clientSecret);
  await buyer.call(recordPayment, { body: { bookingId, transactionId } });
  const params = { id: bookingId };
  const slot = new Date(Date.now() + 86_400_000).toISOString();
  await buyer.call(proposeMeeting, { params, body: { slots: [slot], place: 'At the fuel station' } });
  await seller.call(acceptMeeting, { params, body: { slot } });
  const { code = '' } = (await buyer.call(readDeal, { params })).body;
  await seller.call(handOver, { params, body: { code } });
  const { body } = await buyer.call(confirmDeal, { params });
  assert.equal(body.status, 'completed');
  return performance.now() - begun;
}
