import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import type { Db } from '../database/connect.ts';
import type { Link } from './head.ts';
import { columns, type SignedRow } from './queries.ts';

const AT_ONCE = 1000;

export type LinkedRow = Link & { auditId: string } & (SignedRow | { id: null });

export const links = (db: Db, after: LinkedRow | undefined) => db<LinkedRow[]>`
  select c.seq, c.audit_id as "auditId", c.link, ${columns(db)}
  from audit_chain c left join audit a on a.id = c.audit_id
  ${after ? db`where c.seq > ${after.seq}` : db``} order by c.seq limit ${AT_ONCE}`;

export type ListedRow = SignedRow & { sealed: boolean; waiting: boolean };

export const rows = (db: Db, after: ListedRow | undefined) => db<ListedRow[]>`
  select ${columns(db)}, c.audit_id is not null as sealed, w.audit_id is not null as waiting
  from audit a left join audit_chain c on c.audit_id = a.id left join audit_waiting w on w.audit_id = a.id
  ${after ? db`where a.id > ${after.id}` : db``} order by a.id limit ${AT_ONCE}`;

export interface WaitingRow {
  id: string;
  there: boolean;
}

export const waiting = (db: Db, after: WaitingRow | undefined) => db<WaitingRow[]>`
  select w.audit_id as id, a.id is not null as there from audit_waiting w left join audit a on a.id = w.audit_id
  ${after ? db`where w.audit_id > ${after.id}` : db``} order by w.audit_id limit ${AT_ONCE}`;

export interface Step {
  productId: string;
  id: string;
  bookingId: string;
  verb: string;
  from: BookingStatus | null;
  to: BookingStatus;
  actor: Actor;
  actorId: string | null;
  noted: boolean;
  same: boolean;
}

export const steps = (db: Db, after: Step | undefined) => db<Step[]>`
  select s.product_id as "productId", s.id, s.booking_id as "bookingId", s.verb, s.from_status as "from",
    s.to_status as "to", s.actor, s.actor_id as "actorId", a.id is not null as noted,
    (a.actor, a.actor_id, a.action, a.subject, a.facts ->> 'from', a.facts ->> 'to') is not distinct from
      (s.actor, s.actor_id, s.verb, 'booking ' || s.booking_id, s.from_status, s.to_status) as same
  from booking_steps s left join audit a on a.id = s.id
  ${after ? db`where (s.product_id, s.id) > (${after.productId}, ${after.id})` : db``}
  order by s.product_id, s.id limit ${AT_ONCE}`;

export async function* paged<T>(read: (after: T | undefined) => PromiseLike<T[]>): AsyncGenerator<T> {
  for (let after: T | undefined; ; ) {
    const page = await read(after);
    yield* page;
    after = page.at(-1);
    if (page.length < AT_ONCE) return;
  }
}
