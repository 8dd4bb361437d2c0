import { createHmac } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Actor } from '#contract/deal-machine.ts';
import type { Db } from '../database/connect.ts';
import * as queries from './queries.ts';

export { headText, readHead } from './head.ts';
export { sealAudit } from './seal.ts';
export { type Finding, verifyAudit } from './verify.ts';

/** Ids only, so that the erasure of a person leaves the entry intact. */
export interface Action {
  id?: string;
  actor: Actor;
  actorId?: string | undefined;
  action: string;
  subject: string;
  facts?: Record<string, string | number | boolean>;
}

export interface Auditor {
  /** Inserts the entry in the caller's transaction. */
  note(db: Db, action: Action): Promise<void>;
  hashOf(text: string): Buffer;
  /** HMAC that proves the marketplace wrote the row. */
  macOf(row: queries.AuditRow): Buffer;
  /** HMAC over the previous link; without the key no other order can be forged. */
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

function canonical({ id, happenedAt, actor, actorId, action, subject, facts }: queries.AuditRow) {
  const sortedFacts = JSON.stringify(facts, Object.keys(facts ?? {}).sort());
  return JSON.stringify([id, happenedAt.getTime(), actor, actorId, action, subject, sortedFacts]);
}
