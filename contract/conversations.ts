import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, oneOf } from './fields.ts';
import { Message, messageFields, NewMessage, nothingSaid, saysSomething } from './messages.ts';
import { Dollars } from './money.ts';
import { Page, Search } from './pagination.ts';
import { Photo } from './photos.ts';
import { PRODUCT_STATUSES } from './products.ts';

export const CONVERSATION_ORDERS = ['unread', 'newest'] as const;
export type ConversationOrder = (typeof CONVERSATION_ORDERS)[number];
export const MOST_COUNTED_UNREAD = 100;
/** A search looks in one's conversations with the newest messages. */
export const MOST_SEARCHED_CONVERSATIONS = 2000;

const Excerpt = z.object({
  _id: Id,
  isOwn: z.boolean(),
  words: z.string(),
  photos: z.number().int(),
  sentAt: z.string(),
});

export const Conversation = z.object({
  _id: Id,
  as: z.enum(['buyer', 'seller']),
  product: z.object({
    _id: Id,
    productName: z.string(),
    img: z.string(),
    cover: Photo.optional(),
    resalePrice: Dollars,
    status: z.enum(PRODUCT_STATUSES),
  }),
  other: z.object({
    _id: Id,
    firstName: z.string(),
    photo: z.string().optional(),
  }),
  lastMessage: Excerpt,
  /** `MOST_COUNTED_UNREAD` means as many or more. */
  unread: z.number().int(),
  found: Excerpt.optional(),
});
export type Conversation = z.infer<typeof Conversation>;

const HidesContacts = z
  .boolean()
  .describe('Contact details in its messages are hidden: no booking of this buyer stands, and none was paid');

export const WholeConversation = Conversation.extend({
  bookingId: Id.optional(),
  isBlocked: z.boolean().describe('By the caller'),
  hidesContacts: HidesContacts,
  may: z.object({ send: z.boolean() }),
  closed: z.string().optional(),
});
export type WholeConversation = z.infer<typeof WholeConversation>;

/** About a bike, or in a deal: there may be none yet. */
export const OwnConversation = z.object({
  conversation: WholeConversation.optional(),
  hidesContacts: HidesContacts,
  may: z.object({ send: z.boolean().describe('The first message begins the conversation') }),
});
export type OwnConversation = z.infer<typeof OwnConversation>;

export const Sent = z.object({ conversationId: Id, message: Message });
export type Sent = z.infer<typeof Sent>;

/** Opaque: where a page ended, in the order that its first page had. */
const InboxCursor = z.string().regex(/^\d{1,16}_[01]_\d{1,16}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, {
  error: () => t('This is not where a page starts'),
});

const byId = z.object({ id: Id });

export const beginConversation = endpoint({
  method: 'POST',
  path: '/conversations',
  access: 'signed-in',
  needs: 'good-standing',
  summary: 'Ask the seller of a bike; goes on with the conversation that there is',
  body: z.object({ productId: Id, ...messageFields }).refine(saysSomething, nothingSaid),
  answer: Sent,
});

export const writeInDeal = endpoint({
  method: 'POST',
  path: '/conversations/booking/:id',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Write to the other side of a booking; goes on with the conversation that there is',
  params: byId,
  body: NewMessage,
  answer: Sent,
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  access: 'signed-in',
  summary:
    'One’s own conversations, as buyer and as seller: with unread messages first, unless said; `search` looks in ' +
    `messages, bikes and first names, in the newest ${MOST_SEARCHED_CONVERSATIONS}`,
  query: Page.extend({
    after: InboxCursor.optional(),
    search: Search,
    sort: oneOf(CONVERSATION_ORDERS).default(CONVERSATION_ORDERS[0]),
  }),
  answer: z.array(Conversation),
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/conversations/unread',
  access: 'signed-in',
  summary: `How many of one's conversations have unread messages; ${MOST_COUNTED_UNREAD} means as many or more`,
  answer: z.object({ unread: z.number().int() }),
});

export const readConversation = endpoint({
  method: 'GET',
  path: '/conversations/:id',
  access: 'signed-in',
  summary: 'A conversation of one’s own, and what can be done in it',
  params: byId,
  answer: WholeConversation,
});

export const readConversationAbout = endpoint({
  method: 'GET',
  path: '/conversations/product/:id',
  access: 'signed-in',
  summary: 'One’s own conversation with the seller of a bike, if there is one',
  params: byId,
  answer: OwnConversation,
});

export const readConversationInDeal = endpoint({
  method: 'GET',
  path: '/conversations/booking/:id',
  access: 'signed-in',
  summary: 'The conversation of the two sides of a booking, if there is one',
  params: byId,
  answer: OwnConversation,
});
