import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import type { Auditor } from './audit.ts';
import { BEGINNING, headText } from './head.ts';
import * as queries from './seal-queries.ts';

const AT_ONCE = 500;

/** One order for all processes. The log records the head, so that a truncated chain shows later. */
export async function sealAudit(
  { sql, auditor }: Pick<AppContext, 'sql' | 'auditor'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
) {
  for (let after: string | undefined; ; ) {
    const batch = await sql.begin((db) => sealBatch(db, auditor, after));
    if (!batch) return;
    const { head, forged } = batch;
    if (head) log.info({ head: headText(head) }, 'Audit chain sealed up to this head');
    if (forged.length) log.error({ rows: forged }, 'Audit rows without a valid HMAC: not written by the marketplace');
    if (batch.rows < AT_ONCE) return;
    after = batch.last;
  }
}

async function sealBatch(db: Db, auditor: Auditor, after: string | undefined) {
  const [turn] = await queries.takeTurn(db);
  if (!turn?.taken) return;
  const rows = await queries.waiting(db, AT_ONCE, after);
  const good = rows.filter((row) => auditor.macOf(row).equals(row.mac));
  let [head = BEGINNING] = await queries.head(db);
  const links = good.map((row) => {
    head = { seq: head.seq + 1, link: auditor.linkOf(head.link, row) };
    return { ...head, auditId: row.id };
  });
  if (links.length) await queries.seal(db, links);
  return {
    rows: rows.length,
    last: rows.at(-1)?.id,
    head: links.at(-1),
    forged: rows.filter((row) => !good.includes(row)).map(({ id }) => id),
  };
}
