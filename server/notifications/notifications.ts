import { v7 as newId } from 'uuid';
import type { Actor } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { MOST_COUNTED_NOTICES, type Notice } from '#contract/notifications.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db, Sql } from '../database/connect.ts';
import { EVENTS, type EventVerb } from '../deals/wording/wording.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './queries.ts';
import { sentenceFor } from './texts.ts';

export { mailNotices } from './mailing.ts';

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
    const isOwn = person.asRole === step.actor || person.userId === step.actorId;
    const isNotified = isOwn ? confirms : to.includes(person.asRole);
    return isNotified ? { ...person, isOwn } : [];
  });
  if (recipients.length)
    await queries.insert(
      db,
      step,
      recipients.map((person) => ({ ...person, id: newId() })),
    );
}

export async function tellPerson(db: Db, news: queries.PersonalNews) {
  await queries.insertPersonal(db, news);
}

export async function listNotices(sql: Sql, settings: DealSettings, viewer: Viewer, page: Page): Promise<Notice[]> {
  return (await queries.ofPerson(sql, viewer.id, page)).map((row) => ({
    _id: row.id,
    ...(row.bookingId ? { bookingId: row.bookingId, productName: row.productName } : { to: 'payouts' as const }),
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
