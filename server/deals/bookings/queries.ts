import type { DealSettings } from '#contract/deal-settings.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db, Fragment } from '../../database/connect.ts';
import { type StateFacts, stateColumns } from '../wording/wording.ts';

export interface BookingRow extends StateFacts {
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
  bookedAt: Date;
  dueAt: Date | null;
  meetingAt: Date | null;
  transactionId: string | null;
}

export const columns = (db: Db) => db`
  b.id, b.product_id as "productId", b.buyer_id as "buyerId", b.seller_id as "sellerId",
    u.name as "buyerName", u.email as "buyerEmail", b.product_name as "productName", b.image_url as "imageUrl",
    b.price_cents as "priceCents", b.phone, b.meeting_place as "meetingPlace", b.booked_at as "bookedAt",
    b.due_at as "dueAt", b.meeting_at as "meetingAt", ${stateColumns(db)}, p.intent_id as "transactionId"`;

export const withBuyer = (db: Db) => db`
  bookings b join users u on u.id = b.buyer_id
    left join payments p on p.product_id = b.product_id and p.booking_id = b.id and p.status = 'succeeded'`;

const bookings = (db: Db) => db`select ${columns(db)} from ${withBuyer(db)}`;

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
  /** The accepted offer. */
  offerId?: string | undefined;
  settings: Pick<DealSettings, 'payHours' | 'unpaidBookings' | 'againHours'>;
}

export const givenUp = (db: Db) => db`captured_cents = 0 and status in ('expired', 'payment-failed', 'cancelled')`;

const unpaid = (db: Db, buyerId: string) => db`
  (select count(*)::int from bookings where buyer_id = ${buyerId} and status = 'booked')`;

/** Null: the buyer has not given this bike up. */
export const bookableFrom = (db: Db, { buyerId, productId, settings }: Wished) => db`
  (select max(ended_at) + make_interval(hours => ${settings.againHours}) from bookings
    where product_id = ${productId} and buyer_id = ${buyerId} and ${givenUp(db)})`;

interface Wished extends Pick<NewRow, 'buyerId' | 'settings'> {
  productId: string | Fragment;
}

/** No row: too many unpaid bookings, or the buyer gave this bike up recently. Serializes the buyer's bookings. */
export const insertBooking = (db: Db, booking: NewRow) => db<{ id: string }[]>`
  insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone,
    meeting_place, offer_id, due_at)
  select ${booking.productId}, ${booking.id}, ${booking.buyerId}, ${booking.sellerId}, ${booking.productName},
    ${booking.imageUrl}, ${booking.priceCents}, ${booking.phone}, ${booking.meetingPlace}, ${booking.offerId ?? null}::uuid,
    now() + make_interval(hours => ${booking.settings.payHours})
  where ${unpaid(db, booking.buyerId)} < ${booking.settings.unpaidBookings}
    and coalesce(${bookableFrom(db, booking)} <= clock_timestamp(), true)
  returning id`;

export const barsOf = (db: Db, wished: Wished) => db<{ unpaid: number; waitMinutes: number | null }[]>`
  select ${unpaid(db, wished.buyerId)} as unpaid,
    ceil(extract(epoch from ${bookableFrom(db, wished)} - now()) / 60)::int as "waitMinutes"`;

export const ofBuyer = (db: Db, email: string, { limit, after }: Page) => db<BookingRow[]>`
  ${bookings(db)} where u.email = ${email} and u.removed_at is null ${after ? db`and b.id < ${after}` : db``}
  order by b.id desc limit ${limit + 1}`;

export const ofSeller = (db: Db, email: string, { limit, after }: Page) => db<BookingRow[]>`
  ${bookings(db)} where b.seller_id = (select id from users where email = ${email} and removed_at is null)
    ${after ? db`and b.id < ${after}` : db``}
  order by b.id desc limit ${limit + 1}`;

export const visibleTo = (db: Db, viewer: { id: string; role: string }, id: string) => db<BookingRow[]>`
  ${bookings(db)} where b.id = ${id}
    and (b.buyer_id = ${viewer.id} or b.seller_id = ${viewer.id} or ${viewer.role === 'admin'})`;

export const ofBuyerById = (db: Db, buyerId: string, id: string) => db<BookingRow[]>`
  ${bookings(db)} where b.id = ${id} and b.buyer_id = ${buyerId}`;

export const unpaidOfBuyer = (db: Db, buyerId: string, priceCents: number) => db<BookingRow[]>`
  ${bookings(db)} where b.buyer_id = ${buyerId} and b.status = 'booked' and b.price_cents = ${priceCents}
  order by b.id desc limit 2`;

export interface Ending {
  productId: string;
  id: string;
}

/** Grace period for a payment in progress; the job then asks the card provider. */
const GRACE_MINUTES = 15;

export const dueOfProduct = (db: Db, productId: string) => db<Ending[]>`
  select product_id as "productId", id from bookings b
  where product_id = ${productId} and status = 'booked' and due_at <= now()
    and (due_at <= now() - make_interval(mins => ${GRACE_MINUTES})
      or not exists (select 1 from payment_intents i where i.product_id = b.product_id and i.booking_id = b.id))`;

export const unpaidOf = (db: Db, userId: string) => db<(Ending & { as: 'buyer' | 'seller' })[]>`
  select product_id as "productId", id, case when buyer_id = ${userId} then 'buyer' else 'seller' end as "as"
  from bookings where status = 'booked' and (buyer_id = ${userId} or seller_id = ${userId}) order by id`;

export const takeUnpaid = (db: Db, { productId, id }: Ending) => db`
  select 1 from bookings where product_id = ${productId} and id = ${id} and status = 'booked' for update nowait`;

export const byKey = (db: Db, deal: { productId: string; bookingId: string }) => db<{ id: string }[]>`
  select id from bookings where product_id = ${deal.productId} and id = ${deal.bookingId}`;
