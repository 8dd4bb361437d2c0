import { setTimeout as pause } from 'node:timers/promises';
import { FairSemaphore } from '../concurrency/fair-semaphore.ts';
import type { Requester } from '../http/requester.ts';
import { connect, type DatabaseTarget, type PoolFigures, SEARCHING, type Sql } from './connect.ts';
import { PooledReader } from './pooled-reader.ts';

const WAITING_PER_READER = 16;
const WAIT_MS = 2_000;
/** A cancel request between two statements has no effect, so it is repeated. */
const CANCEL_AGAIN_MS = 20;

export { NoCapacity } from '../concurrency/fair-semaphore.ts';

/** Pool of exclusive connections with a fair queue; an aborted reader cancels its query. */
export class ReaderPool {
  readonly #readers: PooledReader[];
  readonly #free: PooledReader[];
  readonly #semaphore: FairSemaphore;
  readonly #canceller: Sql;

  constructor(target: DatabaseTarget, { seats, patience = WAIT_MS }: { seats: number; patience?: number }) {
    this.#semaphore = new FairSemaphore({ inside: seats, waiting: WAITING_PER_READER * seats, patience });
    this.#readers = Array.from({ length: seats }, () => new PooledReader(target));
    this.#free = [...this.#readers];
    this.#canceller = connect(target, { max: 1, settings: SEARCHING });
  }

  async take<T>(read: (sql: Sql) => Promise<T>, signal: AbortSignal, requester: Requester = {}): Promise<T> {
    const release = await this.#semaphore.turn(requester, signal);
    // The most recently used one has its statements prepared.
    const reader = this.#free.pop() as PooledReader;
    const over = Promise.withResolvers<true>();
    let stopping = Promise.resolve();
    const stop = async () => {
      // If the cancel request fails, the statement timeout ends the query.
      do await reader.cancel(this.#canceller).catch(() => {});
      while (!(await Promise.race([over.promise, pause(CANCEL_AGAIN_MS)])));
    };
    const leave = () => {
      stopping = stop();
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      await reader.open();
      signal.throwIfAborted();
      return await read(reader.sql);
    } finally {
      over.resolve(true);
      signal.removeEventListener('abort', leave);
      void stopping.then(() => {
        this.#free.push(reader);
        release();
      });
    }
  }

  get figures(): PoolFigures {
    const { inside: used, waiting } = this.#semaphore;
    return { size: this.#readers.length, used, waiting };
  }

  async end() {
    await Promise.all([this.#canceller, ...this.#readers.map(({ sql }) => sql)].map((sql) => sql.end({ timeout: 5 })));
  }
}
