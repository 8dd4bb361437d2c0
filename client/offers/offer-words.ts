import { formatPrice } from '#contract/format.ts';
import type { OfferClosing, OfferSide, OfferStatus } from '#contract/offer-machine.ts';
import type { Offer, OfferPair } from '#contract/offers.ts';
import { type Message, message, t } from '#language/t.ts';

type Pair = Pick<OfferPair, 'as' | 'buyersName' | 'sellersName'>;

export const otherSide = (side: OfferSide): OfferSide => (side === 'buyer' ? 'seller' : 'buyer');

export const nameOf = (side: OfferSide, { buyersName, sellersName }: Pair) =>
  side === 'buyer' ? buyersName : sellersName;

export const otherName = (pair: Pair) => nameOf(otherSide(pair.as), pair);

/** "You offered $1,200", "Noor Haddad answered with $1,300". */
export function whoOffered({ by, amount }: Offer, pair: Pair): string {
  const price = formatPrice(amount);
  if (by === pair.as) return t(by === 'buyer' ? 'You offered {price}' : 'You answered with {price}', { price });
  const values = { name: nameOf(by, pair), price };
  return t(by === 'buyer' ? '{name} offered {price}' : '{name} answered with {price}', values);
}

export const STATUS_NAMES: Record<OfferStatus, Message> = {
  open: message('Open||offer'),
  accepted: message('Accepted||offer'),
  countered: message('Answered||offer'),
  declined: message('Declined||offer'),
  withdrawn: message('Withdrawn||offer'),
  expired: message('Expired||offer'),
  closed: message('Closed||offer'),
};

const CLOSINGS: Record<OfferClosing, Message> = {
  booked: message('Closed: somebody booked the bike'),
  'another-accepted': message('Closed: another offer was accepted'),
  removed: message('Closed: the bike was taken off the market'),
  'price-lowered': message('Closed: the bike costs no more than that now'),
  'offers-stopped': message('Closed: the seller takes no offers on this bike any more'),
  'brand-retired': message('Closed: this brand is no longer sold here'),
  blocked: message('Closed||offer'),
  left: message('Closed: the other one has left Kickstand'),
};

/** What became of an offer, as its reader sees it. */
export function outcomeOf(offer: Offer, pair: Pair): string {
  const { status, by, reason } = offer;
  const isOwn = by === pair.as;
  const author = { name: nameOf(by, pair) };
  const answerer = { name: nameOf(otherSide(by), pair) };
  const told: Record<OfferStatus, () => string> = {
    open: () => t(isOwn ? 'Waiting for an answer' : 'Waiting for your answer'),
    accepted: () => (isOwn ? t('Accepted by {name}', answerer) : t('Accepted by you')),
    countered: () => t('Answered with another offer'),
    declined: () => (isOwn ? t('Declined by {name}', answerer) : t('Declined by you')),
    withdrawn: () => (isOwn ? t('Taken back by you') : t('Taken back by {name}', author)),
    expired: () => t('Expired: nobody answered in time'),
    closed: () => t(reason ? CLOSINGS[reason] : STATUS_NAMES.closed),
  };
  return told[status]();
}
