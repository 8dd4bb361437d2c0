import type { Page } from '#contract/pagination.ts';
import type { SuspensionReason } from '#contract/suspensions.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { isOnlyAdminWith } from '../users/membership/membership.ts';

export interface NewSuspension {
  id: string;
  userId: string;
  adminId: string;
  reason: SuspensionReason;
  words: string;
  /** Absent: until an admin lifts it. */
  days?: number | undefined;
}

/** No row: suspended already. */
export const insert = (db: Db, { id, userId, adminId, reason, words, days }: NewSuspension) => db<
  { until: Date | null }[]
>`
  insert into suspensions (id, user_id, admin_id, reason, words, ends_at)
  values (${id}, ${userId}, ${adminId}, ${reason}, ${words},
    ${days ? db`now() + make_interval(days => ${days})` : db`'infinity'::timestamptz`})
  on conflict (user_id) where settled_at is null do nothing returning nullif(ends_at, 'infinity') as until`;

/** No row: an admin, or somebody who has left. Apart from the reasons, as a cluster wants it. */
export const suspend = (db: Db, userId: string, until: Date | null) => db<{ id: string }[]>`
  update users set suspended_until = ${until ?? db`'infinity'::timestamptz`}
  where id = ${userId} and role <> 'admin' and removed_at is null returning id`;

/** No row: nobody is suspended, or it is lifted already. The caller ends it for the person. */
export const lift = (db: Db, userId: string, adminId: string) => db<{ id: string }[]>`
  update suspensions set lifted_at = now(), lifted_by = ${adminId}
  where user_id = ${userId} and settled_at is null and lifted_at is null returning id`;

export const endOf = (db: Db, userId: string) => db`update users set suspended_until = null where id = ${userId}`;

const isOthers = (db: Db, adminId: string) => db`
  (s.admin_id <> ${adminId} or ${isOnlyAdminWith(db, 'people', adminId)})`;

const isRunning = (db: Db) => db`s.settled_at is null and s.lifted_at is null and s.ends_at > now()`;

/** No row: no appeal waits. Locks it, apart from the update, as a cluster wants it. */
export const lockAppeal = (db: Db, userId: string, adminId: string) => db<{ id: string; mayKeep: boolean }[]>`
  select id, ${isOthers(db, adminId)} as "mayKeep" from suspensions s
  where user_id = ${userId} and ${isRunning(db)} and appealed_at is not null and kept_at is null for update`;

export const keep = (db: Db, id: string) => db`update suspensions set kept_at = now() where id = ${id}`;

export const appeal = (db: Db, userId: string, words: string) => db<{ id: string }[]>`
  update suspensions s set appeal = ${words}, appealed_at = now()
  where user_id = ${userId} and ${isRunning(db)} and appealed_at is null returning id`;

export interface SuspensionRow {
  id: string;
  name: string;
  email: string;
  adminName: string;
  reason: SuspensionReason;
  words: string | null;
  beganAt: Date;
  endsAt: Date | null;
  liftedAt: Date | null;
  appeal: string | null;
  keptAt: Date | null;
  mayKeep: boolean;
}

const rows = (db: Db, adminId: string | null, where: Fragment) => db<SuspensionRow[]>`
  select s.id, u.name, u.email, a.name as "adminName", s.reason, s.words, s.began_at as "beganAt",
    nullif(s.ends_at, 'infinity') as "endsAt", s.lifted_at as "liftedAt", s.appeal, s.kept_at as "keptAt",
    ${adminId ? isOthers(db, adminId) : db`false`} as "mayKeep"
  from suspensions s join users u on u.id = s.user_id join users a on a.id = s.admin_id
  where ${where}`;

const place = (db: Db) => db`(s.appealed_at is not null and s.kept_at is null) desc, s.began_at, s.id`;

/** Of those that are under way at the moment. */
export const running = (db: Db, adminId: string, { limit, after }: Page) =>
  rows(
    db,
    adminId,
    db`${isRunning(db)} and u.removed_at is null ${
      after
        ? db`and (not (s.appealed_at is not null and s.kept_at is null), s.began_at, s.id) >
          (select not (appealed_at is not null and kept_at is null), began_at, id from suspensions where id = ${after})`
        : db``
    } order by ${place(db)} limit ${limit + 1}`,
  );

export const ofPerson = (db: Db, userId: string) => rows(db, null, db`s.user_id = ${userId} and ${isRunning(db)}`);

const MOST_FORMER = 50;

export const everOf = (db: Db, userId: string) =>
  rows(db, null, db`s.user_id = ${userId} order by s.began_at desc limit ${MOST_FORMER}`);

const isOver = (db: Db) => db`settled_at is null and (lifted_at is not null or ends_at <= now())`;

export interface OverSuspension {
  id: string;
  userId: string;
}

/** Over, but the bikes are not back yet. */
export const over = (db: Db, limit: number) => db<OverSuspension[]>`
  select id, user_id as "userId" from suspensions where ${isOver(db)} order by began_at limit ${limit}`;

/** The person may act again, also when nobody has lifted it. */
export const endFor = (db: Db, userId: string) => db`
  update users set suspended_until = null where id = ${userId} and suspended_until <= now()`;

export const settle = (db: Db, id: string) => db`
  update suspensions set settled_at = now() where id = ${id} and ${isOver(db)}`;

/** A new suspension takes over the bikes that are not back yet. */
export const settleFormer = (db: Db, userId: string) => db`
  update suspensions set settled_at = now() where user_id = ${userId} and ${isOver(db)}`;

/** Who is suspended and has bikes on sale: a deal that ended put them back. */
export const withBikes = (db: Db) => db<{ id: string }[]>`
  select distinct u.id from users u join products p on p.seller_id = u.id and p.status = 'available'
  where u.suspended_until > now() and u.removed_at is null`;
