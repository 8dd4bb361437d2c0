import type { Outcome } from '#contract/ratings.ts';
import { type Message, message, t } from '#language/t.ts';
import type { PersonalText, Telling } from './personal-text.ts';

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
  (label: Message) =>
  ({ bookingId }: RatingFacts) => ({ label: t(label), path: `/dashboard/deal/${bookingId}` });

const named = (bike: string, { name }: Telling) => name(bike, t('a bike||instead of its name'));

const ASKED = {
  buyer: message(
    'Your deal about {bike} is over: you can rate the seller within {days, plural, one {# day} other {# days}}.',
  ),
  seller: message(
    'Your deal about {bike} is over: you can rate the buyer within {days, plural, one {# day} other {# days}}.',
  ),
};

const asked: PersonalText<AskedFacts> = {
  kind: 'ratings',
  title: ({ bike }, { name }) =>
    t('How was it? {bike}', { bike: name(bike, t('Your deal||instead of the name of its bike')) }),
  text: ({ bike, side, days }, telling) => t(ASKED[side], { days, bike: named(bike, telling) }),
  more: () => [t('Neither of you reads the other’s rating before both have written theirs.')],
  link: link(message('Rate the deal')),
};

const shown: PersonalText<RatingFacts> = {
  kind: 'ratings',
  title: ({ bike }, { name }) =>
    t('You were rated: {bike}', { bike: name(bike, t('your deal||instead of the name of its bike')) }),
  text: ({ bike }, telling) =>
    t('What the other side says of your deal about {bike} can be read now. You can answer it in public.', {
      bike: named(bike, telling),
    }),
  link: link(message('Read the rating')),
};

const removed: PersonalText<RatingFacts> = {
  kind: 'ratings',
  title: ({ bike }, { name }) =>
    t('Your rating was taken down: {bike}', { bike: name(bike, t('your deal||instead of the name of its bike')) }),
  text: ({ bike }, telling) =>
    t(
      'Our admins have taken down what you said of the other side in your deal about {bike}. The reason stands on the deal’s page.',
      { bike: named(bike, telling) },
    ),
  link: link(message('See the deal')),
};

export const RATINGS = { 'rating-asked': asked, 'rating-shown': shown, 'rating-removed': removed };
