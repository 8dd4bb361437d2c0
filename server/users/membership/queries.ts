import { type AdminRight, jobsWith } from '#contract/admin-jobs.ts';
import type { Role } from '#contract/users.ts';
import type { Db } from '../../database/connect.ts';

/** Those of the people who have not left, locked until the transaction ends, in the order of their ids. */
export const lockedMembers = (db: Db, ids: string[], { exclusive }: { exclusive: boolean }) => db`
  lock_members(${ids}::uuid[], ${exclusive}::boolean)`;

export const lock = (db: Db, ids: string[], { exclusive }: { exclusive: boolean }) => db<{ id: string }[]>`
  select id from ${lockedMembers(db, ids, { exclusive })}`;

export const byEmail = (db: Db, email: string) => db<{ id: string; role: Role }[]>`
  select id, role from users where email = ${email} and removed_at is null`;

/** No job is named for an owner. */
export const jobOf = (db: Db) => db`case when role = 'admin' then coalesce(admin_job, 'owner') end`;

export const areAdminsWith = (db: Db, right: AdminRight) => db`
  role = 'admin' and removed_at is null and coalesce(admin_job, 'owner') = any(${jobsWith(right)})`;

/** Then they also decide about an appeal against their own decision. */
export const isOnlyAdminWith = (db: Db, right: AdminRight, adminId: string) => db`
  not exists (select 1 from users where ${areAdminsWith(db, right)} and id <> ${adminId})`;
