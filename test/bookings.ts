import { bookProduct } from '#contract/bookings.ts';
import type { Sql } from '#server/database/connect.ts';
import type { Caller } from './people.ts';
import { meeting } from './products.ts';

/** Books a product and answers the booking's id. */
export async function aBookingOf(buyer: Caller, productId: string): Promise<string> {
  const { body } = await buyer.call(bookProduct, { body: { productId, ...meeting } });
  return body.insertedId;
}

/** The time to pay is over. */
export async function letTimeRunOut(sql: Sql, bookingId: string) {
  await sql`update bookings set expires_at = now() - interval '1 second' where id = ${bookingId}`;
}
