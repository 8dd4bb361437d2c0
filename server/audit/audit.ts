import { createHmac } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Actor } from '#contract/deal.ts';
import type { Db } from '../database/connect.ts';
import * as queries from './queries.ts';

/** An action of an admin, or one that moves money. Ids only: nothing that has to be forgotten with a person. */
export interface Action {
  id?: string;
  actor: Actor;
  actorId?: string | undefined;
  action: string;
  /** What it was done to, like `booking 019a…`. */
  subject: string;
  facts?: Record<string, string | number | boolean>;
}

export interface Auditor {
  /** Writes an action down, in the transaction in which it happens. */
  note(db: Db, action: Action): Promise<void>;
  /** The proof that the marketplace wrote a row. */
  macOf(row: queries.AuditRow): Buffer;
}

export function openAuditor(key: string): Auditor {
  const macOf = (row: queries.AuditRow) => createHmac('sha256', key).update(canonical(row)).digest();
  return {
    macOf,
    async note(db, { id = newId(), actor, actorId = null, action, subject, facts = {} }) {
      const row = { id, happenedAt: new Date(), actor, actorId, action, subject, facts };
      await queries.insert(db, row, macOf(row));
    },
  };
}

const canonical = ({ id, happenedAt, actor, actorId, action, subject, facts }: queries.AuditRow) =>
  JSON.stringify([id, happenedAt.toISOString(), actor, actorId, action, subject, Object.entries(facts).sort()]);
