import { v7 as newId, v5 } from 'uuid';
import { everythingChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import { reindexSeller } from '../../search/search-index/search-index.ts';
import { lockPeople } from '../membership/membership.ts';
import { insertVerification } from './badge-queries.ts';
import { forgetOld } from './code-queries.ts';
import { endOverdueDocuments } from './documents.ts';
import * as queries from './ending-queries.ts';

const AT_ONCE = 100;
/** Namespace of the ids of reminders: one for each seller and verification. */
const REMINDERS = 'f0a3a7d2-6d0f-5f0e-9b57-3f6f0f3b6f10';
const WHY = 'A year has passed since it was checked.';

/** Badges that are over, documents nobody looked at, codes that are old. Idempotent. */
export async function endVerifications({ sql, auditor }: AppContext, left: AbortSignal) {
  await forgetOld(sql);
  await endOverdueDocuments(sql);
  while (!left.aborted) {
    const due = await queries.ended(sql, AT_ONCE);
    if (!due.length) break;
    await sql.begin(async (db) => {
      const ended = await queries.end(db, await lockPeople(db, due));
      for (const { id: sellerId } of ended) {
        const id = newId();
        await reindexSeller(db, sellerId, false);
        await insertVerification(db, { id, sellerId, verified: false, note: WHY });
        await auditor.note(db, { id, actor: 'clock', action: 'end-verification', subject: `user ${sellerId}` });
        await tellPerson(db, { id, userId: sellerId, verb: 'verification-ended', facts: {} });
      }
      if (ended.length) await everythingChanged(db);
    });
  }
  await remind({ sql }, left);
}

async function remind({ sql }: Pick<AppContext, 'sql'>, left: AbortSignal) {
  for (let after: string | undefined; !left.aborted; ) {
    const soon = await queries.endingSoon(sql, after, AT_ONCE);
    for (const { userId, until, verifiedAt } of soon) {
      const id = v5(`${userId} ${verifiedAt.toISOString()}`, REMINDERS);
      await tellPerson(sql, { id, userId, verb: 'verification-ends', facts: { until: until.toISOString() } });
    }
    after = soon.at(-1)?.userId;
    if (soon.length < AT_ONCE) return;
  }
}
