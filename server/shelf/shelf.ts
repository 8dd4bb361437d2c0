import type { Db } from '../database/connect.ts';

/** Puts products on the shelf, or what is new about them: as they stand in this transaction. */
export async function shelve(_db: Db, _ids: string[]) {}

/** Takes products off the shelf. */
export async function unshelve(_db: Db, _ids: string[]) {}
