import { connect, type DatabaseTarget, type Sql } from '../database/connect.ts';
import { within } from '../database/replica.ts';
import { cacheTags } from './cache-tags.ts';
import * as queries from './invalidation-queries.ts';

/** Below the retention of changes: after a longer gap some may have been deleted unread. */
const LONGEST_GAP_MS = 5 * 60_000;
/** A partitioned server does not refuse connections; the poll gives up. */
const POLL_TIMEOUT_MS = 2_000;

const UNKNOWN = [cacheTags.everything, cacheTags.index];

export class InvalidationPoller {
  readonly #sql: Sql;
  readonly #followers: ((changed: readonly string[]) => void)[];
  #last: queries.Poll | undefined;
  position = 0;
  observe: ((ms: number, succeeded: boolean) => void) | undefined;
  #polling = false;
  #next: PromiseWithResolvers<void> | undefined;

  /** `changed` receives the tags before the poll resolves, or `everything` and `index` when a gap makes them unknown. */
  constructor(target: DatabaseTarget, changed: (changed: readonly string[]) => void) {
    this.#followers = [changed];
    const onclose = () => void this.#forget();
    // Planning would take longer than the poll.
    const settings = { application_name: 'kickstand-changes', plan_cache_mode: 'force_generic_plan' };
    this.#sql = connect(target, { max: 1, settings, onclose });
  }

  follow(follower: (changed: readonly string[]) => void) {
    this.#followers.push(follower);
  }

  /** Whether the next poll sees every later change. */
  get isUpToDate() {
    return this.#last !== undefined;
  }

  /** Resolves once every change committed before the call has been applied; concurrent calls share one poll. */
  poll(): Promise<void> {
    if (!this.#next) {
      this.#next = Promise.withResolvers();
      // Deferred, so that requests read in the same event loop turn share the poll.
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
    const begun = performance.now();
    const seen = this.#read();
    const succeeded = await seen.then(
      () => true,
      () => this.#forget(),
    );
    this.observe?.(performance.now() - begun, succeeded);
    this.#polling = false;
    const answer = () => seen.then(resolve, reject);
    if (!this.#next) return answer();
    void this.#pollNow();
    setImmediate(() => setImmediate(answer));
  }

  async #read() {
    const before = this.#last;
    const [seen] = await within(POLL_TIMEOUT_MS, before ? queries.since(this.#sql, before) : queries.now(this.#sql));
    if (!seen) throw new Error('A look brought nothing');
    const missed = before !== this.#last || (before && seen.at - before.at > LONGEST_GAP_MS);
    const changed = missed ? UNKNOWN : seen.topics;
    this.#last = seen;
    if (!changed.length) return;
    this.position = seen.position;
    this.#tell(changed);
  }

  /** A new connection may reach another server, where the last poll means nothing. */
  #forget() {
    this.#last = undefined;
    this.#tell(UNKNOWN);
    return false;
  }

  #tell(changed: readonly string[]) {
    for (const follower of this.#followers) follower(changed);
  }
}
