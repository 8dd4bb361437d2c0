import type { CachedResponse } from './cached-response.ts';

export class SingleFlight {
  /** Arrival order: earlier requests may take its response without a new poll. */
  readonly begun: number;
  readonly changed = new Set<string>();
  readonly #leaving = new AbortController();
  #waiting = 0;
  answer!: Promise<CachedResponse>;

  constructor(begun: number) {
    this.begun = begun;
  }

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
