import { v7 as newId } from 'uuid';
import type { Booking, NewBooking } from '#contract/bookings.ts';
import { isPaid } from '#contract/deal-machine.ts';
import { dollars } from '#contract/money.ts';
import { shownPicture } from '#contract/own-picture.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import { requestChecks } from '../../check-requests/check-requests.ts';
import type { AppContext } from '../../context.ts';
import { businessEvents } from '../../counts/counts.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { sharedDevices } from '../../devices/devices.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency/idempotency.ts';
import type { Viewer } from '../../http/viewer.ts';
import { notify } from '../../notifications/notifications.ts';
import { closeOffers } from '../../offers/closing/closing.ts';
import { type HeldProduct, holdProduct } from '../../products/products.ts';
import { lockMember } from '../../users/membership/membership.ts';
import { labelOf, type Reader } from '../wording/wording.ts';
import { type Bars, NO_BARS, refusalFor } from './limits.ts';
import * as queries from './queries.ts';
import { transition } from './transition.ts';
import { insertStep } from './transition-queries.ts';

export { type Amounted, held, lateShare } from '../../money/held/held.ts';
export { moveMoney } from './deal-money.ts';
export { refusalFor } from './limits.ts';
export { type BookingRow, bookableFrom, columns, givenUp, withBuyer } from './queries.ts';
export { type Mover, transition, transitionLocked } from './transition.ts';
export {
  agreeBy,
  type Deal,
  type DealKey,
  dealColumns,
  type Holding,
  holding,
  holdingOf,
  lock,
  lockIfFree,
} from './transition-queries.ts';

type Row = queries.BookingRow;
type BookingServices = Pick<AppContext, 'settings' | 'auditor'>;

export function may(viewer: Viewer, { buyerId, status }: Pick<Row, 'buyerId' | 'status'>) {
  return { pay: viewer.id === buyerId && status === 'booked' };
}

/** Of concurrent buyers exactly one succeeds. */
export async function bookProduct(market: AppContext, buyer: Viewer, wish: NewBooking, key?: string): Promise<string> {
  const { productId } = wish;
  const id = newId();
  return idempotent(market.sql, { personId: buyer.id, effect: 'booking', key, madeId: id }, async (db) => {
    const [due] = await Promise.all([
      queries.dueOfProduct(db, productId),
      lockMember(db, buyer.id, { exclusive: true }),
    ]);
    await giveUp(db, market, due);
    const product = await holdProduct(db, buyer, { id: productId, priceCents: wish.resalePrice });
    const bars = await bookHeld(db, market, {
      ...{ id, productId, product, buyerId: buyer.id, priceCents: product.resalePriceCents },
      ...{ phone: wish.number, meetingPlace: wish.location, verb: 'book', as: 'buyer' },
    });
    if (bars) throw refusalFor(market.settings, bars);
    await closeOffers(db, { reason: 'booked', bikes: [productId], by: buyer.id });
  });
}

interface HeldBooking
  extends Pick<queries.NewRow, 'id' | 'productId' | 'buyerId' | 'priceCents' | 'phone' | 'meetingPlace'> {
  product: HeldProduct;
  offerId?: string;
  verb: 'book' | 'accept-offer';
  as: 'buyer' | 'seller';
}

/** Books a held bike. The caller has locked the buyer. Returns what bars the buyer, if anything does. */
export async function bookHeld(
  db: Db,
  { settings }: BookingServices,
  { product, verb, as, ...booking }: HeldBooking,
): Promise<Bars | undefined> {
  const { id: bookingId, productId, buyerId } = booking;
  const { sellerId, name: productName, imageUrl } = product;
  const [made] = await queries.insertBooking(db, { ...booking, sellerId, productName, imageUrl, settings });
  if (!made) return (await queries.barsOf(db, { productId, buyerId, settings }))[0] ?? NO_BARS;
  const step = { id: newId(), productId, bookingId };
  const mover = { as, id: as === 'buyer' ? buyerId : sellerId };
  // Pipelined, in this order: other transactions wait for this bike.
  await Promise.all([
    insertStep(db, { ...step, move: { verb, from: null, to: 'booked' }, mover }).execute(),
    notify(db, { ...step, verb, actor: as, actorId: mover.id, buyerId, sellerId }),
  ]);
  if ((await sharedDevices(db, [{ one: sellerId, other: buyerId }])).size) await requestChecks(db, [productId]);
  businessEvents.add('booking');
}

