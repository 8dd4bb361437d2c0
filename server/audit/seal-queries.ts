import type { Db } from '../database/connect.ts';
import type { Link } from './head.ts';
import { columns, type SignedRow } from './queries.ts';

const LOCK = 7_205_411;

/** False: another process holds the lock. */
export const takeTurn = (db: Db) => db<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as taken`;

export const head = (db: Db) => db<Link[]>`select seq, link from audit_chain order by seq desc limit 1`;

export const waiting = (db: Db, limit: number, after: string | undefined) => db<SignedRow[]>`
  select ${columns(db)} from audit_waiting w join audit a on a.id = w.audit_id
  ${after ? db`where w.audit_id > ${after}` : db``} order by w.audit_id limit ${limit}`;

interface NewLink extends Link {
  auditId: string;
}

export const seal = (db: Db, links: NewLink[]) => db`
  with sealed as (
    insert into audit_chain ${db(links.map(({ seq, auditId, link }) => ({ seq, audit_id: auditId, link })))}
    returning audit_id
  )
  delete from audit_waiting w using sealed s where w.audit_id = s.audit_id`;
