import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { declineDeal } from '#contract/deals.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { cardHolder, intentIn } from '../../../test/cards.ts';
import { contentsOf } from '../../../test/contents.ts';
import { flakyProxy } from '../../../test/flaky-proxy.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { sendRefunds } from '../refunds/refunds.ts';
import { openStripe } from '../stripe/stripe.ts';

const SOON_MS = 300;

const market = await openMarket();
const { sql } = market.market;
const { stripe, prepare } = cardHolder(market);
const line = await flakyProxy(market.market.config.cards.origin ?? '');
after(() => line.stop());
const patient = openStripe({ ...market.secrets, origin: line.origin });
const hasty = openStripe({ ...market.secrets, origin: line.origin, timeoutMs: SOON_MS });
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
const { resalePrice } = goodBike;

for (const state of ['cut', 'silent'] as const)
  test(`with the line to the card provider ${state}, paying waits and nothing is lost`, async () => {
    const bookingId = await aBookingOf(buyer, await aProductOf(seller));
    const ask = () => buyer.call(createPaymentIntent, { body: { bookingId, resalePrice } });

    becomes(state);
    await unavailable(ask);
    becomes('open');
    const intentId = intentIn((await ask()).body.clientSecret);
    const open = await stripe.paymentIntents.list({ limit: 100 });
    assert.equal(open.data.filter(({ metadata }) => metadata.bookingId === bookingId).length, 1);
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });

    const record = () => buyer.call(recordPayment, { body: { bookingId, transactionId: intentId } });
    becomes(state);
    await unavailable(record);
    becomes('open');
    assert.equal((await record()).body.status, 'succeeded');
  });

test('a refund waits until the provider can be reached', async () => {
  const bookingId = await aBookingOf(buyer, await aProductOf(seller));
  const transactionId = await prepare(buyer, bookingId, resalePrice);
  await seller.call(declineDeal, { params: { id: bookingId }, body: { reason: 'I sold it to my neighbour' } });
  await stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await buyer.call(recordPayment, { body: { bookingId, transactionId } });

  becomes('cut');
  await assert.rejects(sendRefunds(market.market));
  becomes('open');
  await sendRefunds(market.market);
  const [payment] = await sql`select status from payments where booking_id = ${bookingId}`;
  assert.equal(payment?.status, 'refunded');
  assert.equal((await stripe.refunds.list({ payment_intent: transactionId })).data.length, 1);
});

function becomes(state: Parameters<typeof line.become>[0]) {
  market.market.stripe = state === 'open' ? patient : hasty;
  line.become(state);
}

async function unavailable(attempt: () => ReturnType<typeof buyer.call>) {
  const before = marketOnly(await contentsOf(sql));
  const { status, body, headers } = await attempt();
  assert.deepEqual([status, (body as { code: string }).code], [503, 'card-provider-down']);
  assert.ok(headers.has('retry-after'));
  assert.deepEqual(marketOnly(await contentsOf(sql)), before);
}

/** A request may have reached the provider although its response was lost: leave out the provider's tables. */
const marketOnly = (contents: Record<string, string>) =>
  Object.fromEntries(Object.entries(contents).filter(([table]) => table.startsWith('public.')));
