import { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import type { MESSAGE_REPORT_DECISIONS, MessageReportReason, ReportedMessage } from '#contract/message-reports.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { conflict, gone, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { publish } from '../live/live.ts';
import { photoFile } from '../photos/photos.ts';
import { given } from '../products/products.ts';
import { lockMember } from '../users/membership/membership.ts';
import { REPORTING } from './limit-queries.ts';
import * as queries from './report-queries.ts';
import { limitOf } from './sending.ts';

const WIDTH = 1600;

interface Report {
  messageId: string;
  reason: MessageReportReason;
  words?: string | undefined;
}

/** 1, or 0 when it was reported before. */
export async function reportMessage(
  { sql, conversations: { settings } }: Pick<AppContext, 'sql' | 'conversations'>,
  viewer: Viewer,
  conversationId: string,
  { messageId, reason, words }: Report,
) {
  const about = { viewerId: viewer.id, conversationId, messageId };
  return sql.begin(async (db) => {
    await lockMember(db, viewer.id, { exclusive: true });
    const { count } = await queries.insert(db, { ...about, id: newId(), reason, words, settings });
    if (count) return count;
    const [message] = await queries.stateOf(db, about);
    if (!message) throw notFound('message');
    if (message.isOwn) throw conflict('own-account', t('This is your own message.'));
    if (message.isReported) return 0;
    if (message.isRemoved) throw gone('message');
    throw await limitOf(db, REPORTING, { viewerId: viewer.id, settings });
  });
}

export async function listReportedMessages(sql: Sql, page: Page): Promise<ReportedMessage[]> {
  return (await queries.open(sql, page)).map(({ id, reportedAt, words, messages, ...report }) => ({
    _id: id,
    ...report,
    ...given({ words }),
    reportedAt: reportedAt.toISOString(),
    messages: messages.map(({ at, ...message }) => ({ ...message, sentAt: new Date(at).toISOString() })),
  }));
}

/** 1, or 0 when another admin was faster. */
export async function decideMessageReport(
  { sql, auditor }: Pick<AppContext, 'sql' | 'auditor'>,
  admin: Viewer,
  id: string,
  decision: (typeof MESSAGE_REPORT_DECISIONS)[number],
) {
  return sql.begin(async (db) => {
    const [decided] = await queries.decide(db, id, decision);
    if (!decided) {
      if (!(await queries.exists(db, id)).count) throw notFound('report');
      return 0;
    }
    const { conversationId, buyerId, sellerId } = decided;
    await Promise.all([
      auditor.note(db, {
        actor: 'admin',
        actorId: admin.id,
        action: 'decide-message-report',
        subject: `message report ${id}`,
        facts: { decision },
      }),
      publish(
        db,
        [buyerId, sellerId].map((userId) => ({ userId, topic: 'messages', id: conversationId })),
      ),
    ]);
    return 1;
  });
}

export async function reportedPhoto(market: AppContext, id: string, name: string): Promise<Readable> {
  if (!(await queries.hasPhoto(market.sql, id, name)).count) throw notFound('photo');
  return Readable.from(await photoFile(market, name, WIDTH));
}
