import { setTimeout as pause } from 'node:timers/promises';
import { connect, type DatabaseTarget, SEARCHING, type Sql } from './connect.ts';
import { Seat } from './seat.ts';

const WAITING_PER_SEAT = 16;
const PATIENCE_MS = 2_000;
/** A connection may be between two statements when it is told to stop. */
const STOP_AGAIN_MS = 20;

/** So many wait already, or it took so long, that waiting makes no sense. */
export class NoTurn extends Error {}

/** A few connections for many readers: who has one has it alone, the others wait, and who leaves holds up nobody. */
export class Turns {
  readonly #seats: Seat[];
  readonly #free: Seat[];
  readonly #waiting = new Set<(seat: Seat) => void>();
  /** Stops what runs on the seats. */
  readonly #usher: Sql;

  readonly #patience: number;

  constructor(target: DatabaseTarget, { seats, patience = PATIENCE_MS }: { seats: number; patience?: number }) {
    this.#patience = patience;
    this.#seats = Array.from({ length: seats }, () => new Seat(target));
    this.#free = [...this.#seats];
    this.#usher = connect(target, { max: 1, settings: SEARCHING });
  }

  async take<T>(read: (sql: Sql) => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    // The one used last: its statements are prepared already.
    const seat = this.#free.pop() ?? (await this.#turn(signal));
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
      void stopping.then(() => this.#pass(seat));
    }
  }

  async end() {
    await Promise.all([this.#usher, ...this.#seats.map(({ sql }) => sql)].map((sql) => sql.end({ timeout: 5 })));
  }

  #turn(signal: AbortSignal): Promise<Seat> {
    if (this.#waiting.size >= WAITING_PER_SEAT * this.#seats.length) throw new NoTurn();
    const { promise, resolve, reject } = Promise.withResolvers<Seat>();
    const leaving = AbortSignal.any([signal, AbortSignal.timeout(this.#patience)]);
    const sit = (seat: Seat) => {
      leaving.removeEventListener('abort', leave);
      resolve(seat);
    };
    const leave = () => {
      this.#waiting.delete(sit);
      reject(signal.aborted ? signal.reason : new NoTurn());
    };
    leaving.addEventListener('abort', leave);
    this.#waiting.add(sit);
    return promise;
  }

  #pass(seat: Seat) {
    const [next] = this.#waiting;
    if (!next) return void this.#free.push(seat);
    this.#waiting.delete(next);
    next(seat);
  }
}
