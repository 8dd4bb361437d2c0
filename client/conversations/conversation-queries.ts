import { invalidate, pages, query, queryClient, refresh } from '#client/api/query-client.ts';
import {
  countUnread,
  listConversations,
  readConversation,
  readConversationAbout,
  readConversationInDeal,
} from '#contract/conversations.ts';
import { listMessages, type Message, readMessages } from '#contract/messages.ts';
import { call } from '../api/call.ts';

export const inboxOf = (search: string) => pages(listConversations, { query: search ? { search } : {} });

export const conversationOf = (id: string) => query(readConversation, { params: { id } });

export const conversationAbout = (productId: string) => query(readConversationAbout, { params: { id: productId } });

export const conversationInDeal = (bookingId: string) => query(readConversationInDeal, { params: { id: bookingId } });

export const messagesOf = (id: string) => pages(listMessages, { params: { id }, query: {} });

export const unreadConversations = query(countUnread, {});

/** Shows a message that has just arrived at the server. */
export function keepMessage(conversationId: string, message: Message) {
  queryClient.setQueryData(messagesOf(conversationId).queryKey, (known) => {
    const [newest, ...earlier] = known?.pages ?? [];
    if (!known || !newest) return known;
    const others = newest.answer.filter(({ _id }) => _id !== message._id);
    return { ...known, pages: [{ ...newest, answer: [message, ...others] }, ...earlier] };
  });
  void invalidate(listMessages);
  void refresh(listConversations);
}

export async function markRead(id: string, upTo: string) {
  const { modifiedCount } = await call(readMessages, { params: { id }, body: { upTo } });
  if (modifiedCount) await Promise.all([countUnread, listConversations, readConversation].map(refresh));
}

export const refreshOpenConversation = () =>
  Promise.all([readConversation, readConversationInDeal, listMessages].map((endpoint) => refresh(endpoint)));
