import { connect, type DatabaseTarget, SEARCHING, type Sql } from './connect.ts';

/** A single connection, so that a cancel request hits only its own query. */
export class PooledReader {
  readonly sql: Sql;
  #backend: number | undefined;

  constructor(target: DatabaseTarget) {
    const onclose = () => {
      this.#backend = undefined;
    };
    this.sql = connect(target, { max: 1, settings: SEARCHING, onclose });
  }

  async open() {
    if (this.#backend) return;
    // postgres 3.4.9 rejects the first query after a disconnect.
    await this.#readBackendPid().catch(() => this.#readBackendPid());
  }

  /** Resolves after delivery of the cancel request, so it cannot hit a later query. */
  async cancel(canceller: Sql) {
    if (this.#backend) await canceller`select pg_cancel_backend(${this.#backend})`;
  }

  async #readBackendPid() {
    const [row] = await this.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    this.#backend = row?.pid;
  }
}
