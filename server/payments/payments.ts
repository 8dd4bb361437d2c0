import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { CURRENCY } from '#contract/money.ts';
import { Id } from '#contract/text.ts';
import { bookingToPay, completeBooking, isBooking, ownBooking } from '../bookings/bookings.ts';
import type { Sql } from '../database/connect.ts';
import { recordEvent } from '../events.ts';
import type { Market } from '../market.ts';
import { conflict, Refusal } from '../problems.ts';
import type { Viewer } from '../viewer.ts';
import type { Intent } from './cards.ts';
import * as queries from './queries.ts';

const ALREADY_PAID = 'This booking is paid already.';
const Deal = z.object({ productId: Id, bookingId: Id });

interface Booking {
  id: string;
  productId: string;
  productName: string;
  priceCents: number;
}

/** Prepares the payment of one's own booking at the price in our records, and gives the browser its secret. */
export async function preparePayment(
  { sql, cards }: Market,
  buyer: Viewer,
  wish: { bookingId?: string | undefined; priceCents: number },
): Promise<string> {
  const booking = await bookingToPay(sql, buyer, wish);
  if (booking.priceCents !== wish.priceCents)
    throw conflict('price-changed', 'The price differs from the one you booked. Please reload the page.');
  if (booking.status === 'paid') throw conflict('already-paid', ALREADY_PAID);
  if (booking.status !== 'booked')
    throw conflict('not-available', 'This booking was not paid in time and has ended. Please book the bike again.');
  const intent = await openIntent({ sql, cards }, booking);
  return intent.clientSecret ?? '';
}

/** Records a payment, after asking the card provider whether it really happened. */
export async function recordPayment(
  { sql, cards }: Market,
  buyer: Viewer,
  { bookingId, transactionId }: { bookingId: string; transactionId: string },
) {
  const booking = await ownBooking(sql, buyer, bookingId);
  const intent = await cards.find(transactionId);
  if (intent?.bookingId !== booking.id || intent.productId !== booking.productId)
    throw conflict('payment-mismatch', 'This payment does not belong to this booking.');
  if (intent.status !== 'succeeded')
    throw conflict('payment-not-complete', 'The card payment is not complete. Nothing was recorded.');
  if (intent.amountReceived !== booking.priceCents || intent.currency !== CURRENCY)
    throw conflict('payment-mismatch', 'The amount paid is not the price of this booking.');
  return settle(sql, intent);
}

/** The provider's word that a payment happened: the same write, so that a closed tab loses nothing. */
export async function receiveCardEvent({ sql, cards }: Market, body: Buffer, signature: string) {
  const intent = await cards.readPaid(body, signature).catch(() => {
    throw new Refusal(400, 'Bad signature', 'bad-signature', 'This event is not signed by the card payment provider.');
  });
  const deal = Deal.safeParse(intent);
  // The card account may serve other shops too.
  if (intent && deal.success && (await isBooking(sql, deal.data))) await settle(sql, intent);
}

/** Returns money that came too late for the bike; safe to run twice and on many machines. */
export async function refundLatePayments({ sql, cards }: Market) {
  const due = await queries.refundsDue(sql);
  const outcomes = await Promise.allSettled(due.map((payment) => refund({ sql, cards }, payment)));
  // One that the provider refuses does not hold up the others.
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function refund({ sql, cards }: Pick<Market, 'sql' | 'cards'>, payment: queries.PaymentRow) {
  await cards.refund(payment);
  await sql.begin(async (db) => {
    const { count } = await queries.markRefunded(db, payment);
    const { productId, bookingId } = payment;
    if (count > 0) await recordEvent(db, { productId, name: 'refunded', facts: { bookingId } });
  });
}

/** An intent whose money goes back is used up, like a canceled one. */
async function openIntent({ sql, cards }: Pick<Market, 'sql' | 'cards'>, booking: Booking): Promise<Intent> {
  const [last] = await queries.lastAttempt(sql, booking);
  const open = last && (await cards.find(last.intentId));
  const paid = open?.status === 'succeeded' && (await settle(sql, open));
  if (paid && paid.status === 'succeeded') throw conflict('already-paid', ALREADY_PAID);
  if (open && !paid && open.status !== 'canceled') return open;
  const attempt = (last?.attempt ?? 0) + 1;
  const intent = await cards.prepare({
    bookingId: booking.id,
    productId: booking.productId,
    amountCents: booking.priceCents,
    description: booking.productName,
    attempt,
  });
  await queries.insertAttempt(sql, booking, { attempt, intentId: intent.id });
  return intent;
}

/**
 * Writes a payment once, however often and from wherever it is told: the bike is sold, or the money is to go back,
 * because it came too late or is not the price.
 */
async function settle(sql: Sql, intent: Intent) {
  const { productId = '', bookingId = '' } = intent;
  return sql.begin(async (db) => {
    const [known] = await queries.paymentOfIntent(db, productId, intent.id);
    if (known) return known;
    const paidCents = intent.currency === CURRENCY ? intent.amountReceived : 0;
    const inTime = await completeBooking(db, { productId, id: bookingId, paidCents });
    const [recorded] = await queries.insertPayment(db, {
      id: newId(),
      productId,
      bookingId,
      intentId: intent.id,
      amountCents: intent.amountReceived,
      currency: intent.currency,
      status: inTime ? 'succeeded' : 'refund-due',
    });
    if (!recorded) return (await queries.paymentOfIntent(db, productId, intent.id))[0];
    if (!inTime) await recordEvent(db, { productId, name: 'paid-too-late', facts: { bookingId } });
    return recorded;
  });
}
