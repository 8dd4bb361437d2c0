import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import type { OfferClosing, OfferSide } from '#contract/offer-machine.ts';
import { offersPath } from '#contract/offers.ts';
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
const bike = ({ as }: OfferFacts) => (as === 'seller' ? 'your bike' : 'a bike');
const otherSide = ({ as }: OfferFacts) => (as === 'seller' ? 'The buyer' : 'The seller');

const WHY: Record<Exclude<OfferClosing, 'blocked'>, string> = {
  booked: 'somebody has booked the bike',
  'another-accepted': 'the seller has accepted another offer',
  removed: 'the bike was taken off the market',
  'price-lowered': 'the seller has lowered the price, and you can have the bike for no more than that',
  'offers-stopped': 'the seller takes no offers on this bike any more',
  'brand-retired': 'its brand is no longer sold here',
  left: 'the other one has left Kickstand',
};

const offer = (title: string, text: (facts: OfferFacts) => string): PersonalText<OfferFacts> => ({
  kind: 'offers',
  title: () => title,
  text,
  link: (facts) => ({ label: 'See the offer', path: offersPath(facts) }),
  bike: ({ productId }) => productId,
});

const answerIn = ({ hours }: OfferFacts) =>
  hours ? ` You have ${hours === 1 ? 'an hour' : `${hours} hours`} to answer.` : '';

export const OFFERS = {
  'offer-made': offer(
    'An offer for your bike',
    (facts) => `A buyer offers ${amount(facts)} for ${bike(facts)}.${answerIn(facts)}`,
  ),
  'offer-countered': offer(
    'An answer to your offer',
    (facts) => `${otherSide(facts)} answers your offer for ${bike(facts)} with ${amount(facts)}.${answerIn(facts)}`,
  ),
  'offer-declined': offer(
    'Offer declined',
    (facts) => `${otherSide(facts)} has declined your offer of ${amount(facts)} for ${bike(facts)}.`,
  ),
  'offer-withdrawn': offer(
    'Offer withdrawn',
    (facts) => `${otherSide(facts)} has taken back the offer of ${amount(facts)} for ${bike(facts)}.`,
  ),
  'offer-expired': offer(
    'Offer expired',
    (facts) => `Nobody answered your offer of ${amount(facts)} for ${bike(facts)} in time.`,
  ),
  'offer-closed': offer('Offer closed', (facts) => {
    const why = WHY[facts.reason ?? 'removed'];
    return `The offer of ${amount(facts)} for ${bike(facts)} has ended: ${why}.`;
  }),
};
