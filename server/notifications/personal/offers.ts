import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import type { OfferClosing, OfferSide } from '#contract/offer-machine.ts';
import { offersPath } from '#contract/offers.ts';
import { type Message, message, t } from '#language/t.ts';
import type { PersonalText } from './personal-text.ts';

export interface OfferFacts {
  offerId: string;
  productId: string;
  buyerId: string;
  amountCents: number;
  /** The reader's side. */
  as: OfferSide;
  /** To answer. */
  hours?: number;
  reason?: Exclude<OfferClosing, 'blocked'>;
}

const amount = ({ amountCents }: OfferFacts) => formatPrice(dollars(amountCents));

const yours = (seller: Message, buyer: Message) => (facts: OfferFacts) =>
  t(facts.as === 'seller' ? seller : buyer, { amount: amount(facts) });

const ENDED: Record<Exclude<OfferClosing, 'blocked'>, (facts: OfferFacts) => string> = {
  booked: yours(
    message('The offer of {amount} for your bike has ended: somebody has booked the bike.'),
    message('The offer of {amount} for a bike has ended: somebody has booked the bike.'),
  ),
  'another-accepted': yours(
    message('The offer of {amount} for your bike has ended: the seller has accepted another offer.'),
    message('The offer of {amount} for a bike has ended: the seller has accepted another offer.'),
  ),
  removed: yours(
    message('The offer of {amount} for your bike has ended: the bike was taken off the market.'),
    message('The offer of {amount} for a bike has ended: the bike was taken off the market.'),
  ),
  'price-lowered': yours(
    message(
      'The offer of {amount} for your bike has ended: the seller has lowered the price, and you can have the bike for no more than that.',
    ),
    message(
      'The offer of {amount} for a bike has ended: the seller has lowered the price, and you can have the bike for no more than that.',
    ),
  ),
  'offers-stopped': yours(
    message('The offer of {amount} for your bike has ended: the seller takes no offers on this bike any more.'),
    message('The offer of {amount} for a bike has ended: the seller takes no offers on this bike any more.'),
  ),
  'brand-retired': yours(
    message('The offer of {amount} for your bike has ended: its brand is no longer sold here.'),
    message('The offer of {amount} for a bike has ended: its brand is no longer sold here.'),
  ),
  left: yours(
    message('The offer of {amount} for your bike has ended: the other one has left Kickstand.'),
    message('The offer of {amount} for a bike has ended: the other one has left Kickstand.'),
  ),
};

const offer = (title: Message, text: (facts: OfferFacts) => string): PersonalText<OfferFacts> => ({
  kind: 'offers',
  title: () => t(title),
  text,
  link: (facts) => ({ label: t('See the offer'), path: offersPath(facts) }),
  bike: ({ productId }) => productId,
});

const withTime = (says: (facts: OfferFacts) => string) => (facts: OfferFacts) => {
  const { hours } = facts;
  if (!hours) return says(facts);
  const time = t('You have {hours, plural, one {an hour} other {# hours}} to answer.', { hours });
  return `${says(facts)} ${time}`;
};

export const OFFERS = {
  'offer-made': offer(
    message('An offer for your bike'),
    withTime(yours(message('A buyer offers {amount} for your bike.'), message('A buyer offers {amount} for a bike.'))),
  ),
  'offer-countered': offer(
    message('An answer to your offer'),
    withTime(
      yours(
        message('The buyer answers your offer for your bike with {amount}.'),
        message('The seller answers your offer for a bike with {amount}.'),
      ),
    ),
  ),
  'offer-declined': offer(
    message('Offer declined'),
    yours(
      message('The buyer has declined your offer of {amount} for your bike.'),
      message('The seller has declined your offer of {amount} for a bike.'),
    ),
  ),
  'offer-withdrawn': offer(
    message('Offer withdrawn'),
    yours(
      message('The buyer has taken back the offer of {amount} for your bike.'),
      message('The seller has taken back the offer of {amount} for a bike.'),
    ),
  ),
  'offer-expired': offer(
    message('Offer expired'),
    yours(
      message('Nobody answered your offer of {amount} for your bike in time.'),
      message('Nobody answered your offer of {amount} for a bike in time.'),
    ),
  ),
  'offer-closed': offer(message('Offer closed'), (facts) => ENDED[facts.reason ?? 'removed'](facts)),
};