export async function endExpiredHolds(db: Db, services: BookingServices, productId: string) {
  await giveUp(db, services, await queries.dueOfProduct(db, productId));
}

export async function bookingsOfBuyer(sql: Sql, viewer: Viewer, email: string, page: Page): Promise<Booking[]> {
  return (await queries.ofBuyer(sql, email, page)).map((row) => show(viewer, row));
}

export async function bookingsOfSeller(sql: Sql, viewer: Viewer, email: string, page: Page): Promise<Booking[]> {
  return (await queries.ofSeller(sql, email, page)).map((row) => show(viewer, row));
}

export async function readBooking(sql: Db, viewer: Viewer, id: string): Promise<Booking> {
  const [booking] = await queries.visibleTo(sql, viewer, id);
  if (!booking) throw notFound('booking');
  return show(viewer, booking);
}

/** The buyer's own booking by id, else their only unpaid booking at that price. */
export async function bookingToPay(
  sql: Sql,
  buyer: Viewer,
  wish: { bookingId?: string | undefined; priceCents: number },
) {
  if (wish.bookingId) return ownBooking(sql, buyer, wish.bookingId);
  const [booking, another] = await queries.unpaidOfBuyer(sql, buyer.id, wish.priceCents);
  if (!booking) throw notFound('unpaid booking');
  if (another) throw invalid('bookingId', t('You have several unpaid bookings of that price: please say which one'));
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

export async function releaseBookingsOf(db: Db, services: BookingServices, userId: string) {
  for (const { as, ...deal } of await queries.unpaidOf(db, userId)) {
    const verb = as === 'buyer' ? 'cancel' : 'decline';
    await transition(db, services, deal, { verb, mover: { as, id: userId }, reason: 'Left Kickstand.' });
  }
}

/** Locks the unpaid bookings without waiting; fails when one is locked. */
export async function takeBookingsOf(db: Db, userId: string) {
  for (const deal of await queries.unpaidOf(db, userId)) await queries.takeUnpaid(db, deal);
}

/** An expired hold ends with the next attempt to book the bike, before the job runs. */
async function giveUp(db: Db, services: BookingServices, due: queries.Ending[]) {
  for (const deal of due) await transition(db, services, deal, { verb: 'expire', mover: { as: 'clock' } });
}

function roleOf({ id }: Viewer, { buyerId, sellerId }: Row): Reader {
  return id === buyerId ? 'buyer' : id === sellerId ? 'seller' : 'admin';
}

export function show(viewer: Viewer, row: Row): Booking {
  return {
    _id: row.id,
    productId: row.productId,
    productName: row.productName,
    img: shownPicture(row.imageUrl),
    resalePrice: dollars(row.priceCents),
    buyersName: row.buyerName,
    buyersEmail: row.buyerEmail,
    number: row.phone,
    location: row.meetingPlace,
    paid: isPaid(row.status),
    status: row.status,
    bookedAt: row.bookedAt.toISOString(),
    ...(row.dueAt && { dueAt: row.dueAt.toISOString() }),
    ...(row.meetingAt && { meetingAt: row.meetingAt.toISOString() }),
    ...(row.proposedBy && { proposedBy: row.proposedBy }),
    ...(row.transactionId && { transactionId: row.transactionId }),
    summary: labelOf(row, roleOf(viewer, row)),
    may: may(viewer, row),
  };
}
