import type { Requester } from '../http/requester.ts';
import { FairQueue, type QueueSize } from './fair-queue.ts';

interface Size extends QueueSize {
  /** Maximum wait in ms, else unlimited. */
  patience?: number | undefined;
}

/** Queue full or wait timed out; `share`: the requester's share is used up. */
export class NoCapacity extends Error {
  readonly why: 'full' | 'share';

  constructor(why: 'full' | 'share') {
    super(`No capacity: ${why}`);
    this.why = why;
  }
}

interface Waiting {
  begin(): void;
}

export class FairSemaphore {
  readonly #queue: FairQueue<Waiting>;
  readonly #patience: number | undefined;

  constructor({ patience, ...size }: Size) {
    this.#queue = new FairQueue(size);
    this.#patience = patience;
  }

  get inside() {
    return this.#queue.inside;
  }

  get waiting() {
    return this.#queue.waiting;
  }

  expectRoom(requester: Requester) {
    const why = this.#queue.refusal(requester);
    if (why) throw new NoCapacity(why);
  }

  /** Resolves to an idempotent release function; rejects with NoCapacity or the abort reason. */
  async turn(requester: Requester, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    this.expectRoom(requester);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stopWaiting = () => {
      clearTimeout(late);
      signal?.removeEventListener('abort', leave);
    };
    const waiting: Waiting = {
      begin() {
        stopWaiting();
        resolve();
      },
    };
    const leave = () => {
      stopWaiting();
      const late = new NoCapacity(this.#queue.reason);
      this.#queue.leave(waiting);
      reject(signal?.aborted ? signal.reason : late);
    };
    const late = this.#patience === undefined ? undefined : setTimeout(leave, this.#patience).unref();
    signal?.addEventListener('abort', leave, { once: true });
    this.#queue.add(waiting, requester);
    this.#startWaiting();
    await promise;
    return () => {
      if (this.#queue.leave(waiting)) this.#startWaiting();
    };
  }

  #startWaiting() {
    for (let next = this.#queue.next(); next; next = this.#queue.next()) next.begin();
  }
}
