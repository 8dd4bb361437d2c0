import type { PersonalText } from './personal-text.ts';

export interface UnreadFacts {
  conversationId?: string;
  /** The bike that it is about. */
  productId?: string;
  /** The bike's name. */
  bike?: string;
  count?: number;
}

const messagesUnread: PersonalText<UnreadFacts> = {
  kind: 'messages',
  title: ({ count = 1, bike }, { name }) =>
    `${count === 1 ? 'A message' : `${count} messages`} about ${name(bike, 'a bike')}`,
  text: ({ count = 1, bike }, { name }) =>
    `You have ${count === 1 ? 'a message' : `${count} messages`} about ${name(bike, 'a bike')} that you have not read yet.`,
  more: () => ['Answer on Kickstand: there your contact details stay with you until the bike is booked.'],
  link: ({ conversationId }) => ({ label: 'Read and answer', path: `/dashboard/messages/${conversationId}` }),
  bike: ({ productId }) => productId,
};

export const MESSAGES = { 'messages-unread': messagesUnread };
