import { message, t } from '#language/t.ts';
import type { PersonalText } from './personal-text.ts';

export interface UnreadFacts {
  conversationId?: string;
  /** The bike that it is about. */
  productId?: string;
  /** The bike's name. */
  bike?: string;
  count?: number;
}

const A_BIKE = message('a bike||instead of its name');

const messagesUnread: PersonalText<UnreadFacts> = {
  kind: 'messages',
  title: ({ count = 1, bike }, { name }) =>
    t('{count, plural, one {A message about {bike}} other {# messages about {bike}}}', {
      count,
      bike: name(bike, t(A_BIKE)),
    }),
  text: ({ count = 1, bike }, { name }) =>
    t(
      '{count, plural, one {You have a message about {bike} that you have not read yet.} other {You have # messages about {bike} that you have not read yet.}}',
      { count, bike: name(bike, t(A_BIKE)) },
    ),
  more: () => [t('Answer on Kickstand: there your contact details stay with you until the bike is booked.')],
  link: ({ conversationId }) => ({ label: t('Read and answer'), path: `/dashboard/messages/${conversationId}` }),
  bike: ({ productId }) => productId,
};

export const MESSAGES = { 'messages-unread': messagesUnread };
