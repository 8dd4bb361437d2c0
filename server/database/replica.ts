import { setTimeout as pause } from 'node:timers/promises';
import { connect, type DatabaseTarget, SEARCHING, type Sql } from './connect.ts';

const POLL_MS = 500;
const TIMEOUT_MS = 2_000;
/** The replica is used while it shows everything that the primary had this many looks ago. */
const POLLS_BEHIND = 10;

/** How far along the log of all writes a server is: a number that only grows. */
export type Position = number;

interface Row {
  position: Position | null;
}

/** Follows a streaming replica: whether it answers, and what it shows already. */
export class Replica {
  readonly #primary: Sql;
  readonly #sql: Sql;
  readonly #ending = new AbortController();
  /** Where the primary was at the last looks, the oldest first. */
  #primaryPositions: Position[] = [];
  #replayed: Position = 0;
  #used = false;

  readonly #pause: number;

  constructor(primary: DatabaseTarget, replica: DatabaseTarget, { pause = POLL_MS } = {}) {
    this.#pause = pause;
    this.#primary = connect(primary, { max: 1, settings: SEARCHING });
    this.#sql = connect(replica, { max: 1, settings: SEARCHING });
  }

  /** Looks again and again; `say` hears when the replica goes into use and out of it. */
  async follow(onChange: (used: boolean) => void) {
    const { signal } = this.#ending;
    for (let said = false; !signal.aborted; said = this.#used) {
      await pause(this.#pause, undefined, { signal, ref: false }).catch(() => {});
      await this.#poll();
      if (said !== this.#used && !signal.aborted) onChange(this.#used);
    }
  }

  /** Whether to read from it: it is not far behind, and shows what was written up to this position. */
  async hasReplayed(written: Position): Promise<boolean> {
    if (this.#used && written > this.#replayed) await within(TIMEOUT_MS, this.#measure()).catch(this.failed);
    return this.#used && written <= this.#replayed;
  }

  /** It did not answer: it is not asked until a look finds it well again. */
  readonly failed = () => {
    this.#used = false;
  };

  /** What is written by now; whoever wrote it finds it where `shows` says yes. */
  async written(): Promise<Position> {
    // Where the next write goes: right even where commits do not wait for the disk.
    const [row] = await this.#primary<Row[]>`select (pg_current_wal_insert_lsn() - '0/0')::int8 as position`;
    return row?.position ?? 0;
  }

  async end() {
    this.#ending.abort();
    await Promise.all([this.#primary.end({ timeout: 5 }), this.#sql.end({ timeout: 5 })]);
  }

  async #poll() {
    try {
      const [position] = await within(TIMEOUT_MS, Promise.all([this.written(), this.#measure()]));
      this.#primaryPositions = [...this.#primaryPositions, position].slice(-POLLS_BEHIND);
      this.#used = this.#replayed >= (this.#primaryPositions[0] ?? position);
    } catch {
      this.failed();
    }
  }

  async #measure() {
    const [row] = await this.#sql<Row[]>`select (pg_last_wal_replay_lsn() - '0/0')::int8 as position`;
    // Nothing: it follows nobody, so what it shows is nobody's present.
    this.#replayed = row?.position ?? 0;
  }
}

/** A server that is cut off does not even refuse. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const patience = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(patience);
  }
}
