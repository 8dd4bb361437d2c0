import type { BookingStatus } from '#contract/bookings.ts';
import type { Page } from '#contract/page.ts';
import type { Db } from '../database/connect.ts';

export interface BookingRow {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  buyerName: string;
  buyerEmail: string;
  productName: string;
  imageUrl: string;
  priceCents: number;
  phone: string;
  meetingPlace: string;
  status: BookingStatus;
  bookedAt: Date;
  expiresAt: Date;
  transactionId: string | null;
}

const bookings = (db: Db) => db`
  select b.id, b.product_id as "productId", b.buyer_id as "buyerId", b.seller_id as "sellerId",
    u.name as "buyerName", u.email as "buyerEmail", b.product_name as "productName", b.image_url as "imageUrl",
    b.price_cents as "priceCents", b.phone, b.meeting_place as "meetingPlace", b.status, b.booked_at as "bookedAt",
    b.expires_at as "expiresAt", p.intent_id as "transactionId"
  from bookings b join users u on u.id = b.buyer_id
    left join payments p on p.product_id = b.product_id and p.booking_id = b.id and p.status = 'succeeded'`;

export interface NewRow {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  productName: string;
  imageUrl: string;
  priceCents: number;
  phone: string;
  meetingPlace: string;
  expiresAt: Date;
}

export const insertBooking = (db: Db, booking: NewRow) => db`
  insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone,
    meeting_place, expires_at)
  values (${booking.productId}, ${booking.id}, ${booking.buyerId}, ${booking.sellerId}, ${booking.productName},
    ${booking.imageUrl}, ${booking.priceCents}, ${booking.phone}, ${booking.meetingPlace}, ${booking.expiresAt})`;

export const ofBuyer = (db: Db, email: string, { limit, after }: Page) => db<BookingRow[]>`
  ${bookings(db)} where u.email = ${email} and u.removed_at is null ${after ? db`and b.id < ${after}` : db``}
  order by b.id desc limit ${limit + 1}`;

export const ofSeller = (db: Db, email: string, { limit, after }: Page) => db<BookingRow[]>`
  ${bookings(db)} where b.seller_id = (select id from users where email = ${email} and removed_at is null)
    ${after ? db`and b.id < ${after}` : db``}
  order by b.id desc limit ${limit + 1}`;

/** A booking as its buyer, its seller or an admin may see it. */
export const visibleTo = (db: Db, viewer: { id: string; role: string }, id: string) => db<BookingRow[]>`
  ${bookings(db)} where b.id = ${id}
    and (b.buyer_id = ${viewer.id} or b.seller_id = ${viewer.id} or ${viewer.role === 'admin'})`;

export const ofBuyerById = (db: Db, buyerId: string, id: string) => db<BookingRow[]>`
  ${bookings(db)} where b.id = ${id} and b.buyer_id = ${buyerId}`;

export const unpaidOfBuyer = (db: Db, buyerId: string, priceCents: number) => db<BookingRow[]>`
  ${bookings(db)} where b.buyer_id = ${buyerId} and b.status = 'booked' and b.price_cents = ${priceCents}
  order by b.id desc limit 2`;

/** Ends unpaid bookings whose time is up, of one product or of all. */
export const expireDue = (db: Db, productId?: string) => db<{ productId: string }[]>`
  update bookings set status = 'expired'
  where status = 'booked' and expires_at <= now() ${productId ? db`and product_id = ${productId}` : db``}
  returning product_id as "productId"`;

/** Ends the unpaid bookings a person made, or took as a seller. */
export const expireOf = (db: Db, userId: string) => db<{ productId: string }[]>`
  update bookings set status = 'expired'
  where status = 'booked' and (buyer_id = ${userId} or seller_id = ${userId})
  returning product_id as "productId"`;

export const byKey = (db: Db, deal: { productId: string; bookingId: string }) => db<{ id: string }[]>`
  select id from bookings where product_id = ${deal.productId} and id = ${deal.bookingId}`;

export const markPaid = (db: Db, booking: { productId: string; id: string; paidCents: number }) => db`
  update bookings set status = 'paid', paid_at = now()
  where product_id = ${booking.productId} and id = ${booking.id} and status = 'booked'
    and price_cents = ${booking.paidCents}`;
