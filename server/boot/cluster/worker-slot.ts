import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkerOrder } from './messages.ts';
import { launch, type WorkerHandle } from './worker-handle.ts';

const LONGEST_PAUSE_MS = 5_000;
/** An earlier exit counts as a crash loop and delays the next start. */
const SETTLED_MS = 10_000;

export class WorkerSlot {
  readonly #order: WorkerOrder;
  readonly #log: FastifyBaseLogger;
  readonly #workers = new Set<WorkerHandle>();
  readonly #closing: AbortSignal;
  #current: WorkerHandle | undefined;
  #readySince = 0;
  #earlyExits = 0;
  #change: Promise<unknown> = Promise.resolve();

  constructor(order: WorkerOrder, { log, closing }: { log: FastifyBaseLogger; closing: AbortSignal }) {
    this.#order = order;
    this.#log = log;
    this.#closing = closing;
  }

  /** Starts a replacement; the old worker drains once it is ready, and stays if it never is. */
  async replace() {
    const former = await this.#serially(() => this.#startWorker());
    await former?.end('leave');
  }

  get worker() {
    return this.#order.worker;
  }

  async metrics(): Promise<string | undefined> {
    return this.#current?.metrics();
  }

  /** Call after `closing` aborts. */
  async stop() {
    await Promise.all([...this.#workers].map((worker) => worker.end('stop')));
  }

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
    this.#log.error({ process: worker.pid, how }, `Worker for ${this.#order.role} exited: a replacement starts`);
    if (performance.now() - this.#readySince > SETTLED_MS) this.#earlyExits = 0;
    await this.#serially(() => this.#replace(worker));
  }

  async #replace(lost: WorkerHandle) {
    while (this.#current === lost && !this.#closing.aborted) {
      const wait = this.#earlyExits && Math.min(100 * 2 ** this.#earlyExits, LONGEST_PAUSE_MS);
      this.#earlyExits++;
      await pause(wait, undefined, { signal: this.#closing })
        .then(() => this.#startWorker())
        .catch((error) => this.#closing.aborted || this.#log.error({ err: error }, 'Worker failed to start'));
    }
  }

  #serially<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#change.then(change);
    this.#change = changed.catch(() => {});
    return changed;
  }
}
