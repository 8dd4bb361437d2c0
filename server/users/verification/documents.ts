import { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import type { Page } from '#contract/pagination.ts';
import { DOCUMENT_DAYS, type IdentityDocument } from '#contract/verification.ts';
import { reputationsChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { notFound } from '../../http/errors.ts';
import type { Requester } from '../../http/requester.ts';
import type { Viewer } from '../../http/viewer.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import { encodeUpload } from '../../photos/photos.ts';
import { lockMember } from '../membership/membership.ts';
import * as queries from './document-queries.ts';

const WIDTH = 1600;

export async function sendDocument(
  market: AppContext,
  viewer: Viewer,
  upload: Readable,
  sending: { left: AbortSignal; requester: Requester },
) {
  const { files } = await encodeUpload(market, viewer, upload, sending);
  const picture = files.find(({ width }) => width === WIDTH)?.bytes;
  if (!picture) throw new Error('The photo has no such width');
  return market.sql.begin(async (db) => {
    await lockMember(db, viewer.id, { exclusive: true });
    const id = newId();
    const [sent] = await queries.insert(db, { userId: viewer.id, id, picture: market.documents.seal(id, picture) });
    if (!sent) throw new Error('The document was not stored');
    return { sentAt: sent.sentAt.toISOString() };
  });
}

export async function listDocuments(sql: Sql, page: Page): Promise<IdentityDocument[]> {
  const rows = await queries.waiting(sql, page);
  return rows.map(({ id, name, email, joinedAt, sentAt }) => ({
    _id: id,
    sellerName: name,
    sellerEmail: email,
    joinedAt: joinedAt.toISOString(),
    sentAt: sentAt.toISOString(),
  }));
}

/** Nobody looks without a trace. */
export async function readDocument({ sql, auditor, documents }: AppContext, admin: Viewer, id: string) {
  const [document] = await queries.pictureOf(sql, id);
  if (!document) throw notFound('document');
  await auditor.note(sql, {
    ...{ actor: 'admin', actorId: admin.id },
    ...{ action: 'read-identity-document', subject: `user ${document.userId}` },
  });
  return Readable.from([documents.open(id, document.picture)]);
}

/** 0: another admin was faster, or the seller took it back. */
export async function decideDocument({ sql, auditor }: AppContext, admin: Viewer, id: string, reason?: string) {
  return sql.begin(async (db) => {
    const [decided] = await queries.decide(db, { id, adminId: admin.id, reason });
    if (!decided) return 0;
    const { userId } = decided;
    await auditor.note(db, {
      ...{ actor: 'admin', actorId: admin.id, subject: `user ${userId}` },
      action: reason ? 'refuse-identity-document' : 'accept-identity-document',
    });
    await tellPerson(
      db,
      reason
        ? { id: newId(), userId, verb: 'verification-refused', facts: { step: 'document', reason } }
        : { id: newId(), userId, verb: 'document-accepted', facts: {} },
    );
    await reputationsChanged(db, [userId]);
    return 1;
  });
}

export const endOverdueDocuments = (db: Db) =>
  queries.endOverdue(
    db,
    `Nobody looked at your document within ${DOCUMENT_DAYS} days, so its photo was deleted. Please send it again.`,
  );
