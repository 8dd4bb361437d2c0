import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import type { NoticeKind } from '#contract/notice-preferences.ts';
import { MOST_PUSH_DEVICES, type NewPushDevice } from '#contract/push-devices.ts';
import { inLanguage, language } from '#language/current.ts';
import { offeredLanguage, pathIn } from '#language/languages.ts';
import { type Message, message, t } from '#language/t.ts';
import type { AppContext } from '../../context.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { conflict } from '../../http/errors.ts';
import type { Internet } from '../../http/internet.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Claimed, done, drain, type Log, retry } from '../../outbox/outbox.ts';
import { lockMember } from '../../users/membership/membership.ts';
import type { Outgoing } from '../mail-queries.ts';
import { PUSHES } from '../outbox.ts';
import { choiceOf } from '../preferences/preferences.ts';
import { headingFor, kindOf } from '../texts.ts';
import * as queries from './queries.ts';
import { sendPush } from './send-push.ts';

type PushServices = Pick<AppContext, 'sql' | 'pushKeys'>;

interface Trip {
  outside?: Internet | undefined;
  left?: AbortSignal | undefined;
  log?: Log | undefined;
}

const AT_ONCE = 10;

/** A locked screen shows them to anybody, so they name neither people nor bikes nor sums. */
const WORDS: Record<NoticeKind, Message> = {
  deals: message('There is news of a deal of yours.'),
  payouts: message('There is news about your money.'),
  listings: message('There is news of a bike of yours.'),
  account: message('There is news of your account.'),
  messages: message('Somebody wrote to you.'),
  offers: message('There is news of an offer.'),
  ratings: message('There is news of a rating.'),
  'saved-searches': message('There are new bikes for a search of yours.'),
  favourites: message('There is news of a favourite of yours.'),
};

export async function addPushDevice(
  sql: Sql,
  viewer: Viewer,
  device: z.infer<typeof NewPushDevice>,
  sessionId: string | undefined,
): Promise<string> {
  return sql.begin(async (db) => {
    await lockMember(db, viewer.id, { exclusive: true });
    await queries.letGoOthers(db, viewer.id, device.endpoint);
    const [added] = await queries.insert(
      db,
      { ...device, id: newId(), userId: viewer.id, sessionId },
      MOST_PUSH_DEVICES,
    );
    if (added) return added.id;
    throw conflict(
      'devices-full',
      t(
        'You have {most, plural, one {# browser} other {# browsers}} that get push messages, and that is as many as there can be. Please remove one first.',
        { most: MOST_PUSH_DEVICES },
      ),
    );
  });
}

export async function listPushDevices(sql: Sql, viewer: Viewer) {
  const devices = await queries.ofPerson(sql, viewer.id);
  return devices.map(({ id, name, endpoint, addedAt }) => ({
    _id: id,
    name,
    endpoint,
    addedAt: addedAt.toISOString(),
  }));
}

export async function removePushDevice(sql: Sql, viewer: Viewer, id: string) {
  return (await queries.remove(sql, viewer.id, [id])).count;
}

export const forgetDevicesOf = (db: Db, userId: string) => queries.removeAll(db, userId);
export const forgetDeviceOfSession = (db: Db, sessionId: string) => queries.removeOfSession(db, sessionId);

/** At least once a device; a repeated one takes the place of the first in the browser. */
export async function pushNotices(services: PushServices, trip: Trip = {}) {
  const { left, log } = trip;
  await drain(services.sql, PUSHES, { work: (row) => push(services, row, trip), atOnce: AT_ONCE, left, log });
}

async function push({ sql, pushKeys }: PushServices, notice: Outgoing & Claimed, { outside, left }: Trip) {
  const [row] = await queries.notice(sql, notice);
  const kind = row && kindOf(row);
  const isWanted = row && kind && !row.isRead && !row.isLate && choiceOf(kind, 'push', row.choices) === 'on';
  if (!isWanted) return done(sql, PUSHES, notice, { set: sql`next_push_at = null` });
  const devices = (await queries.ofPerson(sql, notice.userId)).filter(({ id }) => !row.pushedTo.includes(id));
  const { path } = headingFor(row);
  const message = inLanguage(offeredLanguage(row.readerLanguage), () => ({
    title: 'Kickstand',
    body: t(WORDS[kind]),
    path: pathIn(language(), path),
    topic: path,
  }));
  const results = await Promise.all(
    devices.map(async ({ id, ...to }) => ({ id, ...(await sendPush(to, message, { keys: pushKeys, outside, left })) })),
  );
  const idsOf = (is: string) => results.filter((result) => result.is === is).map(({ id }) => id);
  const gone = idsOf('gone');
  if (gone.length) await queries.remove(sql, notice.userId, gone);
  const pushedTo = sql`pushed_to = pushed_to || ${idsOf('sent')}::uuid[], pushed_at = now()`;
  const failed = results.find(({ is }) => is === 'later');
  if (failed) return retry(sql, PUSHES, notice, { fault: failed.why, set: pushedTo });
  await done(sql, PUSHES, notice, { set: sql`next_push_at = null, ${pushedTo}` });
}
