import { dollars } from '#contract/money.ts';
import { type OfferAct, type OfferSide, offerActsOf, offerMove } from '#contract/offer-machine.ts';
import type { OfferSettings } from '#contract/offer-settings.ts';
import type { Offer, OfferPair, Offers } from '#contract/offers.ts';
import { shownPicture } from '#contract/own-picture.ts';
import type { AppContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { given } from '../products/products.ts';
import { buyerOf } from './own.ts';
import { sellerOf } from './queries.ts';
import { type Range, rangeOf } from './range.ts';
import * as queries from './read-queries.ts';

type ReadServices = Pick<AppContext, 'sql' | 'offers' | 'settings'>;

/** Those of others are not there; a buyer finds the way to a first one. */
export async function readOffers(
  { sql, offers: settings, settings: deals }: ReadServices,
  viewer: Viewer,
  { productId, buyerId }: { productId: string; buyerId: string },
): Promise<Offers> {
  const [bike] = await sellerOf(sql, productId);
  if (!bike) throw notFound('offer');
  const { sellerId } = bike;
  const side = viewer.id === sellerId ? 'seller' : 'buyer';
  if (side === 'buyer' && viewer.id !== buyerId) throw notFound('offer');
  const rows = await queries.ofPair(sql, { productId, buyerId });
  if (side === 'seller' && !rows.length) throw notFound('offer');
  const buyer = (await buyerOf(sql, viewer, { buyerId })) ?? { ...viewer, id: buyerId };
  const [facts] = await queries.pair(sql, { productId, buyer, sellerId, side, settings, deals });
  if (!facts) throw notFound('offer');
  const last = rows.at(-1);
  return {
    ...showPair(
      facts,
      side,
      settings,
      rows.find(({ status }) => status === 'open'),
    ),
    takesOffers: facts.takesOffers,
    offers: rows.map(showOffer),
    ...(side === 'buyer' && last && { number: last.phone, location: last.meetingPlace }),
  };
}

export async function listOffers(
  { sql, offers: settings }: ReadServices,
  viewer: Viewer,
  list: queries.OfferList,
): Promise<OfferPair[]> {
  const rows = await queries.ofViewer(sql, viewer, settings, list);
  return rows.map((row) => ({
    _id: row.id,
    ...showPair(row, list.as, settings, row.status === 'open' ? row : undefined),
    last: showOffer(row),
  }));
}

type Open = Pick<queries.OfferFacts, 'author' | 'amountCents'>;

function showPair(facts: queries.PairFacts, side: OfferSide, settings: OfferSettings, open?: Open) {
  const { productId, buyerId, productName, imageUrl, priceCents, buyerName, sellerName, made } = facts;
  const answeredCents = open && open.author !== side ? open.amountCents : undefined;
  const possible =
    facts.bookable && facts.canOffer ? rangeOf({ side, priceCents, answeredCents }, settings) : undefined;
  const may = offerActsOf(side, open?.author).filter((act) => isPossible(act, facts, possible));
  const isMaking = may.some((act) => 'makes' in offerMove(act));
  return {
    ...{ productId, buyerId, as: side, productName, img: shownPicture(imageUrl), resalePrice: dollars(priceCents) },
    ...{ buyersName: buyerName, sellersName: sellerName, may, left: Math.max(0, settings.aSide - made) },
    ...given({
      range: (isMaking && possible && { from: dollars(possible.from), to: dollars(possible.to) }) || undefined,
    }),
  };
}

function isPossible(act: OfferAct, { bookable }: queries.PairFacts, range: Range | undefined): boolean {
  if ('makes' in offerMove(act)) return range !== undefined;
  return act !== 'accept' || bookable;
}

export const showOffer = (offer: queries.OfferFacts): Offer => ({
  _id: offer.id,
  by: offer.author,
  amount: dollars(offer.amountCents),
  status: offer.status,
  madeAt: offer.madeAt.toISOString(),
  ...given({
    reason: offer.reason,
    dueAt: offer.dueAt?.toISOString(),
    endedAt: offer.endedAt?.toISOString(),
    bookingId: offer.bookingId,
  }),
});
