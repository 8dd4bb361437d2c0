import type { Fragment } from 'postgres';
import type { Db } from '../database/connect.ts';

/** A row that a claim leased, and what later statements check of it. */
export interface Claimed {
  /** Attempts counted by the table; with the key it names this attempt. */
  attempt: number;
  /** An attempt before this one may have reached the other side. */
  begun: boolean;
  /** End of the lease, as text: dates lose microseconds. */
  lease: string;
  holder: string | null;
}

/** What names a row and its attempt. */
export type Held = Partial<Claimed>;

/** How a table serves as an outbox. Names and fragments are code, never input. */
export interface Outbox<Row extends object> {
  /** For the log: "A refund". */
  noun: string;
  level: 'info' | 'warn' | 'error';
  table: string;
  alias: string;
  /** Key columns by their property in a row. Rows due at the same time are ordered by the last. */
  key: Record<string, string>;
  /** Column of the next attempt, moved to the end of the lease by a claim. */
  dueAt: string;
  /** Rows that were never claimed have no time there. */
  nullIsDue?: boolean;
  attempts?: string;
  /** An attempt counts when it is claimed, so that one that kills its process counts too. */
  countsClaims?: boolean;
  /** Column set by a claim before any call to the other side, until the outcome is known. */
  begunAt?: string;
  holder?: string;
  fault?: string;
  leaseSeconds: number;
  /** Pause after a failure that is not the row's; the attempt does not count. */
  outageSeconds: number;
  /** Pauses after the row's failures; after the last it is given up. */
  waitMinutes: readonly number[];
  failures(row: Row): number;
  from(db: Db): Fragment;
  columns(db: Db): Fragment;
  /** Condition of being due besides the time; each claim checks it again. */
  when(db: Db): Fragment;
  /** Whose row it is: people take turns. */
  person(db: Db): Fragment;
  /** Assignments that keep a row in the outbox, besides its next attempt. */
  queued?(db: Db): Fragment;
  /** Assignments that take a row out of the outbox for good. */
  givenUp(db: Db): Fragment;
  facts(row: Row): object;
}
