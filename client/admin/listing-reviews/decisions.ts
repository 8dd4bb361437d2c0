import type { ListingDecision, ListingReview } from '#contract/listing-reviews.ts';

export type Against = Exclude<ListingDecision, 'approve'>;

interface DecisionWords {
  /** On the button. */
  act: string;
  /** A letter: `H` hides. */
  key: string;
  /** After it. */
  done: string;
}

export const decisions: Record<ListingDecision, DecisionWords> = {
  approve: { act: 'Approve', key: 'a', done: 'Approved' },
  'ask-changes': { act: 'Ask for changes', key: 'c', done: 'Changes asked for' },
  hide: { act: 'Hide', key: 'h', done: 'Hidden' },
  remove: { act: 'Remove', key: 'r', done: 'Removed' },
};

export const consequences: Record<Against, (review: ListingReview) => string> = {
  'ask-changes': ({ seller }) =>
    `The bike is off the market until ${seller.name} has changed it and an admin has looked at it again.`,
  hide: ({ seller }) => `The bike is off the market. ${seller.name} may disagree; then another admin decides.`,
  remove: ({ seller }) =>
    `The bike is taken off the market for good, unless ${seller.name} disagrees and another admin puts it back.`,
};
