import { inDays } from '#contract/durations.ts';
import type { Outcome } from '#contract/ratings.ts';
import type { PersonalText } from './personal-text.ts';

interface RatingFacts {
  bookingId: string;
  /** The bike's name. */
  bike: string;
}

interface AskedFacts extends RatingFacts {
  outcome: Outcome;
  side: 'buyer' | 'seller';
  days: number;
}

const link =
  (label: string) =>
  ({ bookingId }: RatingFacts) => ({ label, path: `/dashboard/deal/${bookingId}` });

const OTHER = { buyer: 'seller', seller: 'buyer' } as const;

const asked: PersonalText<AskedFacts> = {
  kind: 'ratings',
  title: ({ bike }, { name }) => `How was it? ${name(bike, 'Your deal')}`,
  text: ({ bike, side, days }, { name }) =>
    `Your deal about ${name(bike, 'a bike')} is over: you can rate the ${OTHER[side]} within ${inDays(days)}.`,
  more: () => ['Neither of you reads the other’s rating before both have written theirs.'],
  link: link('Rate the deal'),
};

const shown: PersonalText<RatingFacts> = {
  kind: 'ratings',
  title: ({ bike }, { name }) => `You were rated: ${name(bike, 'your deal')}`,
  text: ({ bike }, { name }) =>
    `What the other side says of your deal about ${name(bike, 'a bike')} can be read now. You can answer it in public.`,
  link: link('Read the rating'),
};

const removed: PersonalText<RatingFacts> = {
  kind: 'ratings',
  title: ({ bike }, { name }) => `Your rating was taken down: ${name(bike, 'your deal')}`,
  text: ({ bike }, { name }) =>
    `Our admins have taken down what you said of the other side in your deal about ${name(bike, 'a bike')}. The reason stands on the deal’s page.`,
  link: link('See the deal'),
};

export const RATINGS = { 'rating-asked': asked, 'rating-shown': shown, 'rating-removed': removed };
