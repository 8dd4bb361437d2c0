import type { Db } from '../../database/connect.ts';

/** Waits for whoever is leaving, and keeps who stays until the transaction ends; no row: they have left. */
export const keep = (db: Db, id: string) => db`select from users where id = ${id} and removed_at is null for share`;

/** The same, one transaction after the other. */
export const keepAlone = (db: Db, id: string) => db`
  select from users where id = ${id} and removed_at is null for no key update`;
