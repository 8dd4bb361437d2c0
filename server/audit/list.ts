import type { Readable } from 'node:stream';
import { type AuditEntry, type AuditFilter, type AuditVerification, MOST_AUDIT_FINDINGS } from '#contract/audit.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { conflict } from '../http/errors.ts';
import { csvFile } from '../text/csv-file.ts';
import { memberByEmail } from '../users/membership/membership.ts';
import { headText } from './head.ts';
import * as queries from './list-queries.ts';
import type { SignedRow } from './queries.ts';
import { verifyAudit } from './verify.ts';

const HEADING = ['Id', 'At', 'Actor', 'Actor id', 'Action', 'Subject', 'Facts', 'As written'];

type Services = Pick<AppContext, 'sql' | 'auditor'>;

export async function listAudit({ sql, auditor }: Services, filter: AuditFilter & Page): Promise<AuditEntry[]> {
  const rows = await queries.page(sql, { ...filter, ...(await personOf(sql, filter)) });
  return rows.map((row) => ({
    _id: row.id,
    happenedAt: row.happenedAt.toISOString(),
    actor: row.actor,
    ...(row.actorName !== null && { actorName: row.actorName, actorEmail: row.actorEmail ?? '' }),
    action: row.action,
    subject: row.subject,
    ...(row.subjectName !== null && { subjectName: row.subjectName, subjectEmail: row.subjectEmail ?? '' }),
    facts: row.facts,
    isIntact: auditor.macOf(row).equals(row.mac),
  }));
}

export async function exportAudit({ sql, auditor }: Services, filter: AuditFilter): Promise<Readable> {
  const bounds = { ...filter, ...(await personOf(sql, filter)) };
  return csvFile<SignedRow>(
    HEADING,
    (after, limit) => queries.part(sql, bounds, after?.id, limit),
    (row) => [
      row.id,
      row.happenedAt.toISOString(),
      row.actor,
      row.actorId ?? '',
      row.action,
      row.subject,
      JSON.stringify(row.facts),
      auditor.macOf(row).equals(row.mac) ? 'yes' : 'no',
    ],
  );
}

async function personOf(sql: Sql, { email }: AuditFilter) {
  if (!email) return {};
  const [person] = await memberByEmail(sql, email);
  return { personId: person?.id ?? null };
}

let isVerifying = false;

/** All rows are read, a part at a time: one of it in a process. */
export async function verifyAuditLog(services: Services): Promise<AuditVerification> {
  if (isVerifying)
    throw conflict('busy', t('The log is being compared already. Please try again when that has ended.'));
  isVerifying = true;
  try {
    const findings: string[] = [];
    let found = 0;
    const looking = verifyAudit(services);
    let finding = await looking.next();
    for (; !finding.done; finding = await looking.next()) {
      found++;
      if (findings.length < MOST_AUDIT_FINDINGS) findings.push(`${finding.value.kind}: ${finding.value.says}`);
    }
    return { rows: finding.value.rows, found, findings, head: headText(finding.value.head) };
  } finally {
    isVerifying = false;
  }
}
