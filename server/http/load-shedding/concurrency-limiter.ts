import { FairQueue, type QueueSize } from '../../concurrency/fair-queue.ts';
import type { Requester } from '../requester.ts';

export interface LimiterOptions extends QueueSize {
  patience: number;
}

/** `full`: no capacity, or the wait timed out; `share`: the person or address has used up its share. */
export type RejectReason = 'full' | 'share';

export interface Ticket {
  start(): void;
  reject(why: RejectReason): void;
}

/** A request that never ends frees its slot after this. */
const LONGEST_RUNNING_MS = 30_000;
const STARTED_PER_TURN = 8;
/** Event loop turns; each accepts one more connection. */
const MOST_TURNS = 100;

export class ConcurrencyLimiter {
  readonly #queue: FairQueue<Ticket>;
  readonly #patience: number;
  readonly #timers = new Map<Ticket, NodeJS.Timeout>();
  #arrived = 0;
  #isCollecting = false;

  constructor({ patience, ...size }: LimiterOptions) {
    this.#queue = new FairQueue(size);
    this.#patience = patience;
  }

  get running() {
    return this.#queue.inside;
  }

  get waiting() {
    return this.#queue.waiting;
  }

  get isFull() {
    return this.#queue.isFull;
  }

  enter(ticket: Ticket, requester: Requester = {}) {
    const why = this.#queue.refusal(requester);
    if (why) return ticket.reject(why);
    const onTimeout = () => {
      const why = this.#queue.reason;
      this.leave(ticket);
      ticket.reject(why);
    };
    this.#queue.add(ticket, requester);
    this.#timers.set(ticket, setTimeout(onTimeout, this.#patience).unref());
    this.#arrived++;
    this.#collectArrivals();
  }

  leave(ticket: Ticket) {
    clearTimeout(this.#timers.get(ticket));
    this.#timers.delete(ticket);
    if (this.#queue.leave(ticket)) this.#collectArrivals();
  }

  /**
   * Accepts all pending connections before starting requests: synchronous work would otherwise run one by one before
   * the queue's length is known.
   */
  #collectArrivals() {
    if (this.#isCollecting) return;
    this.#isCollecting = true;
    const collect = (arrived: number, turns: number) =>
      setImmediate(() => {
        if (this.#arrived > arrived && turns < MOST_TURNS) return collect(this.#arrived, turns + 1);
        this.#isCollecting = false;
        this.#startWaiting();
      });
    collect(this.#arrived, 1);
  }

  #startWaiting() {
    for (let together = 0; together < STARTED_PER_TURN; together++) {
      const next = this.#queue.next();
      if (!next) return;
      clearTimeout(this.#timers.get(next));
      this.#timers.set(next, setTimeout(() => this.leave(next), LONGEST_RUNNING_MS).unref());
      next.start();
    }
    this.#collectArrivals();
  }
}
