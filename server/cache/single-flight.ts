import type { CachedResponse } from './cached-response.ts';

/** An answer that is just being made, for all who ask for it meanwhile. */
export class SingleFlight {
  /** Its place in the order of all arrivals: those who came before it may have its answer unseen. */
  readonly begun: number;
  /** What was changed since it began to read. */
  readonly changed = new Set<string>();
  readonly #leaving = new AbortController();
  #waiting = 0;
  answer!: Promise<CachedResponse>;

  constructor(begun: number) {
    this.begun = begun;
  }

  /** Ends when nobody waits for it any more. */
  get signal() {
    return this.#leaving.signal;
  }

  join(gone: AbortSignal): Promise<CachedResponse> {
    const leave = () => {
      this.#waiting--;
      if (this.#waiting === 0) this.#leaving.abort();
    };
    this.#waiting++;
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave, { once: true });
    return this.answer.finally(() => gone.removeEventListener('abort', leave));
  }
}
