import type { Endpoint } from '#contract/endpoint.ts';
import type { OfferAct } from '#contract/offer-machine.ts';
import * as contract from '#contract/offers.ts';
import { meeting } from '../products.ts';
import type { OfferRow } from './offer-row.ts';

interface Said {
  productId: string;
  offer?: OfferRow | undefined;
  /** In dollars. */
  amount: number;
}

const ENDPOINTS: Record<OfferAct, Endpoint> = {
  make: contract.makeOffer,
  counter: contract.counterOffer,
  accept: contract.acceptOffer,
  decline: contract.declineOffer,
  withdraw: contract.withdrawOffer,
};

export function offerCall(what: OfferAct, { productId, offer, amount }: Said) {
  const endpoint = ENDPOINTS[what];
  if (what === 'make') return { endpoint, input: { body: { productId, amount, ...meeting } } };
  const params = { id: offer?.id };
  return { endpoint, input: what === 'counter' ? { params, body: { amount } } : { params } };
}
