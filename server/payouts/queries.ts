import type { Db } from '../database/connect.ts';

interface NewPayout {
  id: string;
  productId: string;
  bookingId: string;
  sellerId: string;
  cents: number;
}

export const insert = (db: Db, { id, productId, bookingId, sellerId, cents }: NewPayout) => db`
  insert into payouts (product_id, id, booking_id, seller_id, amount_cents)
  values (${productId}, ${id}, ${bookingId}, ${sellerId}, ${cents})`;
