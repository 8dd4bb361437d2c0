import { bookProduct } from '#contract/bookings.ts';
import { recordPayment } from '#contract/payments.ts';
import type { Sql } from '#server/database/connect.ts';
import type { CardHolder } from './cards.ts';
import type { Caller } from './people.ts';
import { goodBike, meeting } from './products.ts';

export async function aBookingOf(buyer: Caller, productId: string): Promise<string> {
  const { body } = await buyer.call(bookProduct, { body: { productId, ...meeting } });
  return body.insertedId;
}

export async function aPaidBookingOf(buyer: Caller, productId: string, cards: CardHolder): Promise<string> {
  const bookingId = await aBookingOf(buyer, productId);
  await payFor(buyer, bookingId, cards);
  return bookingId;
}

export async function payFor(buyer: Caller, bookingId: string, cards: CardHolder) {
  const transactionId = await cards.pay(buyer, bookingId, goodBike.resalePrice);
  const { status } = await buyer.call(recordPayment, { body: { bookingId, transactionId } });
  if (status !== 200) throw new Error(`Recording the payment answered ${status}`);
}

/** Backdates the deal's deadline. */
export async function letTimeRunOut(sql: Sql, bookingId: string) {
  await sql`update bookings set due_at = now() - interval '1 second' where id = ${bookingId}`;
}

export async function meetingIsIn(sql: Sql, bookingId: string, hours: number) {
  await sql`update bookings set meeting_at = now() + make_interval(mins => ${hours * 60}) where id = ${bookingId}`;
}
