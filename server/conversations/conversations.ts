import { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import type { Conversation, OwnConversation, Sent, WholeConversation } from '#contract/conversations.ts';
import type { Message, NewMessage } from '#contract/messages.ts';
import type { Page } from '#contract/pagination.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { publish } from '../live/live.ts';
import { readNews } from '../notifications/notifications.ts';
import { photoFile, uploadPhoto } from '../photos/photos.ts';
import { isAllowed, productAt, refusalOf } from '../products/products.ts';
import { lockMember, lockMembers } from '../users/membership/membership.ts';
import * as beginning from './begin-queries.ts';
import { BEGINNING } from './limit-queries.ts';
import * as messages from './message-queries.ts';
import * as queries from './queries.ts';
import { adminsDoNotWrite, refusalToWrite } from './rules.ts';
import { deliver, limitOf, type Messaging } from './sending.ts';
import { firstName, show, showMessage, showWhole } from './show.ts';

export { tellOfUnread } from './unread-news.ts';

type Services = Pick<AppContext, 'sql' | 'conversations'>;

/** Largest width: a scratch must be visible. */
const WIDTH = 1600;

const readingOf = ({ conversations }: Messaging, { id }: Viewer): queries.Reading => ({
  viewerId: id,
  masking: conversations.masking,
});

const notYours = () => notFound('conversation');

/** Of concurrent beginnings of a buyer all go into one conversation. */
export async function beginConversation(market: Services, buyer: Viewer, productId: string, message: NewMessage) {
  const { settings } = market.conversations;
  const [bike] = await beginning.sellerOf(market.sql, productId);
  return market.sql.begin(async (db) => {
    await Promise.all([lockMembers(db, buyer.id, bike?.sellerId), beginning.takeTurn(db, productId)]);
    await beginning.insertAsking(db, { id: newId(), productId, buyer, settings });
    const pair = { productId, buyerId: buyer.id };
    const [target] = await messages.targetOfBuyer(db, readingOf(market, buyer), message.id, pair);
    if (target) return sent(db, market, buyer, target, message);
    const asked = { viewerId: buyer.id, settings, productId };
    throw await refusalOf(db, 'ask', buyer, productId, () => limitOf(db, BEGINNING, asked));
  });
}

/** By either side of a booking. */
export async function writeInDeal(market: Services, viewer: Viewer, bookingId: string, message: NewMessage) {
  return market.sql.begin(async (db) => {
    const [deal] = await queries.dealOf(db, readingOf(market, viewer), bookingId);
    if (!deal) throw notFound('booking');
    await lockMembers(db, viewer.id, viewer.id === deal.buyerId ? deal.sellerId : deal.buyerId);
    await beginning.insertInDeal(db, newId(), viewer, bookingId);
    const [target] = await messages.targetOfBuyer(db, readingOf(market, viewer), message.id, deal);
    if (target) return sent(db, market, viewer, target, message);
    const [now = deal] = await queries.dealOf(db, readingOf(market, viewer), bookingId);
    throw refusalToWrite(now, viewer) ?? notYours();
  });
}

const sent = async (...[db, market, author, target, message]: Parameters<typeof deliver>): Promise<Sent> => ({
  conversationId: target.id,
  message: await deliver(db, market, author, target, message),
});

export async function sendMessage(market: Services, author: Viewer, id: string, message: NewMessage): Promise<Message> {
  return market.sql.begin(async (db) => {
    await lockMember(db, author.id, { exclusive: true });
    const [target] = await messages.targetById(db, readingOf(market, author), message.id, id);
    if (!target) throw notYours();
    return deliver(db, market, author, target, message);
  });
}

export async function listConversations(
  market: Services,
  viewer: Viewer,
  list: Parameters<typeof queries.list>[2],
): Promise<(Conversation & Pick<queries.ListedRow, 'cursor'>)[]> {
  const rows = await queries.list(market.sql, readingOf(market, viewer), list);
  return rows.map((row) => ({ ...show(row), cursor: row.cursor }));
}

export async function countUnread(sql: Sql, viewer: Viewer) {
  const [{ count = 0 } = {}] = await queries.countUnread(sql, viewer.id);
  return count;
}

export async function readConversation(market: Services, viewer: Viewer, id: string): Promise<WholeConversation> {
  const [row] = await queries.byId(market.sql, readingOf(market, viewer), id);
  if (!row) throw notYours();
  return showWhole(viewer, row);
}

export async function conversationAbout(market: Services, viewer: Viewer, productId: string): Promise<OwnConversation> {
  const reading = readingOf(market, viewer);
  const [row] = await queries.aboutProduct(market.sql, reading, productId);
  if (row) return existing(viewer, row);
  const [product, [{ hidesContacts } = { hidesContacts: reading.masking }]] = await Promise.all([
    productAt(market.sql, productId, viewer),
    queries.wouldHide(market.sql, reading, productId),
  ]);
  return { hidesContacts, may: { send: isAllowed('ask', viewer, product) } };
}

export async function conversationInDeal(
  market: Services,
  viewer: Viewer,
  bookingId: string,
): Promise<OwnConversation> {
  const [deal] = await queries.dealOf(market.sql, readingOf(market, viewer), bookingId);
  if (!deal) throw notFound('booking');
  const [row] = await queries.ofBuyer(market.sql, readingOf(market, viewer), deal);
  if (row) return existing(viewer, row);
  return { hidesContacts: deal.hidesContacts, may: { send: !refusalToWrite(deal, viewer) } };
}

function existing(viewer: Viewer, row: queries.WholeRow): OwnConversation {
  const conversation = showWhole(viewer, row);
  const { hidesContacts, may } = conversation;
  return { conversation, hidesContacts, may };
}

export async function listMessages(market: Services, viewer: Viewer, id: string, page: Page): Promise<Message[]> {
  const rows = await messages.list(market.sql, readingOf(market, viewer), id, page);
  if (!rows.length) await expectSide(market.sql, viewer, id);
  return rows.map(showMessage);
}

async function expectSide(db: Db, viewer: Viewer, id: string) {
  if (!(await messages.isSide(db, viewer.id, id)).count) throw notYours();
}

/** 1, or 0 when all of them are read already. */
export async function readMessages({ sql }: Services, viewer: Viewer, id: string, upTo: string) {
  return sql.begin(async (db) => {
    const [read] = await messages.markRead(db, viewer.id, id, upTo);
    if (!read) {
      await expectSide(db, viewer, id);
      return 0;
    }
    await Promise.all([
      publish(
        db,
        [viewer.id, read.otherId].map((userId) => ({ userId, topic: 'messages', id })),
      ),
      read.mailed && readNews(db, viewer.id, 'messages-unread', { conversationId: id }),
    ]);
    return 1;
  });
}

export async function addMessagePhoto(
  market: AppContext,
  viewer: Viewer,
  upload: Readable,
  sending: Pick<Parameters<typeof uploadPhoto>[3], 'left' | 'requester'>,
) {
  if (viewer.role === 'admin') throw adminsDoNotWrite();
  return uploadPhoto(market, viewer, upload, { ...sending, isPrivate: true });
}

export async function messagePhoto(market: AppContext, viewer: Viewer, id: string, name: string): Promise<Readable> {
  if (!(await messages.hasPhoto(market.sql, viewer.id, id, name)).count) throw notFound('photo');
  return Readable.from(await photoFile(market, name, WIDTH));
}

export async function conversationsEverOf(market: Services, viewer: Viewer, page: Page) {
  return (await queries.everOf(market.sql, readingOf(market, viewer), page)).map(({ otherName, messages, ...row }) => ({
    ...row,
    otherFirstName: firstName(otherName),
    messages: messages.map(({ at, ...message }) => ({ ...message, sentAt: new Date(at).toISOString() })),
  }));
}

/** In the removal's transaction. */
export async function closeConversationsOf(db: Db, personId: string) {
  await messages.closeOf(db, personId);
}
