import { v7 as newId } from 'uuid';
import type { Actor } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { MOST_COUNTED_NOTICES, type Notice } from '#contract/notifications.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db, Sql } from '../database/connect.ts';
import { EVENTS, type EventVerb } from '../deals/wording/wording.ts';
import type { Viewer } from '../http/viewer.ts';
import { publish } from '../live/live.ts';
import type { PersonalNews } from './personal/personal.ts';
import { forgetPreferencesOf } from './preferences/preferences.ts';
import { forgetDevicesOf } from './push/push.ts';
import * as queries from './queries.ts';
import { headingFor, sentenceFor } from './texts.ts';

export { mailNotices } from './mailing.ts';
export type { PersonalNews } from './personal/personal.ts';
export { choiceOf, choices, readPreferences } from './preferences/preferences.ts';
export { forgetDeviceOfSession, listPushDevices, pushNotices } from './push/push.ts';

export interface Step {
  id: string;
  productId: string;
  bookingId: string;
  verb: EventVerb;
  actor: Actor;
  actorId?: string | undefined;
  buyerId: string;
  sellerId: string;
}

/** Call in the step's transaction; the actor only gets confirmations. */
export async function notify(db: Db, step: Step) {
  const { to, confirms = false } = EVENTS[step.verb];
  const people = [
    { userId: step.buyerId, asRole: 'buyer' as const },
    { userId: step.sellerId, asRole: 'seller' as const },
    ...(to.includes('admin') ? await queries.admins(db) : []).map(({ id }) => ({
      userId: id,
      asRole: 'admin' as const,
    })),
  ];
  const recipients = people.flatMap((person) => {
    const isOwn = person.userId === step.actorId || (person.asRole !== 'admin' && person.asRole === step.actor);
    const isNotified = isOwn ? confirms : to.includes(person.asRole);
    return isNotified ? { ...person, isOwn } : [];
  });
  const userIds = new Set([step.buyerId, step.sellerId, ...recipients.map(({ userId }) => userId)]);
  const notices = recipients.map((person) => ({ ...person, id: newId() }));
  await Promise.all([
    notices.length && queries.insert(db, step, notices),
    // Also to whoever acted: the deal is open in other browsers of theirs.
    publish(
      db,
      [...userIds].map((userId) => ({ userId, topic: 'notices', id: step.bookingId })),
    ),
  ]);
}

/** Choices and devices. */
export async function forgetChannelsOf(db: Db, userId: string) {
  await Promise.all([forgetPreferencesOf(db, userId), forgetDevicesOf(db, userId)]);
}

export async function tellPerson(db: Db, news: PersonalNews) {
  await Promise.all([queries.insertPersonal(db, news), publish(db, [{ userId: news.userId, topic: 'notices' }])]);
}

/** What the news told of was seen elsewhere. */
export async function readNews(db: Db, userId: string, verb: PersonalNews['verb'], facts: Record<string, string>) {
  const { count } = await queries.markNewsRead(db, userId, verb, facts);
  if (count) await publish(db, [{ userId, topic: 'notices' }]);
}

export async function listNotices(sql: Sql, settings: DealSettings, viewer: Viewer, page: Page): Promise<Notice[]> {
  return (await queries.ofPerson(sql, viewer.id, page)).map((row) => ({
    _id: row.id,
    ...(row.bookingId && { bookingId: row.bookingId, productName: row.productName }),
    ...headingFor(row),
    text: sentenceFor(row, settings),
    at: row.at.toISOString(),
    isRead: row.isRead,
  }));
}

export async function countNotices(sql: Sql, viewer: Viewer) {
  const [{ count = 0 } = {}] = await queries.unread(sql, viewer.id, MOST_COUNTED_NOTICES);
  return count;
}

export async function readNotices(sql: Sql, viewer: Viewer, upTo: { upTo: string; bookingId?: string | undefined }) {
  const { count } = await queries.markRead(sql, viewer.id, upTo);
  return count;
}
