import type { ListingDecision, ListingReview } from '#contract/listing-reviews.ts';
import { type Message, message, t } from '#language/t.ts';

export type Against = Exclude<ListingDecision, 'approve'>;

interface DecisionWords {
  /** On the button. */
  act: Message;
  /** A letter: `H` hides. */
  key: string;
  /** After it. */
  done: Message;
}

export const decisions: Record<ListingDecision, DecisionWords> = {
  approve: { act: message('Approve'), key: 'a', done: message('Approved') },
  'ask-changes': { act: message('Ask for changes'), key: 'c', done: message('Changes asked for') },
  hide: { act: message('Hide'), key: 'h', done: message('Hidden') },
  remove: { act: message('Remove'), key: 'r', done: message('Removed') },
};

export const consequences: Record<Against, (review: ListingReview) => string> = {
  'ask-changes': ({ seller }) =>
    t('The bike is off the market until {name} has changed it and an admin has looked at it again.', {
      name: seller.name,
    }),
  hide: ({ seller }) =>
    t('The bike is off the market. {name} may disagree; then another admin decides.', { name: seller.name }),
  remove: ({ seller }) =>
    t('The bike is taken off the market for good, unless {name} disagrees and another admin puts it back.', {
      name: seller.name,
    }),
};
