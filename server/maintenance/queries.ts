import type { Db } from '../database/connect.ts';

export const read = (db: Db) => db<{ words: string }[]>`select words from maintenance`;

export const begin = (db: Db, words: string) => db`
  insert into maintenance (words) values (${words}) on conflict (id) do update set words = excluded.words`;

export const end = (db: Db) => db`delete from maintenance`;
