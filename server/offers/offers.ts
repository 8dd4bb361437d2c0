import { v7 as newId } from 'uuid';
import type { Offers } from '#contract/offers.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { notFound } from '../http/errors.ts';
import { idempotent } from '../http/idempotency/idempotency.ts';
import type { Viewer } from '../http/viewer.ts';
import { lockMembers } from '../users/membership/membership.ts';
import { expireOffersOf } from './closing/closing.ts';
import { buyerOf, hasEnded, ownOffer, type Sided } from './own.ts';
import { placeOffer } from './placing.ts';
import * as queries from './queries.ts';
import { readOffers } from './read.ts';
import { refusalOf } from './refusals.ts';
import { otherSide, personOn, publishOffers, tellSide } from './telling.ts';

export { acceptOffer } from './accept.ts';
export { endOverdueOffers } from './closing/closing.ts';
export { offersOfPerson, termsOfPerson } from './export.ts';
export { listOffers, readOffers } from './read.ts';
export { changeOfferTerms, readOfferTerms } from './terms.ts';

interface Wish {
  productId: string;
  amount: number;
  number: string;
  location: string;
}

/** Lock order: people, the bike, its offers. */
export async function makeOffer(market: AppContext, buyer: Viewer, wish: Wish, key?: string): Promise<Offers> {
  const { productId, amount, number: phone, location: meetingPlace } = wish;
  const [bike] = await queries.sellerOf(market.sql, productId);
  if (!bike) throw notFound('bike');
  const pair = { productId, buyerId: buyer.id, sellerId: bike.sellerId };
  const id = newId();
  await idempotent(market.sql, { personId: buyer.id, effect: 'offer', key, madeId: id }, async (db) => {
    await lockMembers(db, buyer.id, pair.sellerId);
    const priceCents = await lockBike(db, productId);
    await expireOffersOf(db, pair);
    const asked = { side: 'buyer' as const, amountCents: amount, phone, meetingPlace };
    await placeOffer(db, market, { ...pair, id, buyer, priceCents, ...asked });
  });
  return readOffers(market, buyer, pair);
}

export async function counterOffer(
  market: AppContext,
  viewer: Viewer,
  { id: answeredId, amount }: { id: string; amount: number },
  key?: string,
): Promise<Offers> {
  const offer = await ownOffer(market.sql, viewer, answeredId);
  const { side, productId, buyerId, sellerId } = offer;
  const buyer = await buyerOf(market.sql, viewer, offer);
  const id = newId();
  await idempotent(market.sql, { personId: viewer.id, effect: 'offer', key, madeId: id }, async (db) => {
    const isThere = await lockMembers(db, viewer.id, personOn(otherSide(side), offer));
    const priceCents = await lockBike(db, productId);
    const { phone, meetingPlace, amountCents } = await end(db, offer, 'counter');
    if (!buyer || !isThere) throw hasEnded();
    const counter = {
      id,
      buyer,
      priceCents,
      side,
      amountCents: amount,
      phone,
      meetingPlace,
      answeredCents: amountCents,
    };
    await placeOffer(db, market, { productId, buyerId, sellerId, ...counter });
  });
  return readOffers(market, viewer, offer);
}

export async function declineOffer(market: AppContext, viewer: Viewer, id: string): Promise<Offers> {
  const offer = await ownOffer(market.sql, viewer, id);
  await market.sql.begin(async (db) => {
    await end(db, offer, 'decline');
    await Promise.all([tellSide(db, offer, offer.author, 'offer-declined'), publishOffers(db, [offer])]);
  });
  return readOffers(market, viewer, offer);
}

export async function withdrawOffer(market: AppContext, viewer: Viewer, id: string): Promise<Offers> {
  const offer = await ownOffer(market.sql, viewer, id);
  await market.sql.begin(async (db) => {
    await end(db, offer, 'withdraw');
    await Promise.all([tellSide(db, offer, otherSide(offer.author), 'offer-withdrawn'), publishOffers(db, [offer])]);
  });
  return readOffers(market, viewer, offer);
}

async function lockBike(db: Db, productId: string): Promise<number> {
  const [bike] = await queries.lockBike(db, productId);
  if (!bike) throw notFound('bike');
  return bike.priceCents;
}

async function end(db: Db, offer: Sided, verb: 'counter' | 'decline' | 'withdraw') {
  const [ended] = await queries.end(db, offer, { verb, side: offer.side });
  if (!ended) throw await refusalOf(db, offer, verb);
  return ended;
}
