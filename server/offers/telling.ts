import { v7 as newId } from 'uuid';
import { OFFER_SIDES, type OfferClosing, type OfferSide } from '#contract/offer-machine.ts';
import type { Db } from '../database/connect.ts';
import { publish } from '../live/live.ts';
import { tellPerson } from '../notifications/notifications.ts';

interface ToldOffer {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  author: OfferSide;
  amountCents: number;
}

type News = 'offer-made' | 'offer-countered' | 'offer-declined' | 'offer-withdrawn' | 'offer-expired' | 'offer-closed';

interface Telling {
  hours?: number;
  reason?: Exclude<OfferClosing, 'blocked'>;
}

export const otherSide = (side: OfferSide): OfferSide => (side === 'buyer' ? 'seller' : 'buyer');

export const personOn = (side: OfferSide, { buyerId, sellerId }: Pick<ToldOffer, 'buyerId' | 'sellerId'>) =>
  side === 'buyer' ? buyerId : sellerId;

export async function tellSide(db: Db, offer: ToldOffer, as: OfferSide, verb: News, telling: Telling = {}) {
  const { id: offerId, productId, buyerId, amountCents } = offer;
  const facts = { offerId, productId, buyerId, amountCents, as, ...telling };
  await tellPerson(db, { id: newId(), userId: personOn(as, offer), verb, facts });
}

/** Open pages of both sides fetch their offers again. */
export async function publishOffers(db: Db, offers: Pick<ToldOffer, 'buyerId' | 'sellerId' | 'productId'>[]) {
  const events = offers.flatMap((offer) =>
    OFFER_SIDES.map((side) => ({ userId: personOn(side, offer), topic: 'offers' as const, id: offer.productId })),
  );
  await publish(db, events);
}

interface Ending {
  reason?: OfferClosing | undefined;
  /** Who ended it, and knows. */
  by?: string | undefined;
}

export async function tellEnded(
  db: Db,
  ended: (ToldOffer & { status: 'expired' | 'closed' })[],
  { reason, by }: Ending = {},
) {
  if (!ended.length) return;
  const news = ended.flatMap((offer) => {
    if (offer.status === 'expired') return tellSide(db, offer, offer.author, 'offer-expired');
    if (!reason || reason === 'blocked') return [];
    const told = reason === 'left' && by === offer.buyerId ? 'seller' : 'buyer';
    return personOn(told, offer) === by ? [] : tellSide(db, offer, told, 'offer-closed', { reason });
  });
  await Promise.all([...news, publishOffers(db, ended)]);
}
