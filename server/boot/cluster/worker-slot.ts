import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Order } from './messages.ts';
import { launch, type Member } from './worker-handle.ts';

const LONGEST_PAUSE_MS = 5_000;
/** Whoever ends sooner than this may do so again and again. */
const SETTLED_MS = 10_000;

/** A place for one process. Whoever holds it is replaced when it ends, until the place is given up. */
export class Slot {
  readonly #order: Order;
  readonly #log: FastifyBaseLogger;
  readonly #members = new Set<Member>();
  readonly #closing: AbortSignal;
  #holder: Member | undefined;
  #heldSince = 0;
  /** How many ended early, one after the other. */
  #fallen = 0;
  /** One change after the other. */
  #change: Promise<unknown> = Promise.resolve();

  constructor(order: Order, { log, closing }: { log: FastifyBaseLogger; closing: AbortSignal }) {
    this.#order = order;
    this.#log = log;
    this.#closing = closing;
  }

  /** Puts a process in, for the one that was there, which goes when the new one is ready. Without that, nothing changes. */
  async renew() {
    const former = await this.#inTurn(() => this.#hire());
    await former?.go('leave');
  }

  /** After `closing`, nobody comes any more. */
  async stop() {
    await Promise.all([...this.#members].map((member) => member.go('stop')));
  }

  /** Answers who held the place before. */
  async #hire() {
    this.#closing.throwIfAborted();
    const member = launch(this.#order);
    this.#members.add(member);
    void member.ended.then(() => this.#members.delete(member));
    await member.ready;
    const former = this.#holder;
    this.#holder = member;
    this.#heldSince = performance.now();
    void member.ended.then((how) => this.#lost(member, how));
    return former;
  }

  async #lost(member: Member, how: string) {
    if (member !== this.#holder || this.#closing.aborted) return;
    this.#log.error({ process: member.pid, how }, `A process for ${this.#order.role} ended: another takes its place`);
    if (performance.now() - this.#heldSince > SETTLED_MS) this.#fallen = 0;
    await this.#inTurn(() => this.#replace(member));
  }

  async #replace(lost: Member) {
    while (this.#holder === lost && !this.#closing.aborted) {
      const wait = this.#fallen && Math.min(100 * 2 ** this.#fallen, LONGEST_PAUSE_MS);
      this.#fallen++;
      await pause(wait, undefined, { signal: this.#closing })
        .then(() => this.#hire())
        .catch((error) => this.#closing.aborted || this.#log.error({ err: error }, 'A process could not start'));
    }
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#change.then(change);
    this.#change = changed.catch(() => {});
    return changed;
  }
}
