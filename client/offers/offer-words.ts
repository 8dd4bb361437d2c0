import { formatPrice } from '#contract/format.ts';
import type { OfferClosing, OfferSide, OfferStatus } from '#contract/offer-machine.ts';
import type { Offer, OfferPair } from '#contract/offers.ts';

type Pair = Pick<OfferPair, 'as' | 'buyersName' | 'sellersName'>;

export const otherSide = (side: OfferSide): OfferSide => (side === 'buyer' ? 'seller' : 'buyer');

export const nameOf = (side: OfferSide, { buyersName, sellersName }: Pair) =>
  side === 'buyer' ? buyersName : sellersName;

export const otherName = (pair: Pair) => nameOf(otherSide(pair.as), pair);

/** "You offered $1,200", "Noor Haddad answered with $1,300". */
export function whoOffered({ by, amount }: Offer, pair: Pair): string {
  const who = by === pair.as ? 'You' : nameOf(by, pair);
  return by === 'buyer' ? `${who} offered ${formatPrice(amount)}` : `${who} answered with ${formatPrice(amount)}`;
}

export const STATUS_NAMES: Record<OfferStatus, string> = {
  open: 'Open',
  accepted: 'Accepted',
  countered: 'Answered',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  closed: 'Closed',
};

const CLOSINGS: Record<OfferClosing, string> = {
  booked: 'Closed: somebody booked the bike',
  'another-accepted': 'Closed: another offer was accepted',
  removed: 'Closed: the bike was taken off the market',
  'price-lowered': 'Closed: the bike costs no more than that now',
  'offers-stopped': 'Closed: the seller takes no offers on this bike any more',
  'brand-retired': 'Closed: this brand is no longer sold here',
  blocked: 'Closed',
  left: 'Closed: the other one has left Kickstand',
};

/** What became of an offer, as its reader sees it. */
export function outcomeOf(offer: Offer, pair: Pair): string {
  const { status, by, reason } = offer;
  const answerer = otherSide(by) === pair.as ? 'you' : nameOf(otherSide(by), pair);
  const author = by === pair.as ? 'you' : nameOf(by, pair);
  const told: Record<OfferStatus, string> = {
    open: by === pair.as ? 'Waiting for an answer' : 'Waiting for your answer',
    accepted: `Accepted by ${answerer}`,
    countered: 'Answered with another offer',
    declined: `Declined by ${answerer}`,
    withdrawn: `Taken back by ${author}`,
    expired: 'Expired: nobody answered in time',
    closed: reason ? CLOSINGS[reason] : STATUS_NAMES.closed,
  };
  return told[status];
}
