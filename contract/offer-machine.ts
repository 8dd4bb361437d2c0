export const OFFER_SIDES = ['buyer', 'seller'] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

export const OFFER_STATUSES = ['open', 'accepted', 'countered', 'declined', 'withdrawn', 'expired', 'closed'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/**
 * - `author`, `receiver`: of the offer that is answered
 * - `buyer`: of the bike, while none of the two has an open offer
 * - `clock`: nobody answered in time
 * - `market`: the bike or one of the two is no longer there for it
 */
export type OfferActor = 'author' | 'receiver' | 'buyer' | 'clock' | 'market';

interface OfferMove {
  /** `none`: the buyer and the seller have no open offer on this bike. */
  from: OfferStatus | 'none';
  verb: string;
  who: OfferActor;
  to: OfferStatus;
  /** Also makes an open offer of the actor. */
  makes?: true;
}

const moves = <const M extends readonly OfferMove[]>(list: M) => list;

/** All transitions; the server's guards, the buttons and the tests derive from this table. */
export const OFFER_MOVES = moves([
  { from: 'none', verb: 'make', who: 'buyer', to: 'open', makes: true },
  { from: 'open', verb: 'counter', who: 'receiver', to: 'countered', makes: true },
  { from: 'open', verb: 'accept', who: 'receiver', to: 'accepted' },
  { from: 'open', verb: 'decline', who: 'receiver', to: 'declined' },
  { from: 'open', verb: 'withdraw', who: 'author', to: 'withdrawn' },
  { from: 'open', verb: 'expire', who: 'clock', to: 'expired' },
  { from: 'open', verb: 'close', who: 'market', to: 'closed' },
]);

export type OfferVerb = (typeof OFFER_MOVES)[number]['verb'];
export const OFFER_ACTS = ['make', 'counter', 'accept', 'decline', 'withdraw'] as const satisfies readonly OfferVerb[];
export type OfferAct = (typeof OFFER_ACTS)[number];

export const OFFER_CLOSINGS = [
  'booked',
  'another-accepted',
  'removed',
  'price-lowered',
  'offers-stopped',
  'brand-retired',
  'blocked',
  'left',
] as const;
export type OfferClosing = (typeof OFFER_CLOSINGS)[number];

export const offerMove = <V extends OfferVerb>(verb: V) =>
  OFFER_MOVES.find((move) => move.verb === verb) as Extract<(typeof OFFER_MOVES)[number], { verb: V }>;

/** What a side may do; `author` made the open offer of the two, if there is one. */
export function offerActsOf(side: OfferSide, author?: OfferSide): OfferAct[] {
  const from = author ? 'open' : 'none';
  const actor = author ? (side === author ? 'author' : 'receiver') : side;
  return OFFER_ACTS.filter((act) => offerMove(act).from === from && offerMove(act).who === actor);
}
