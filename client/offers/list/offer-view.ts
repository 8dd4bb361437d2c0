import { OFFER_SIDES, type OfferSide } from '#contract/offer-machine.ts';
import { OFFER_STATES } from '#contract/offers.ts';
import type { Role } from '#contract/users.ts';
import type { OfferView } from '../offer-queries.ts';

/** From the address, so that history and links keep it. Sellers see what came for their bikes first. */
export function offerView(params: URLSearchParams, role: Role): OfferView {
  const usual: OfferSide = role === 'seller' ? 'seller' : 'buyer';
  return {
    as: (role === 'seller' && OFFER_SIDES.find((side) => side === params.get('as'))) || usual,
    state: OFFER_STATES.find((state) => state === params.get('state')),
  };
}
