/** A small LRU cache with a lifetime. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #most: number;
  readonly #lifetimeMs: number;

  constructor(most: number, lifetimeMs: number) {
    this.#most = most;
    this.#lifetimeMs = lifetimeMs;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  }

  set(key: string, value: Value) {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: Date.now() + this.#lifetimeMs });
    const [oldest = key] = this.#entries.keys();
    if (this.#entries.size > this.#most) this.#entries.delete(oldest);
  }

  delete(key: string) {
    this.#entries.delete(key);
  }
}
