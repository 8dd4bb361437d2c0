import * as contract from '#contract/conversations.ts';
import * as reporting from '#contract/message-reports.ts';
import * as messages from '#contract/messages.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { withUpload } from '../photos/photos.ts';
import * as conversations from './conversations.ts';
import * as reports from './reports.ts';

export function conversationRoutes(route: Route, market: AppContext) {
  route(contract.beginConversation, ({ viewer, body: { productId, ...message } }) =>
    conversations.beginConversation(market, viewer, productId, message),
  );
  route(contract.writeInDeal, ({ viewer, params: { id }, body }) =>
    conversations.writeInDeal(market, viewer, id, body),
  );
  route(contract.listConversations, ({ viewer, query, paged }) =>
    paged(query, conversations.listConversations(market, viewer, query), ({ cursor }) => cursor),
  );
  route(contract.countUnread, async ({ viewer }) => ({ unread: await conversations.countUnread(market.sql, viewer) }));
  route(contract.readConversation, ({ viewer, params: { id } }) => conversations.readConversation(market, viewer, id));
  route(contract.readConversationAbout, ({ viewer, params: { id } }) =>
    conversations.conversationAbout(market, viewer, id),
  );
  route(contract.readConversationInDeal, ({ viewer, params: { id } }) =>
    conversations.conversationInDeal(market, viewer, id),
  );
  route(messages.listMessages, ({ viewer, params: { id }, query, paged }) =>
    paged(query, conversations.listMessages(market, viewer, id, query)),
  );
  route(messages.sendMessage, ({ viewer, params: { id }, body }) =>
    conversations.sendMessage(market, viewer, id, body),
  );
  route(messages.readMessages, async ({ viewer, params: { id }, body }) => ({
    modifiedCount: await conversations.readMessages(market, viewer, id, body.upTo),
  }));
  route(messages.readMessagePhoto, ({ viewer, params: { id, name } }) =>
    conversations.messagePhoto(market, viewer, id, name),
  );
}

export function messageReportRoutes(route: Route, market: AppContext) {
  route(reporting.reportMessage, async ({ viewer, params: { id }, body }) => ({
    modifiedCount: await reports.reportMessage(market, viewer, id, body),
  }));
  route(reporting.listReportedMessages, ({ query, paged }) =>
    paged(query, reports.listReportedMessages(market.sql, query)),
  );
  route(reporting.decideMessageReport, async ({ viewer, params: { id }, body }) => ({
    modifiedCount: await reports.decideMessageReport(market, viewer, id, body.decision),
  }));
  route(reporting.readReportedPhoto, ({ params: { id, name } }) => reports.reportedPhoto(market, id, name));
}

export function messagePhotoRoutes(route: Route, market: AppContext) {
  route(messages.addMessagePhoto, ({ viewer, requester, request: { raw } }) =>
    withUpload(raw, (left) => conversations.addMessagePhoto(market, viewer, raw, { left, requester })),
  );
}
