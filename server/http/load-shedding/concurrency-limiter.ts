import { FairQueue, type QueueSize } from '../../concurrency/fair-queue.ts';
import type { Requester } from '../requester.ts';

export interface Bounds extends QueueSize {
  /** How long they wait, in milliseconds. */
  patience: number;
}

/** `full`: there is no room for anybody, or there was none for too long; `share`: this person or address has its part. */
export type RejectReason = 'full' | 'share';

export interface Ticket {
  comeIn(): void;
  sendAway(why: RejectReason): void;
}

/** Whatever became of a guest, somebody else may have the place by now. */
const LONGEST_INSIDE_MS = 30_000;
const LET_IN_TOGETHER = 8;
/** Turns of the event loop: in each, one more connection is accepted. */
const LONGEST_LISTENING = 100;

/** Lets so many in at the same time; a few more wait, people take turns, and who leaves holds up nobody. */
export class ConcurrencyLimiter {
  readonly #queue: FairQueue<Ticket>;
  readonly #patience: number;
  readonly #timers = new Map<Ticket, NodeJS.Timeout>();
  #heard = 0;
  #isListening = false;

  constructor({ patience, ...size }: Bounds) {
    this.#queue = new FairQueue(size);
    this.#patience = patience;
  }

  /** Whoever comes now is sent away. */
  get isFull() {
    return this.#queue.isFull;
  }

  enter(guest: Ticket, requester: Requester = {}) {
    const why = this.#queue.refusal(requester);
    if (why) return guest.sendAway(why);
    const giveUp = () => {
      const why = this.#queue.reason;
      this.leave(guest);
      guest.sendAway(why);
    };
    this.#queue.add(guest, requester);
    this.#timers.set(guest, setTimeout(giveUp, this.#patience).unref());
    this.#heard++;
    this.#listen();
  }

  /** For those inside and for those who wait; a second time it changes nothing. */
  leave(guest: Ticket) {
    clearTimeout(this.#timers.get(guest));
    this.#timers.delete(guest);
    if (this.#queue.leave(guest)) this.#listen();
  }

  /**
   * Everybody who stands at the door is heard before some are let in: work that never pauses would otherwise be done
   * one by one before anybody knew how many more there are.
   */
  #listen() {
    if (this.#isListening) return;
    this.#isListening = true;
    const listen = (heard: number, turns: number) =>
      setImmediate(() => {
        if (this.#heard > heard && turns < LONGEST_LISTENING) return listen(this.#heard, turns + 1);
        this.#isListening = false;
        this.#letIn();
      });
    listen(this.#heard, 1);
  }

  #letIn() {
    for (let together = 0; together < LET_IN_TOGETHER; together++) {
      const next = this.#queue.next();
      if (!next) return;
      clearTimeout(this.#timers.get(next));
      this.#timers.set(next, setTimeout(() => this.leave(next), LONGEST_INSIDE_MS).unref());
      next.comeIn();
    }
    this.#listen();
  }
}
