import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { Id, line, oneOf, Phone } from './fields.ts';
import { Dollars, Price } from './money.ts';
import { OFFER_ACTS, OFFER_CLOSINGS, OFFER_SIDES, OFFER_STATUSES } from './offer-machine.ts';
import { Page } from './pagination.ts';

export const Offer = z.object({
  _id: Id,
  by: z.enum(OFFER_SIDES),
  amount: Dollars,
  status: z.enum(OFFER_STATUSES),
  reason: z.enum(OFFER_CLOSINGS).optional(),
  madeAt: z.string(),
  dueAt: z.string().optional(),
  endedAt: z.string().optional(),
  bookingId: Id.optional(),
});
export type Offer = z.infer<typeof Offer>;

const Pair = z.object({
  productId: Id,
  buyerId: Id,
  as: z.enum(OFFER_SIDES),
  productName: z.string(),
  img: z.string(),
  resalePrice: Dollars,
  buyersName: z.string(),
  sellersName: z.string(),
  may: z.array(z.enum(OFFER_ACTS)),
  /** Lowest and highest amount of the caller's next offer; absent: none can be made now. */
  range: z.object({ from: Dollars, to: Dollars }).optional(),
  left: z.number().int(),
});

export const OfferPair = Pair.extend({
  _id: Id,
  last: Offer,
});
export type OfferPair = z.infer<typeof OfferPair>;

export const Offers = Pair.extend({
  offers: z.array(Offer),
  takesOffers: z.boolean(),
  /** The buyer's phone and meeting place, which a booking takes over: for the buyer only. */
  number: z.string().optional(),
  location: z.string().optional(),
});
export type Offers = z.infer<typeof Offers>;

export const OFFER_STATES = ['open', 'ended'] as const;

export const offersPath = ({ productId, buyerId }: { productId: string; buyerId: string }) =>
  `/dashboard/offers/${productId}/${buyerId}`;

export const readOffers = endpoint({
  method: 'GET',
  path: '/offers/:productId/:buyerId',
  access: 'signed-in',
  summary: 'What a buyer and the seller of a bike offered each other, for these two; for a buyer also before that',
  params: z.object({ productId: Id, buyerId: Id }),
  answer: Offers,
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/offers',
  access: 'signed-in',
  summary: "The caller's offers, one entry for each bike and buyer: open ones first, then the newest",
  query: Page.extend({
    as: oneOf(OFFER_SIDES),
    state: oneOf(OFFER_STATES).optional(),
    productId: Id.optional(),
  }),
  answer: z.array(OfferPair),
});

const act = {
  method: 'POST',
  access: 'signed-in',
  needs: 'confirmed-address',
  answer: Offers,
} as const satisfies Partial<Endpoint>;

/** Phone and meeting place as for a booking: an accepted offer is one. */
export const makeOffer = endpoint({
  ...act,
  needs: 'good-standing',
  path: '/offers',
  once: true,
  summary: 'Offer a price below that of a bike; binding until it is answered, withdrawn or too old',
  body: z.object({ productId: Id, amount: Price, number: Phone, location: line(200) }),
});

const params = z.object({ id: Id });

export const counterOffer = endpoint({
  ...act,
  needs: 'good-standing',
  path: '/offers/:id/counter',
  once: true,
  summary: 'Answer an offer with another one',
  params,
  body: z.object({ amount: Price }),
});

export const acceptOffer = endpoint({
  ...act,
  needs: 'good-standing',
  path: '/offers/:id/accept',
  once: true,
  summary: 'Accept an offer: the bike is booked for the buyer at that price, and all other offers on it are closed',
  params,
});

export const declineOffer = endpoint({
  ...act,
  path: '/offers/:id/decline',
  summary: 'Decline an offer',
  params,
});

export const withdrawOffer = endpoint({
  ...act,
  path: '/offers/:id/withdraw',
  summary: 'Take back an offer that is not answered yet',
  params,
});

export const OfferTerms = z.object({
  takesOffers: z.boolean(),
  /** Lower offers are declined at once; only the seller knows it. */
  floor: Price.nullable(),
});

export const ToldOfferTerms = OfferTerms.extend({ floor: Dollars.nullable() });
export type ToldOfferTerms = z.infer<typeof ToldOfferTerms>;

export const readOfferTerms = endpoint({
  method: 'GET',
  path: '/offer-terms/:id',
  access: 'seller',
  summary: 'Whether a bike of the caller takes offers, and from which amount',
  params,
  answer: ToldOfferTerms,
});

export const changeOfferTerms = endpoint({
  method: 'PUT',
  path: '/offer-terms/:id',
  access: 'seller',
  needs: 'good-standing',
  summary: 'Take offers on a bike or none, and decline those below a floor; open ones are closed when none are taken',
  params,
  body: OfferTerms,
  answer: ToldOfferTerms,
});
