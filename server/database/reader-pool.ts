import { setTimeout as pause } from 'node:timers/promises';
import { FairSemaphore } from '../concurrency/fair-semaphore.ts';
import type { Requester } from '../http/requester.ts';
import { connect, type DatabaseTarget, SEARCHING, type Sql } from './connect.ts';
import { PooledReader } from './pooled-reader.ts';

const WAITING_PER_SEAT = 16;
const PATIENCE_MS = 2_000;
/** A connection may be between two statements when it is told to stop. */
const STOP_AGAIN_MS = 20;

export { NoCapacity } from '../concurrency/fair-semaphore.ts';

/** A few connections for many readers: who has one has it alone, the others wait by turns, and who leaves holds up nobody. */
export class ReaderPool {
  readonly #seats: PooledReader[];
  readonly #free: PooledReader[];
  readonly #places: FairSemaphore;
  /** Stops what runs on the seats. */
  readonly #usher: Sql;

  constructor(target: DatabaseTarget, { seats, patience = PATIENCE_MS }: { seats: number; patience?: number }) {
    this.#places = new FairSemaphore({ inside: seats, waiting: WAITING_PER_SEAT * seats, patience });
    this.#seats = Array.from({ length: seats }, () => new PooledReader(target));
    this.#free = [...this.#seats];
    this.#usher = connect(target, { max: 1, settings: SEARCHING });
  }

  async take<T>(read: (sql: Sql) => Promise<T>, signal: AbortSignal, requester: Requester = {}): Promise<T> {
    const handOn = await this.#places.turn(requester, signal);
    // The one used last: its statements are prepared already.
    const seat = this.#free.pop() as PooledReader;
    const over = Promise.withResolvers<true>();
    let stopping = Promise.resolve();
    const stop = async () => {
      // Where it cannot be told to stop, its timeout ends the statement.
      do await seat.stop(this.#usher).catch(() => {});
      while (!(await Promise.race([over.promise, pause(STOP_AGAIN_MS)])));
    };
    const leave = () => {
      stopping = stop();
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      await seat.open();
      signal.throwIfAborted();
      return await read(seat.sql);
    } finally {
      over.resolve(true);
      signal.removeEventListener('abort', leave);
      void stopping.then(() => {
        this.#free.push(seat);
        handOn();
      });
    }
  }

  async end() {
    await Promise.all([this.#usher, ...this.#seats.map(({ sql }) => sql)].map((sql) => sql.end({ timeout: 5 })));
  }
}
