import { FairQueue, type QueueSize } from '../../concurrency/fair-queue.ts';
import type { Requester } from '../requester.ts';

export interface LimiterOptions extends QueueSize {
  /** How long they wait, in milliseconds. */
  patience: number;
}

/** `full`: there is no room for anybody, or there was none for too long; `share`: this person or address has its part. */
export type RejectReason = 'full' | 'share';

export interface Ticket {
  start(): void;
  reject(why: RejectReason): void;
}

/** Whatever became of a guest, somebody else may have the place by now. */
const LONGEST_RUNNING_MS = 30_000;
const STARTED_PER_TURN = 8;
/** Turns of the event loop: in each, one more connection is accepted. */
const MOST_TURNS = 100;

/** Lets so many in at the same time; a few more wait, people take turns, and who leaves holds up nobody. */
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

  /** Whoever comes now is sent away. */
  get isFull() {
    return this.#queue.isFull;
  }

  enter(ticket: Ticket, requester: Requester = {}) {
    const why = this.#queue.refusal(requester);
    if (why) return ticket.reject(why);
    const giveUp = () => {
      const why = this.#queue.reason;
      this.leave(ticket);
      ticket.reject(why);
    };
    this.#queue.add(ticket, requester);
    this.#timers.set(ticket, setTimeout(giveUp, this.#patience).unref());
    this.#arrived++;
    this.#collectArrivals();
  }

  /** For those inside and for those who wait; a second time it changes nothing. */
  leave(ticket: Ticket) {
    clearTimeout(this.#timers.get(ticket));
    this.#timers.delete(ticket);
    if (this.#queue.leave(ticket)) this.#collectArrivals();
  }

  /**
   * Everybody who stands at the door is heard before some are let in: work that never pauses would otherwise be done
   * one by one before anybody knew how many more there are.
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
