import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import { cacheTags } from './invalidation.ts';

/** Pages contain relative times, such as badges that expire; no entry outlives this. */
const LONGEST_MS = 60_000;
const BYTES_PER_TAG = 200;
const LONGEST_KEY = 2_000;
const MEGABYTE = 1024 * 1024;
const SHARE = 1 / 4;

interface Owned {
  bytes: number;
  sizes: Map<string, number>;
}

export class CacheStore {
  readonly #byKey: LRUCache<string, CachedResponse>;
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #owned = new Map<string, Owned>();
  readonly #ownerOf = new Map<string, string>();
  readonly #mostOwned: number;

  constructor({ megabytes }: { megabytes: number }) {
    this.#mostOwned = SHARE * megabytes * MEGABYTE;
    this.#byKey = new LRUCache({
      maxSize: megabytes * MEGABYTE,
      maxEntrySize: MEGABYTE,
      sizeCalculation: (answer, key) => sizeOf(key, answer),
      ttl: LONGEST_MS,
      dispose: (answer, key) => this.#forget(key, answer),
    });
  }

  get figures() {
    return { bytes: this.#byKey.calculatedSize, entries: this.#byKey.size };
  }

  get(key: string): CachedResponse | undefined {
    return this.#byKey.get(key);
  }

  /** `owner`: the client address that caused the entry; entries beyond its share evict its own oldest. */
  set(key: string, answer: CachedResponse, owner?: string) {
    const ttl = Math.min(LONGEST_MS, answer.until - Date.now());
    if (key.length > LONGEST_KEY || ttl < 1) return;
    this.#byKey.set(key, answer, { ttl });
    if (this.#byKey.peek(key) !== answer) return;
    if (owner) this.#own(owner, key, sizeOf(key, answer));
    for (const topic of answer.tags ?? []) {
      const keys = this.#keysOf.get(topic) ?? new Set();
      this.#keysOf.set(topic, keys.add(key));
    }
  }

  #own(owner: string, key: string, size: number) {
    const owned = this.#owned.get(owner) ?? { bytes: 0, sizes: new Map() };
    owned.bytes += size;
    owned.sizes.set(key, size);
    this.#owned.set(owner, owned);
    this.#ownerOf.set(key, owner);
    for (const oldest of owned.sizes.keys()) {
      if (owned.bytes <= this.#mostOwned) return;
      this.#byKey.delete(oldest);
    }
  }

  #disown(key: string) {
    const owner = this.#ownerOf.get(key) ?? '';
    const owned = this.#owned.get(owner);
    this.#ownerOf.delete(key);
    if (!owned) return;
    owned.bytes -= owned.sizes.get(key) ?? 0;
    owned.sizes.delete(key);
    if (owned.sizes.size === 0) this.#owned.delete(owner);
  }

  drop(changed: readonly string[]) {
    if (changed.includes(cacheTags.everything)) return this.#byKey.clear();
    for (const topic of changed) for (const key of [...(this.#keysOf.get(topic) ?? [])]) this.#byKey.delete(key);
  }

  #forget(key: string, answer: CachedResponse) {
    this.#disown(key);
    for (const topic of answer.tags ?? []) {
      const keys = this.#keysOf.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(topic);
    }
  }
}

const sizeOf = (key: string, { bytes, tags = [] }: CachedResponse) =>
  bytes + 2 * key.length + BYTES_PER_TAG * tags.length;
