import type { PendingQuery, Row } from 'postgres';
import type { Db } from '../database/connect.ts';

/** A part of a statement. */
export type Fragment = PendingQuery<Row[]>;

/** Stands in the text itself, which stays the same. */
export const fixed = (db: Db, value: number | readonly number[]) =>
  db.unsafe(typeof value === 'number' ? `${value}` : `'{${value.join()}}'::int[]`);
