import type { Caller } from './people.ts';
import { meeting } from './products.ts';

interface Sides {
  buyer: Caller;
  seller: Caller;
  admin: Caller;
}

export function dealBodies({ buyer, seller, admin }: Sides, id: string) {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const about = { id };
  return {
    makeOffer: [buyer, { productId: id, amount: 1200, ...meeting }, about],
    counterOffer: [buyer, { amount: 1200 }, about],
    changeOfferTerms: [seller, { takesOffers: true, floor: 1000 }, about],
    proposeMeeting: [buyer, { slots: [inAnHour], place: 'At the lake' }, about],
    acceptMeeting: [buyer, { slot: inAnHour }, about],
    handOver: [seller, { code: '012345' }, about],
    declineDeal: [seller, { reason: 'Sold' }, about],
    cancelDeal: [buyer, { reason: 'Too far' }, about],
    missOther: [buyer, { reason: 'Nobody came' }, about],
    disputeDeal: [buyer, { words: 'The frame is bent' }, about],
    addStatement: [buyer, { words: 'And the fork' }, about],
    releasePayout: [admin, { reason: 'So it is' }, about],
    refundPayout: [admin, { reason: 'So it is' }, about],
    decideDispute: [admin, { decision: 'refund-part', reason: 'Both are right', refund: 5 }, about],
  } satisfies Record<string, [caller: Caller, body: object, params: Record<string, string>]>;
}
