import type { Db } from '../../database/connect.ts';

/** Those of the people who have not left, locked until the transaction ends, in the order of their ids. */
export const lockedMembers = (db: Db, ids: string[], { exclusive }: { exclusive: boolean }) => db`
  lock_members(${ids}::uuid[], ${exclusive}::boolean)`;

export const lock = (db: Db, ids: string[], { exclusive }: { exclusive: boolean }) => db<{ id: string }[]>`
  select id from ${lockedMembers(db, ids, { exclusive })}`;
