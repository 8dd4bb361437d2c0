import { v7 as newId } from 'uuid';
import { type Booking, type NewBooking, UNPAID_BOOKING_HOURS } from '#contract/bookings.ts';
import { dollars } from '#contract/money.ts';
import type { Page } from '#contract/page.ts';
import type { Db, Sql } from '../database/connect.ts';
import { recordEvent } from '../events.ts';
import { once } from '../once/once.ts';
import { forbidden, invalid, notFound } from '../problems.ts';
import { holdProduct, releaseProducts, sellProduct } from '../products/products.ts';
import type { Viewer } from '../viewer.ts';
import * as queries from './queries.ts';

type Row = queries.BookingRow;

/** What a person can do with a booking. */
export function may(viewer: Viewer, { buyerId, status }: Pick<Row, 'buyerId' | 'status'>) {
  return { pay: viewer.id === buyerId && status === 'booked' };
}

/** Holds the product for the buyer until it is paid or the time is up. Exactly one of many at once gets it. */
export async function bookProduct(sql: Sql, buyer: Viewer, wish: NewBooking, key?: string): Promise<string> {
  if (buyer.role === 'admin') throw forbidden('Admins keep the market; they do not buy on it.');
  const { productId } = wish;
  const id = newId();
  return once(sql, { personId: buyer.id, effect: 'booking', key, madeId: id }, async (db) => {
    await giveUpDue(db, productId);
    const product = await holdProduct(db, buyer, { id: productId, priceCents: wish.resalePrice });
    await queries.insertBooking(db, {
      id,
      productId,
      buyerId: buyer.id,
      sellerId: product.sellerId,
      productName: product.name,
      imageUrl: product.imageUrl,
      priceCents: product.resalePriceCents,
      phone: wish.number,
      meetingPlace: wish.location,
      expiresAt: new Date(Date.now() + UNPAID_BOOKING_HOURS * 3_600_000),
    });
    await recordEvent(db, { productId, actorId: buyer.id, name: 'booked', facts: { bookingId: id } });
  });
}

export async function bookingsOfBuyer(sql: Sql, viewer: Viewer, email: string, page: Page): Promise<Booking[]> {
  return (await queries.ofBuyer(sql, email, page)).map((row) => show(viewer, row));
}

export async function bookingsOfSeller(sql: Sql, viewer: Viewer, email: string, page: Page): Promise<Booking[]> {
  return (await queries.ofSeller(sql, email, page)).map((row) => show(viewer, row));
}

export async function readBooking(sql: Sql, viewer: Viewer, id: string): Promise<Booking> {
  const [booking] = await queries.visibleTo(sql, viewer, id);
  if (!booking) throw notFound('booking');
  return show(viewer, booking);
}

/** The buyer's own booking by its id, else their one unpaid booking of that price. */
export async function bookingToPay(
  sql: Sql,
  buyer: Viewer,
  wish: { bookingId?: string | undefined; priceCents: number },
) {
  if (wish.bookingId) return ownBooking(sql, buyer, wish.bookingId);
  const [booking, another] = await queries.unpaidOfBuyer(sql, buyer.id, wish.priceCents);
  if (!booking) throw notFound('unpaid booking of that price');
  if (another) throw invalid('bookingId', 'You have several unpaid bookings of that price: please say which one');
  return booking;
}

export async function ownBooking(sql: Sql, buyer: Viewer, id: string): Promise<Row> {
  const [booking] = await queries.ofBuyerById(sql, buyer.id, id);
  if (!booking) throw notFound('booking');
  return booking;
}

export async function isBooking(db: Db, deal: { productId: string; bookingId: string }): Promise<boolean> {
  const [found] = await queries.byKey(db, deal);
  return !!found;
}

/** Whether the booking was waiting for just this payment; then the bike is sold. */
export async function completeBooking(
  db: Db,
  booking: { productId: string; id: string; paidCents: number },
): Promise<boolean> {
  const { count } = await queries.markPaid(db, booking);
  if (count === 0) return false;
  await sellProduct(db, booking.productId);
  await recordEvent(db, { productId: booking.productId, name: 'paid', facts: { bookingId: booking.id } });
  return true;
}

/** Gives up every unpaid booking whose time is up; safe to run twice and on many machines. */
export async function expireBookings(sql: Sql): Promise<number> {
  return sql.begin((db) => giveUpDue(db));
}

export async function releaseBookingsOf(db: Db, userId: string) {
  await giveUp(db, await queries.expireOf(db, userId));
}

async function giveUpDue(db: Db, productId?: string) {
  return giveUp(db, await queries.expireDue(db, productId));
}

async function giveUp(db: Db, ended: { productId: string }[]) {
  await releaseProducts(
    db,
    ended.map(({ productId }) => productId),
  );
  for (const { productId } of ended) await recordEvent(db, { productId, name: 'booking-expired' });
  return ended.length;
}

function show(viewer: Viewer, row: Row): Booking {
  return {
    _id: row.id,
    productId: row.productId,
    productName: row.productName,
    img: row.imageUrl,
    resalePrice: dollars(row.priceCents),
    buyersName: row.buyerName,
    buyersEmail: row.buyerEmail,
    number: row.phone,
    location: row.meetingPlace,
    paid: row.status === 'paid',
    status: row.status,
    bookedAt: row.bookedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(row.transactionId && { transactionId: row.transactionId }),
    may: may(viewer, row),
  };
}
