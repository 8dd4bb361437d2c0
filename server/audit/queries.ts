import type { Actor } from '#contract/deal.ts';
import type { Db } from '../database/connect.ts';

export interface AuditRow {
  id: string;
  happenedAt: Date;
  actor: Actor;
  actorId: string | null;
  action: string;
  subject: string;
  facts: Record<string, string | number | boolean>;
}

export const insert = (db: Db, row: AuditRow, mac: Buffer) => db`
  insert into audit (id, happened_at, actor, actor_id, action, subject, facts, mac)
  values (${row.id}, ${row.happenedAt}, ${row.actor}, ${row.actorId}, ${row.action}, ${row.subject},
    ${db.json(row.facts)}, ${mac})`;
