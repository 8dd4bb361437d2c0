import { randomUUID } from 'node:crypto';
import { type Finding, openAuditor, sealAudit, verifyAudit } from '#server/audit/audit.ts';
import type { Link } from '#server/audit/head.ts';
import type { Sql } from '#server/database/connect.ts';

export const auditor = openAuditor('a key that is not in the database');
export const silent = { info() {}, error() {} };

export async function written(sql: Sql, count: number, { sealed = true } = {}) {
  await sql.begin(async (db) => {
    for (let turn = 0; turn < count; turn++)
      await auditor.note(db, {
        actor: turn % 2 ? 'admin' : 'clock',
        actorId: turn % 2 ? randomUUID() : undefined,
        action: 'remove-product',
        subject: `product ${randomUUID()}`,
        facts: { turn, said: 'so' },
      });
  });
  if (sealed) await sealAudit({ sql, auditor }, silent);
}

export async function looked(
  sql: Sql,
  { head, by = auditor }: { head?: Link; by?: typeof auditor } = {},
): Promise<{ findings: Finding[]; head: Link }> {
  const findings: Finding[] = [];
  const looking = verifyAudit({ sql, auditor: by }, head);
  let step = await looking.next();
  for (; !step.done; step = await looking.next()) findings.push(step.value);
  return { findings, head: step.value.head };
}

/** An attacker with database access but without the key; triggers do not stop them. */
export function tamper(sql: Sql, ...statements: string[]) {
  const each = (what: string) => GUARDED.map((table) => `alter table ${table} ${what} trigger user`);
  return sql.begin(async (db) => {
    for (const statement of [...each('disable'), ...statements, ...each('enable')]) await db.unsafe(statement);
  });
}

export const GUARDED = ['audit', 'audit_chain', 'booking_steps', 'ledger'];
