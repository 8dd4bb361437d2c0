import type { FastifyBaseLogger } from 'fastify';
import type { ImportDecision, ImportReview } from '#contract/import-reviews.ts';
import type { ImportRow, RowOutcome } from '#contract/imports.ts';
import { type ListingSettings, listingLimit } from '#contract/listing-limit.ts';
import type { Page } from '#contract/pagination.ts';
import { inLanguage } from '#language/current.ts';
import { offeredLanguage } from '#language/languages.ts';
import { pageUrl } from '#language/page-url.ts';
import { t } from '#language/t.ts';
import { letter, plain } from '../../mail/letters.ts';
import { MailRefused } from '../../mail/mailer.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { insist } from '../database/insist.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { lockSeller } from '../products/products.ts';
import { rowsOf } from './queries.ts';
import * as queries from './review-queries.ts';
import { showRow } from './show.ts';

/** A verified seller's import never waits: rows above the limit are left out. */
export async function hasToWait(db: Db, { id: sellerId }: Viewer, id: string, limits: ListingSettings) {
  const [seller] = await lockSeller(db, sellerId);
  if (!seller || seller.verified) return false;
  const [large] = await queries.wait(db, { id, sellerId, most: listingLimit(seller, limits) });
  if (large?.state === 'checked')
    throw conflict('import-not-ready', t('Another import of yours waits for review: please wait until it is decided.'));
  return large !== undefined;
}

export async function listReviews(sql: Sql, page: Page): Promise<ImportReview[]> {
  return (await queries.waiting(sql, page)).map(({ id, sellerId: _, decision, reason, takesEffectAt, ...row }) => ({
    ...row,
    _id: id,
    waitsSince: row.waitsSince.toISOString(),
    sellerJoinedAt: row.sellerJoinedAt.toISOString(),
    ...(decision && { decision }),
    ...(reason && { reason }),
    ...(decision && takesEffectAt && { takesEffectAt: takesEffectAt.toISOString() }),
  }));
}

interface RowPage {
  limit: number;
  after?: number | undefined;
  outcome?: RowOutcome | undefined;
}

export async function reviewRows(sql: Sql, id: string, filter: RowPage): Promise<ImportRow[]> {
  const [found] = await queries.sellerOf(sql, id);
  if (!found) throw notFound('import');
  return (await rowsOf(sql, found.sellerId, id, filter)).map(showRow);
}

interface Decision {
  decision: ImportDecision;
  reason?: string | undefined;
}

type ReviewServices = Pick<AppContext, 'sql' | 'auditor'>;

export async function decideReview({ sql, auditor }: ReviewServices, admin: Viewer, id: string, decided: Decision) {
  return sql.begin(async (db) => {
    const { count } = await queries.decide(db, { ...decided, id, adminId: admin.id });
    if (!count) return stillWaits(db, id);
    const action = decided.decision === 'approved' ? 'approve-import' : 'refuse-import';
    await auditor.note(db, { actor: 'admin', actorId: admin.id, action, subject: `import ${id}` });
    return count;
  });
}

export async function undoReview({ sql, auditor }: ReviewServices, admin: Viewer, id: string) {
  return sql.begin(async (db) => {
    const { count } = await queries.undo(db, id);
    if (!count) return stillWaits(db, id);
    await auditor.note(db, {
      actor: 'admin',
      actorId: admin.id,
      action: 'undo-import-decision',
      subject: `import ${id}`,
    });
    return count;
  });
}

async function stillWaits(db: Db, id: string) {
  const [found] = await queries.sellerOf(db, id);
  if (!found) throw notFound('import');
  return 0;
}

type Post = Pick<AppContext, 'sql' | 'mailer' | 'publicUrl'>;

/** For a letter that has gone, or it would be sent again. */
const PATIENCE_MS = 60_000;

/** At least once, with a stable Message-ID. */
export async function settleReviews({ sql, mailer, publicUrl }: Post, log: Pick<FastifyBaseLogger, 'warn'>) {
  await queries.settle(sql);
  for (const verdict of await queries.untold(sql)) {
    try {
      await mailer.send(inLanguage(offeredLanguage(verdict.language), () => letterOf(verdict, publicUrl)));
    } catch (err) {
      if (!(err instanceof MailRefused)) {
        log.warn({ err }, 'Mail server unreachable: mails about imports are delayed');
        return;
      }
    }
    await insist(() => queries.told(sql, verdict.id), PATIENCE_MS);
  }
}

function letterOf({ id, fileName, name, email, decision, reason }: queries.Verdict, publicUrl: string) {
  const file = plain(fileName);
  const isApproved = decision === 'approved';
  const mail = letter({ name, email }, isApproved ? t('Your import was approved') : t('Your import was not approved'), [
    isApproved
      ? t('We have looked at your import “{file}”: its bikes are being listed now.', { file })
      : t('We have looked at your import “{file}” and did not list its bikes.', { file }),
    ...(reason ? [t('The reason: {words}', { words: reason })] : []),
    { label: t('See the import'), link: pageUrl(publicUrl, `/dashboard/import/${id}`) },
  ]);
  return { ...mail, id: `import-${id}-${decision}@${new URL(publicUrl).hostname}` };
}
