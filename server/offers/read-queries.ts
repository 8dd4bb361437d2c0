import type { DealSettings } from '#contract/deal-settings.ts';
import type { OfferClosing, OfferSide, OfferStatus } from '#contract/offer-machine.ts';
import type { OfferSettings } from '#contract/offer-settings.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard, takesOffers } from '../products/products.ts';
import { allHold, madeBy } from './conditions.ts';

export interface OfferFacts {
  id: string;
  author: OfferSide;
  amountCents: number;
  status: OfferStatus;
  reason: OfferClosing | null;
  madeAt: Date;
  dueAt: Date | null;
  endedAt: Date | null;
  bookingId: string | null;
}

/** An offer that is too old has ended, though the job has not run. */
const late = (db: Db) => db`coalesce(o.due_at <= now(), false)`;

const offerFacts = (db: Db) => db`
  o.id, o.author, o.amount_cents as "amountCents", case when ${late(db)} then 'expired' else o.status end as status, o.reason,
  o.made_at as "madeAt", case when not ${late(db)} then o.due_at end as "dueAt",
  case when ${late(db)} then o.due_at else o.ended_at end as "endedAt", b.id as "bookingId"`;

const offers = (db: Db) => db`
  offers o left join bookings b on b.product_id = o.product_id and b.offer_id = o.id`;

export interface PairFacts {
  productId: string;
  buyerId: string;
  sellerId: string;
  productName: string;
  imageUrl: string;
  priceCents: number;
  buyerName: string;
  sellerName: string;
  /** By the rules of the bike. */
  bookable: boolean;
  /** The side can make offers, conditions of the amount aside. */
  canOffer: boolean;
  /** Offers of the side. */
  made: number;
}

const pairFacts = (db: Db) => db`
  p.id as "productId", bu.id as "buyerId", p.seller_id as "sellerId", p.name as "productName",
  p.image_url as "imageUrl", p.resale_price_cents as "priceCents", bu.name as "buyerName", s.name as "sellerName"`;

interface Asked {
  productId: string;
  buyer: Viewer;
  sellerId: string;
  side: OfferSide;
  settings: OfferSettings;
  deals: DealSettings;
}

export const pair = (db: Db, { buyer, ...asked }: Asked) => {
  const bidder = { ...asked, buyerId: buyer.id };
  return db<(PairFacts & { takesOffers: boolean })[]>`
  select ${pairFacts(db)}, ${guard(db, 'book', buyer)} as bookable,
    ${allHold(db, bidder, ['none-open'])} as "canOffer", ${madeBy(db, bidder)} as made,
    ${takesOffers(db)} as "takesOffers"
  from products p join users s on s.id = p.seller_id join users bu on bu.id = ${buyer.id}
  where p.id = ${asked.productId}`;
};

export const ofPair = (db: Db, { productId, buyerId }: { productId: string; buyerId: string }) => db<
  (OfferFacts & { phone: string; meetingPlace: string })[]
>`
  select ${offerFacts(db)}, o.phone, o.meeting_place as "meetingPlace" from ${offers(db)}
  where o.product_id = ${productId} and o.buyer_id = ${buyerId} order by o.id`;

export interface OfferList extends Page {
  as: OfferSide;
  state?: 'open' | 'ended' | undefined;
  productId?: string | undefined;
}

/** For what holds for every buyer. */
const SOMEBODY: Viewer = {
  id: '00000000-0000-0000-0000-000000000000',
  ...{ email: '', name: '', role: 'buyer', verified: false, emailConfirmed: false },
};

export const ofViewer = (db: Db, viewer: Viewer, { aSide }: OfferSettings, list: OfferList) => {
  const { as, state, productId, after, limit } = list;
  const made = madeBy(db, { productId: db`o.product_id`, buyerId: db`o.buyer_id`, side: as });
  return db<(PairFacts & OfferFacts)[]>`
  select ${pairFacts(db)}, ${offerFacts(db)}, ${guard(db, 'book', SOMEBODY)} as bookable, ${made} as made,
    ${takesOffers(db)} and ${made} < ${aSide} as "canOffer"
  from ${offers(db)} join products p on p.id = o.product_id join users s on s.id = o.seller_id
    join users bu on bu.id = o.buyer_id
  where o.is_last and ${as === 'buyer' ? db`o.buyer_id` : db`o.seller_id`} = ${viewer.id}
    ${state ? db`and (o.status = 'open') = ${state === 'open'}` : db``}
    ${productId ? db`and o.product_id = ${productId}` : db``}
    ${after ? db`and (o.status = 'open', o.id) < ((select status = 'open' from offers where id = ${after}), ${after}::uuid)` : db``}
  order by (o.status = 'open') desc, o.id desc limit ${limit + 1}`;
};

export interface KeptOffer extends OfferFacts {
  productId: string;
  productName: string;
  as: OfferSide;
  phone: string;
  meetingPlace: string;
}

export const everOf = (db: Db, personId: string, { limit, after }: Page) => db<KeptOffer[]>`
  select ${offerFacts(db)}, o.product_id as "productId", p.name as "productName", o.phone,
    o.meeting_place as "meetingPlace", case when o.buyer_id = ${personId} then 'buyer' else 'seller' end as "as"
  from ${offers(db)} join products p on p.id = o.product_id
  where (o.buyer_id = ${personId} or o.seller_id = ${personId}) ${after ? db`and o.id < ${after}` : db``}
  order by o.id desc limit ${limit + 1}`;
