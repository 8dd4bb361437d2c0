import {
  countUnread,
  listConversations,
  readConversation,
  readConversationAbout,
  readConversationInDeal,
} from '#contract/conversations.ts';
import { listMessages } from '#contract/messages.ts';
import { refresh } from './query-client.ts';

/** Everything about conversations that stands on the screen. */
export function refreshConversations() {
  return Promise.all(
    [countUnread, listConversations, readConversation, readConversationAbout, readConversationInDeal, listMessages].map(
      (endpoint) => refresh(endpoint),
    ),
  );
}
