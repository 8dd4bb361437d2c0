import { LRUCache } from 'lru-cache';
import { topics as known } from '../changes/changes.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** What a page says of time itself, as a badge that ends after days, is never older. */
const LONGEST_MS = 60_000;
/** In the index of what depends on what. */
const BYTES_PER_TOPIC = 200;
/** Nobody's link is longer. */
const LONGEST_KEY = 2_000;
const MEGABYTE = 1024 * 1024;

/** The answers that are kept, by address; those used longest ago go when there is no room. */
export class Answers {
  readonly #byKey: LRUCache<string, KeptAnswer>;
  readonly #keysOf = new Map<string, Set<string>>();

  constructor({ megabytes }: { megabytes: number }) {
    this.#byKey = new LRUCache({
      maxSize: megabytes * MEGABYTE,
      maxEntrySize: MEGABYTE,
      sizeCalculation: ({ bytes, topics = [] }, key) => bytes + 2 * key.length + BYTES_PER_TOPIC * topics.length,
      ttl: LONGEST_MS,
      dispose: (answer, key) => this.#forget(key, answer),
    });
  }

  get(key: string): KeptAnswer | undefined {
    return this.#byKey.get(key);
  }

  set(key: string, answer: KeptAnswer) {
    if (key.length > LONGEST_KEY) return;
    this.#byKey.set(key, answer);
    if (this.#byKey.peek(key) !== answer) return;
    for (const topic of answer.topics ?? []) {
      const keys = this.#keysOf.get(topic) ?? new Set();
      this.#keysOf.set(topic, keys.add(key));
    }
  }

  /** Forgets whatever depends on these. */
  drop(changed: readonly string[]) {
    if (changed.includes(known.everything)) return this.#byKey.clear();
    for (const topic of changed) for (const key of [...(this.#keysOf.get(topic) ?? [])]) this.#byKey.delete(key);
  }

  #forget(key: string, answer: KeptAnswer) {
    for (const topic of answer.topics ?? []) {
      const keys = this.#keysOf.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(topic);
    }
  }
}
