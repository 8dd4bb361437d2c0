import { pages, query, queryClient, refresh } from '#client/api/query-client.ts';
import { storedToken } from '#client/api/session/token.ts';
import { claims } from '#client/browser/token-claims.ts';
import { listBookings } from '#contract/bookings.ts';
import type { OfferSide } from '#contract/offer-machine.ts';
import { listOffers, type Offers, readOffers } from '#contract/offers.ts';
import { readProduct } from '#contract/products.ts';

export interface PairKey {
  productId: string;
  buyerId: string;
}

export const offersOf = ({ productId, buyerId }: PairKey) => query(readOffers, { params: { productId, buyerId } });

export interface OfferView {
  as: OfferSide;
  state: 'open' | 'ended' | undefined;
}

export const pairsOf = (view: OfferView) => pages(listOffers, { query: { ...view } });

/** A buyer's offers are addressed by the buyer's id, which only the token knows. */
export const ownId = () => claims(storedToken())?.sub;

/** Shows an answer at once; everything that tells of it is read again. */
export function showOffers(offers: Offers) {
  queryClient.setQueryData(offersOf(offers).queryKey, offers);
  return Promise.all([listOffers, readProduct, listBookings].map(refresh));
}

export const readOffersAgain = () => Promise.all([readOffers, listOffers, readProduct].map(refresh));
