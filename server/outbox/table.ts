import type { Fragment } from 'postgres';
import type { Db } from '../database/connect.ts';

export interface Claimed {
  /** With the key, it identifies the attempt. */
  attempt: number;
  /** An earlier attempt may have reached the external service. */
  begun: boolean;
  /** End of the lease, in seconds with microseconds. */
  lease: string;
  holder: string | null;
}

export type Held = Partial<Claimed>;

/** Table mapping of an outbox. Names and fragments are code, never input. */
export interface Outbox<Row extends object> extends Settlement<Row> {
  /** What `from` and `when` look at on other shards than the row's, as common table expressions; of one person, or all. */
  ctes?(db: Db, person?: string): Fragment;
  from(db: Db): Fragment;
  columns(db: Db): Fragment;
  /** Checked again by each claim. */
  when(db: Db): Fragment;
  person(db: Db): Fragment;
}

/** What settling a claimed row needs. */
export interface Settlement<Row extends object> {
  noun: string;
  level: 'info' | 'warn' | 'error';
  table: string;
  alias: string;
  /** Column by property; the last one orders rows due at the same time. */
  key: Record<string, string>;
  /** A claim moves it to the end of the lease. */
  dueAt: string;
  /** Null means never claimed. */
  nullIsDue?: boolean;
  attempts?: string;
  /** Counts at the claim, so that an attempt that kills its process counts too. */
  countsClaims?: boolean;
  /** Set by a claim before any external call, null once the outcome is known. */
  begunAt?: string;
  holder?: string;
  fault?: string;
  leaseSeconds: number;
  outageSeconds: number;
  /** Pauses between attempts; after the last the row is given up. */
  waitMinutes: readonly number[];
  failures(row: Row): number;
  queued?(db: Db): Fragment;
  givenUp(db: Db): Fragment;
  facts(row: Row): object;
}
