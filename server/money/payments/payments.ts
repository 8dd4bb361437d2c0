import { isPaid } from '#contract/deal-machine.ts';
import { CURRENCY } from '#contract/money.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../../context.ts';
import { bookingToPay, ownBooking } from '../../deals/bookings/bookings.ts';
import { conflict } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Intent } from '../stripe/stripe.ts';
import * as queries from './queries.ts';
import { settle } from './settling.ts';

export { closeIntents, settleBeforeEnd } from './closing.ts';
export { receiveCardEvent } from './receiving.ts';

interface Booking {
  id: string;
  productId: string;
  productName: string;
  priceCents: number;
}

/** Creates the payment intent of a booking at the stored price, and returns its client secret. */
export async function preparePayment(
  market: AppContext,
  buyer: Viewer,
  wish: { bookingId?: string | undefined; priceCents: number },
): Promise<string> {
  const booking = await bookingToPay(market.sql, buyer, wish);
  if (booking.priceCents !== wish.priceCents)
    throw conflict('price-changed', t('The price differs from the one you booked. Please reload the page.'));
  if (isPaid(booking.status)) throw conflict('already-paid', t('This booking is paid already.'));
  if (booking.status !== 'booked')
    throw conflict('not-available', t('This booking has ended. Please book the bike again.'));
  const intent = await openIntent(market, booking);
  return intent.clientSecret ?? '';
}

export async function recordPayment(
  market: AppContext,
  buyer: Viewer,
  { bookingId, transactionId }: { bookingId: string; transactionId: string },
) {
  const { sql, stripe } = market;
  const booking = await ownBooking(sql, buyer, bookingId);
  const intent = await stripe.find(transactionId);
  if (intent?.bookingId !== booking.id || intent.productId !== booking.productId)
    throw conflict('payment-mismatch', t('This payment does not belong to this booking.'));
  if (intent.status !== 'succeeded')
    throw conflict('payment-not-complete', t('The card payment is not complete. Nothing was recorded.'));
  if (intent.amountReceived !== booking.priceCents || intent.currency !== CURRENCY)
    throw conflict('payment-mismatch', t('The amount paid is not the price of this booking.'));
  return settle(market, intent);
}

async function openIntent(market: AppContext, booking: Booking): Promise<Intent> {
  const { sql, stripe } = market;
  const [last] = await queries.lastAttempt(sql, booking);
  const open = last && (await stripe.find(last.intentId));
  const paid = open?.status === 'succeeded' && (await settle(market, open));
  if (paid && paid.status === 'succeeded') throw conflict('already-paid', t('This booking is paid already.'));
  if (open && !paid && open.status !== 'canceled') return open;
  const attempt = (last?.attempt ?? 0) + 1;
  const intent = await stripe.prepare({
    bookingId: booking.id,
    productId: booking.productId,
    amountCents: booking.priceCents,
    description: booking.productName,
    attempt,
  });
  const [recorded] = await queries.recordAttempt(sql, booking, { attempt, intentId: intent.id });
  if (recorded?.intentId === intent.id) return intent;
  // The provider has forgotten the idempotency key. An intent that is not on record must not be paid.
  await stripe.cancel(intent.id);
  return openIntent(market, booking);
}
