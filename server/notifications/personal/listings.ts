import type { ListingDecision } from '#contract/listing-reviews.ts';
import { type Message, message, t } from '#language/t.ts';
import type { PersonalLink, PersonalText, Telling } from './personal-text.ts';

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

const named = (bike: string, name: Telling['name']) => name(bike, t('your bike||instead of its name'));

const toOwnBikes = (label: Message) => (): PersonalLink => ({ label: t(label), path: '/dashboard/myproducts' });

const withheld: PersonalText<ListingFacts> = {
  kind: 'listings',
  title: ({ bike }, { name }) => t('We look at it first: {bike}', { bike: named(bike, name) }),
  text: ({ bike }, { name }) =>
    t(
      'Our checks found something in the listing of {bike}, so it is off the market until we have looked at it. What they found stands at My Products: you can change it at once.',
      { bike: named(bike, name) },
    ),
  link: toOwnBikes(message('See what was found')),
};

const TITLES: Record<ListingDecision, Message> = {
  approve: message('On the market: {bike}'),
  'ask-changes': message('Please change: {bike}'),
  hide: message('Taken off the market: {bike}'),
  remove: message('Removed: {bike}'),
};

const TEXTS: Record<ListingDecision, Message> = {
  approve: message('We have looked at {bike}: it is on the market now.'),
  'ask-changes': message('We have looked at {bike}. Please change its listing; then we look at it again.'),
  hide: message('We have looked at {bike} and took it off the market.'),
  remove: message('We have looked at {bike} and removed it.'),
};

const decided: PersonalText<DecidedFacts> = {
  kind: 'listings',
  title: ({ bike, decision }, { name }) => t(TITLES[decision], { bike: named(bike, name) }),
  text: ({ bike, decision }, { name }) => t(TEXTS[decision], { bike: named(bike, name) }),
  more: ({ decision, words }, { name }) => [
    ...(words ? [t('The reason: {words}', { words: name(words, '') })] : []),
    ...(decision === 'approve' ? [] : [t('If you disagree, ask at My Products that another admin looks at it.')]),
  ],
  link: toOwnBikes(message('See your bikes')),
};

export const LISTINGS = { 'listing-withheld': withheld, 'listing-decided': decided };
