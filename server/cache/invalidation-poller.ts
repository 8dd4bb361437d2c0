import { connect, type DatabaseTarget, type Sql } from '../database/connect.ts';
import { within } from '../database/replica.ts';
import { cacheTags } from './cache-tags.ts';
import * as queries from './invalidation-queries.ts';

/** Well before changes are cleared: whoever has not looked for so long may have missed some. */
const LONGEST_GAP_MS = 5 * 60_000;
/** A server that is cut off does not even refuse: nobody waits for it longer. */
const POLL_TIMEOUT_MS = 2_000;

/** Hears what was changed, by whichever process. */
export class InvalidationPoller {
  readonly #sql: Sql;
  readonly #changed: (changed: readonly string[]) => void;
  #snapshot: string | undefined;
  #seenAt = 0;
  /** Where the log of all writes was when something was heard last. */
  position = 0;
  #polling = false;
  #next: PromiseWithResolvers<void> | undefined;

  /** `changed` hears the cacheTags before a look is over; `everything` when it cannot be said what was missed. */
  constructor(target: DatabaseTarget, changed: (changed: readonly string[]) => void) {
    this.#changed = changed;
    const onclose = () => this.#forget();
    this.#sql = connect(target, { max: 1, settings: { application_name: 'kickstand-changes' }, onclose });
  }

  /** Whether the next look hears whatever comes from now on. */
  get isUpToDate() {
    return this.#snapshot !== undefined;
  }

  /** Comes back when everything is heard that was committed before it was called. All who ask meanwhile share a look. */
  poll(): Promise<void> {
    if (!this.#next) {
      this.#next = Promise.withResolvers();
      // Requests that arrived together are read one after the other: let all of them ask first.
      if (!this.#polling) setImmediate(() => this.#pollNow());
    }
    return this.#next.promise;
  }

  async end() {
    await this.#sql.end({ timeout: 5 });
  }

  async #pollNow() {
    const { resolve, reject } = this.#next ?? Promise.withResolvers<void>();
    this.#next = undefined;
    this.#polling = true;
    const seen = this.#read();
    await seen.catch(() => this.#forget());
    this.#polling = false;
    const answer = () => seen.then(resolve, reject);
    if (!this.#next) return answer();
    // The next look is on its way before those who waited for this one are answered: both take their time at once.
    void this.#pollNow();
    setImmediate(() => setImmediate(answer));
  }

  async #read() {
    const before = this.#snapshot;
    const [seen] = await within(POLL_TIMEOUT_MS, before ? queries.since(this.#sql, before) : queries.now(this.#sql));
    if (!seen) throw new Error('A look brought nothing');
    const missed = before !== this.#snapshot || seen.at - this.#seenAt > LONGEST_GAP_MS;
    const changed = missed ? [cacheTags.everything] : seen.topics;
    this.#snapshot = seen.snapshot;
    this.#seenAt = seen.at;
    if (!changed.length) return;
    this.position = seen.position;
    this.#changed(changed);
  }

  /** The next look starts anew: on another connection may be another server. */
  #forget() {
    this.#snapshot = undefined;
    this.#changed([cacheTags.everything]);
  }
}
