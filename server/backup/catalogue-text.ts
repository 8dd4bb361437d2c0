import type { Db } from '../database/connect.ts';

/** Definitions and quoted names as PostgreSQL's catalogue writes them; nothing that a person wrote. */
export const catalogueText = (db: Db, text: string) => db.unsafe(text);
