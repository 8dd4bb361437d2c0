import { setTimeout as pause } from 'node:timers/promises';
import { connect, type DatabaseTarget, SEARCHING, type Sql } from './connect.ts';

const POLL_MS = 500;
const TIMEOUT_MS = 2_000;
/** Maximum lag: the replica is used while it has replayed what the primary had this many polls ago. */
const POLLS_BEHIND = 10;

/** WAL position in bytes; only grows. */
export type Position = number;

interface Row {
  position: Position | null;
}

export class Replica {
  readonly #primary: Sql;
  readonly #sql: Sql;
  readonly #ending = new AbortController();
  /** The primary's positions at recent polls, oldest first. */
  #primaryPositions: Position[] = [];
  #replayed: Position = 0;
  #used = false;

  readonly #pause: number;

  constructor(primary: DatabaseTarget, replica: DatabaseTarget, { pause = POLL_MS } = {}) {
    this.#pause = pause;
    this.#primary = connect(primary, { max: 1, settings: SEARCHING });
    this.#sql = connect(replica, { max: 1, settings: SEARCHING });
  }

  async follow(onChange: (used: boolean) => void) {
    const { signal } = this.#ending;
    for (let reported = false; !signal.aborted; reported = this.#used) {
      await pause(this.#pause, undefined, { signal, ref: false }).catch(() => {});
      await this.#poll();
      if (reported !== this.#used && !signal.aborted) onChange(this.#used);
    }
  }

  async hasReplayed(written: Position): Promise<boolean> {
    if (this.#used && written > this.#replayed) await within(TIMEOUT_MS, this.#measure()).catch(this.failed);
    return this.#used && written <= this.#replayed;
  }

  readonly failed = () => {
    this.#used = false;
  };

  async written(): Promise<Position> {
    // The insert position is right even with asynchronous commit.
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
    // Null: the server is not a standby; treat as unusable.
    this.#replayed = row?.position ?? 0;
  }
}

/** A partitioned server does not refuse connections. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const patience = setTimeout(() => reject(new Error(`No response within ${ms} ms`)), ms);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(patience);
  }
}
