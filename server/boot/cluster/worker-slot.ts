import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkerOrder } from './messages.ts';
import { launch, type WorkerHandle } from './worker-handle.ts';

const LONGEST_PAUSE_MS = 5_000;
/** Whoever ends sooner than this may do so again and again. */
const SETTLED_MS = 10_000;

/** A place for one process. Whoever holds it is replaced when it ends, until the place is given up. */
export class WorkerSlot {
  readonly #order: WorkerOrder;
  readonly #log: FastifyBaseLogger;
  readonly #workers = new Set<WorkerHandle>();
  readonly #closing: AbortSignal;
  #current: WorkerHandle | undefined;
  #readySince = 0;
  /** How many ended early, one after the other. */
  #earlyExits = 0;
  /** One change after the other. */
  #change: Promise<unknown> = Promise.resolve();

  constructor(order: WorkerOrder, { log, closing }: { log: FastifyBaseLogger; closing: AbortSignal }) {
    this.#order = order;
    this.#log = log;
    this.#closing = closing;
  }

  /** Puts a process in, for the one that was there, which goes when the new one is ready. Without that, nothing changes. */
  async replace() {
    const former = await this.#serially(() => this.#startWorker());
    await former?.end('leave');
  }

  /** After `closing`, nobody comes any more. */
  async stop() {
    await Promise.all([...this.#workers].map((worker) => worker.end('stop')));
  }

  /** Answers who held the place before. */
  async #startWorker() {
    this.#closing.throwIfAborted();
    const worker = launch(this.#order);
    this.#workers.add(worker);
    void worker.ended.then(() => this.#workers.delete(worker));
    await worker.ready;
    const former = this.#current;
    this.#current = worker;
    this.#readySince = performance.now();
    void worker.ended.then((how) => this.#onExit(worker, how));
    return former;
  }

  async #onExit(worker: WorkerHandle, how: string) {
    if (worker !== this.#current || this.#closing.aborted) return;
    this.#log.error({ process: worker.pid, how }, `A process for ${this.#order.role} ended: another takes its place`);
    if (performance.now() - this.#readySince > SETTLED_MS) this.#earlyExits = 0;
    await this.#serially(() => this.#replace(worker));
  }

  async #replace(lost: WorkerHandle) {
    while (this.#current === lost && !this.#closing.aborted) {
      const wait = this.#earlyExits && Math.min(100 * 2 ** this.#earlyExits, LONGEST_PAUSE_MS);
      this.#earlyExits++;
      await pause(wait, undefined, { signal: this.#closing })
        .then(() => this.#startWorker())
        .catch((error) => this.#closing.aborted || this.#log.error({ err: error }, 'A process could not start'));
    }
  }

  #serially<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#change.then(change);
    this.#change = changed.catch(() => {});
    return changed;
  }
}
