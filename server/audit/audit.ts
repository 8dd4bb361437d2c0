import { createHmac } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Actor } from '#contract/deal-machine.ts';
import type { Db } from '../database/connect.ts';
import * as queries from './queries.ts';

export { headText, readHead } from './head.ts';
export { sealAudit } from './seal.ts';
export { type Finding, verifyAudit } from './verify.ts';

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
  /** The same for the same text, and without the key it cannot be told which. */
  hashOf(text: string): Buffer;
  /** The proof that the marketplace wrote a row. */
  macOf(row: queries.AuditRow): Buffer;
  /** The proof that a row follows on the one before it; without the key no other order can be made up. */
  linkOf(previous: Buffer, row: queries.SignedRow): Buffer;
}

export function openAuditor(key: string): Auditor {
  const sign = (...parts: (string | Buffer)[]) => {
    const hmac = createHmac('sha256', key);
    for (const part of parts) hmac.update(part);
    return hmac.digest();
  };
  const macOf = (row: queries.AuditRow) => sign(canonical(row));
  return {
    hashOf: (text) => sign('hash of ', text),
    macOf,
    linkOf: (previous, row) => sign(previous, row.mac, canonical(row)),
    async note(db, { id = newId(), actor, actorId = null, action, subject, facts = {} }) {
      const row = { id, happenedAt: new Date(), actor, actorId, action, subject, facts };
      await queries.insert(db, { ...row, mac: macOf(row) });
    },
  };
}

/** One text for one row, whatever a column was changed into. */
function canonical({ id, happenedAt, actor, actorId, action, subject, facts }: queries.AuditRow) {
  const said = JSON.stringify(facts, Object.keys(facts ?? {}).sort());
  return JSON.stringify([id, happenedAt.getTime(), actor, actorId, action, subject, said]);
}
