import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../errors.ts';
import type { Count, SharedCounts } from './shared-counts.ts';

const WINDOW_MS = 60_000;
/** A key that reaches its limit comes sooner again than so many others can. */
const MOST_KEYS = 5_000;
/** Uses that a process keeps to itself, as a part of the limit; twice as many at most, then it has to hear the others. */
const UNTOLD = 1 / 50;

/** A limit of uses a minute, over all processes that have the database. */
export class Counter {
  readonly #shared: SharedCounts;
  readonly #name: string;
  readonly #most: number;
  readonly #untold: number;
  readonly #counts = new LRUCache<string, Count>({ max: MOST_KEYS });

  constructor(shared: SharedCounts, name: string, most: number) {
    this.#shared = shared;
    this.#name = name;
    this.#most = most;
    this.#untold = Math.max(1, Math.floor(most * UNTOLD));
  }

  get size() {
    return this.#counts.size;
  }

  /** Throws 429, and counts nothing. */
  expectRoom(key: string) {
    const count = this.#counts.get(key);
    if (count) this.#refuseAbove(count, performance.now());
  }

  /** Throws 429; what is refused is not counted. */
  async use(key: string): Promise<void> {
    const count = this.#countOf(key);
    for (;;) {
      this.#refuseAbove(count, performance.now());
      if (this.#shared.isAlone || count.untold + count.unanswered < this.#untold * 2) break;
      count.waiting++;
      await this.#shared.answer(count);
      count.waiting--;
    }
    count.untold++;
    if (count.untold >= this.#untold) this.#shared.tell(count);
  }

  #countOf(key: string): Count {
    const known = this.#counts.get(key);
    if (known) return known;
    const name = `${this.#name} ${key}`;
    const count = { name, told: 0, untold: 0, unanswered: 0, waiting: 0, endsAt: performance.now() + WINDOW_MS };
    this.#counts.set(key, count);
    return count;
  }

  #refuseAbove(count: Count, now: number) {
    if (count.endsAt <= now) Object.assign(count, { told: 0, untold: 0, endsAt: now + WINDOW_MS });
    if (count.told + count.untold + count.waiting < this.#most) return;
    throw new TooManyRequests(Math.ceil((count.endsAt - now) / 1_000));
  }
}
