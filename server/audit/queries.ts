import type { Actor } from '#contract/deal-machine.ts';
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

export interface SignedRow extends AuditRow {
  mac: Buffer;
}

export const insert = (db: Db, row: SignedRow) => db`
  with noted as (
    insert into audit (id, happened_at, actor, actor_id, action, subject, facts, mac)
    values (${row.id}, ${row.happenedAt}, ${row.actor}, ${row.actorId}, ${row.action}, ${row.subject},
      ${db.json(row.facts)}, ${row.mac})
    returning id
  )
  insert into audit_waiting (audit_id) select id from noted`;

export const columns = (db: Db) => db`
  a.id, a.happened_at as "happenedAt", a.actor, a.actor_id as "actorId", a.action, a.subject, a.facts, a.mac`;
