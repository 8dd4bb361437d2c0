import {
  type OfferClosing,
  type OfferSide,
  type OfferStatus,
  type OfferVerb,
  offerMove,
} from '#contract/offer-machine.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from '../products/products.ts';
import { allHold, type Bidder, CONDITION_NAMES, type ConditionName, sqlOf } from './conditions.ts';
import type { Range } from './range.ts';
import { floorOf } from './terms-queries.ts';

export interface OfferKey {
  productId: string;
  id: string;
}

export interface OfferRow extends OfferKey {
  buyerId: string;
  sellerId: string;
  author: OfferSide;
  amountCents: number;
  phone: string;
  meetingPlace: string;
}

const columns = (db: Db) => db`
  o.product_id as "productId", o.id, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.author,
  o.amount_cents as "amountCents", o.phone, o.meeting_place as "meetingPlace"`;

/** What never changes of an offer of the viewer. */
export const ofSide = (db: Db, viewerId: string, id: string) => db<OfferRow[]>`
  select ${columns(db)} from offers o where o.id = ${id} and (o.buyer_id = ${viewerId} or o.seller_id = ${viewerId})`;

/** Serializes bookings, edits and new offers of the bike. */
export const lockBike = (db: Db, productId: string) => db<{ priceCents: number }[]>`
  select resale_price_cents as "priceCents" from products where id = ${productId}
  for no key update`;

const actorOf = (db: Db, verb: OfferVerb, side: OfferSide) =>
  offerMove(verb).who === 'author' ? db`o.author = ${side}` : db`o.author <> ${side}`;

interface Ending {
  verb: 'counter' | 'accept' | 'decline' | 'withdraw';
  side: OfferSide;
}

/** No row: ended, too old, or not this side's to do. */
export const end = (db: Db, { productId, id }: OfferKey, { verb, side }: Ending) => db<OfferRow[]>`
  update offers o set status = ${offerMove(verb).to}, ended_at = now(), due_at = null
  where o.product_id = ${productId} and o.id = ${id} and o.status = ${offerMove(verb).from} and o.due_at > now()
    and ${actorOf(db, verb, side)}
  returning ${columns(db)}`;

/** Accepting also needs a bike that costs more; the caller holds it. */
export const accept = (db: Db, { productId, id }: OfferKey, side: OfferSide) => db<OfferRow[]>`
  update offers o set status = ${offerMove('accept').to}, ended_at = now(), due_at = null
  from products p
  where o.product_id = ${productId} and o.id = ${id} and o.status = ${offerMove('accept').from} and o.due_at > now()
    and ${actorOf(db, 'accept', side)} and p.id = o.product_id and o.amount_cents < p.resale_price_cents
  returning ${columns(db)}`;

export const letGoLast = (db: Db, { productId, buyerId }: { productId: string; buyerId: string }) => db`
  update offers set is_last = false where product_id = ${productId} and buyer_id = ${buyerId} and is_last`;

export interface NewOffer extends Bidder {
  id: string;
  buyer: Viewer;
  amountCents: number;
  /** For this price of the bike. */
  range: Range;
  priceCents: number;
  phone: string;
  meetingPlace: string;
}

/** Declined at once below the seller's floor. No row: a rule of the bike or a condition is broken. */
export const insert = (db: Db, offer: NewOffer) => db<{ status: 'open' | 'declined' }[]>`
  insert into offers (product_id, id, buyer_id, seller_id, author, amount_cents, phone, meeting_place, status, due_at,
    ended_at)
  select p.id, ${offer.id}, ${offer.buyer.id}, p.seller_id, ${offer.side}, ${offer.amountCents}, ${offer.phone},
    ${offer.meetingPlace}, case when low then 'declined' else 'open' end,
    case when not low then now() + make_interval(hours => ${offer.settings.answerHours}) end,
    case when low then now() end
  from products p left join offer_terms t on t.product_id = p.id
    cross join lateral (select ${offer.side === 'buyer'}::boolean
      and coalesce(${floorOf(db)} > ${offer.amountCents}, false)) floored (low)
  where p.id = ${offer.productId} and ${guard(db, 'book', offer.buyer)} and ${allHold(db, offer)}
    and p.resale_price_cents = ${offer.priceCents}
    and ${offer.amountCents}::bigint between ${offer.range.from} and ${offer.range.to}
  returning status`;

/** For the explanation of a refusal. */
export const standing = (db: Db, { productId, id }: OfferKey) => db<
  { status: OfferStatus; reason: OfferClosing | null; author: OfferSide }[]
>`
  select case when status = 'open' and due_at <= now() then 'expired' else status end as status, reason, author
  from offers where product_id = ${productId} and id = ${id}`;

/** The first condition that does not hold, if any. */
export const brokenCondition = (db: Db, bidder: Bidder) => db<{ name: ConditionName | null }[]>`
  select case ${CONDITION_NAMES.map((name) => db`when not (${sqlOf(name)(db, bidder)}) then ${name}::text `)} end as name
  from products p where p.id = ${bidder.productId}`;

export const sellerOf = (db: Db, productId: string) => db<{ sellerId: string }[]>`
  select seller_id as "sellerId" from products where id = ${productId}`;
