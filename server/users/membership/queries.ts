import type { Db } from '../../database/connect.ts';

/** Share lock until the transaction ends; no row: removed. */
export const keep = (db: Db, id: string) => db`select from users where id = ${id} and removed_at is null for share`;

export const keepAlone = (db: Db, id: string) => db`
  select from users where id = ${id} and removed_at is null for no key update`;
