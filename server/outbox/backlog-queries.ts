import type { Db } from '../database/connect.ts';
import { column, isDue, withCtes } from './queries.ts';
import type { Outbox } from './table.ts';

export interface Backlog {
  length: number;
  /** Of the oldest due row; null without one. */
  seconds: number | null;
}

/** Rows due now, counted up to `most`. `since`: the column that their age is taken from. */
export function backlog<Row extends object>(
  db: Db,
  box: Outbox<Row>,
  most: number,
  since: string = box.dueAt,
): Promise<Backlog[]> {
  return db<Backlog[]>`
    ${withCtes(db, box)} select count(*)::int as length, extract(epoch from now() - min(since))::float8 as seconds from (
      select ${column(db, box, since)} as since from ${box.from(db)} where ${isDue(db, box)}
      order by ${column(db, box, box.dueAt)} limit ${most}) due`;
}
