import type { Db } from '../../database/connect.ts';

/** Share lock until the transaction ends; no row: removed. */
export const lockShared = (db: Db, id: string) =>
  db`select from users where id = ${id} and removed_at is null for share`;

export const lockExclusive = (db: Db, id: string) => db`
  select from users where id = ${id} and removed_at is null for no key update`;

export const lockBoth = (db: Db, ids: string[]) => db<{ id: string }[]>`
  select id from users where id = any(${ids}::uuid[]) and removed_at is null order by id for no key update`;
