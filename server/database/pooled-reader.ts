import { connect, type DatabaseTarget, SEARCHING, type Sql } from './connect.ts';

/** One connection, always the same as long as it lives: whoever stops what runs on it stops nobody else's work. */
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
    // The first statement after a connection was ended is told that end once more (postgres 3.4.9).
    await this.#readBackendPid().catch(() => this.#readBackendPid());
  }

  /** When this comes back, the server has passed it on: it cannot meet what runs here later. */
  async cancel(canceller: Sql) {
    if (this.#backend) await canceller`select pg_cancel_backend(${this.#backend})`;
  }

  async #readBackendPid() {
    const [row] = await this.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    this.#backend = row?.pid;
  }
}
