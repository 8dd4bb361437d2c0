import type { ListingDecision } from '#contract/listing-reviews.ts';
import type { PersonalLink, PersonalText } from './personal-text.ts';

interface ListingFacts {
  productId: string;
  /** The bike's name. */
  bike: string;
}

interface DecidedFacts extends ListingFacts {
  decision: ListingDecision;
  /** An admin's, for the seller. */
  words?: string;
}

const toOwnBikes = (label: string) => (): PersonalLink => ({ label, path: '/dashboard/myproducts' });

const withheld: PersonalText<ListingFacts> = {
  kind: 'listings',
  title: ({ bike }, { name }) => `We look at it first: ${name(bike, 'your bike')}`,
  text: ({ bike }, { name }) =>
    `Our checks found something in the listing of ${name(bike, 'your bike')}, so it is off the market until we have looked at it. What they found stands at My Products: you can change it at once.`,
  link: toOwnBikes('See what was found'),
};

const TITLES: Record<ListingDecision, string> = {
  approve: 'On the market',
  'ask-changes': 'Please change',
  hide: 'Taken off the market',
  remove: 'Removed',
};

const TEXTS: Record<ListingDecision, (bike: string) => string> = {
  approve: (bike) => `We have looked at ${bike}: it is on the market now.`,
  'ask-changes': (bike) => `We have looked at ${bike}. Please change its listing; then we look at it again.`,
  hide: (bike) => `We have looked at ${bike} and took it off the market.`,
  remove: (bike) => `We have looked at ${bike} and removed it.`,
};

const decided: PersonalText<DecidedFacts> = {
  kind: 'listings',
  title: ({ bike, decision }, { name }) => `${TITLES[decision]}: ${name(bike, 'your bike')}`,
  text: ({ bike, decision }, { name }) => TEXTS[decision](name(bike, 'your bike')),
  more: ({ decision, words }, { name }) => [
    ...(words ? [`The reason: ${name(words, '')}`] : []),
    ...(decision === 'approve' ? [] : ['If you disagree, ask at My Products that another admin looks at it.']),
  ],
  link: toOwnBikes('See your bikes'),
};

export const LISTINGS = { 'listing-withheld': withheld, 'listing-decided': decided };
