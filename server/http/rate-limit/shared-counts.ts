import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { connect, type DatabaseTarget, type Sql } from '../../database/connect.ts';
import { within } from '../../database/replica.ts';
import { add } from './count-queries.ts';

/** What a process knows of a key in its window. */
export interface Count {
  readonly name: string;
  hash?: string;
  /** What the database has told or been told: never told twice, though an answer may be lost. */
  told: number;
  untold: number;
  unanswered: number;
  /** Requests that wait for an answer. */
  waiting: number;
  answer?: PromiseWithResolvers<void> | undefined;
  endsAt: number;
}

export interface SharedCountsOptions {
  target: DatabaseTarget;
  hashOf(name: string): string;
  log?: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const GATHERED_FOR_MS = 50;
/** Then a process counts alone: nobody waits longer. An overloaded machine takes a second or two. */
const TIMEOUT_MS = 3_000;
const RETRY_MS = 1_000;
const MOST_AT_ONCE = 2_000;

/** Brings the counts of this process and of the others together: many in one statement, one statement at a time. */
export class SharedCounts {
  readonly #options: SharedCountsOptions;
  #sql: Sql;
  #due = new Set<Count>();
  #gathering = new AbortController();
  #talking: Promise<void> | undefined;
  #isAlone = false;
  #hasEnded = false;

  constructor(options: SharedCountsOptions) {
    this.#options = options;
    this.#sql = this.#connect();
  }

  /** The database does not answer. */
  get isAlone() {
    return this.#isAlone || this.#hasEnded;
  }

  tell(count: Count) {
    if (this.#hasEnded) return;
    this.#due.add(count);
    this.#talking ??= this.#talk();
  }

  /** Resolves when the database has answered, or does not. */
  async answer(count: Count) {
    if (!count.unanswered) {
      this.tell(count);
      this.#gathering.abort();
    }
    count.answer ??= Promise.withResolvers();
    await count.answer.promise;
  }

  async stop() {
    this.#hasEnded = true;
    this.#gathering.abort();
    await this.#talking;
    await this.#sql.end({ timeout: 5 });
  }

  #connect() {
    return connect(this.#options.target, { max: 1, settings: { application_name: 'kickstand-limits' } });
  }

  async #talk() {
    while (this.#due.size) {
      await this.#gather();
      const counts = [...this.#due].slice(0, MOST_AT_ONCE);
      for (const count of counts) this.#due.delete(count);
      await this.#exchange(counts.filter(({ endsAt }) => endsAt > performance.now())).then(
        () => this.#heard(),
        (error) => this.#failed(error),
      );
      for (const count of counts) wake(count);
    }
    this.#talking = undefined;
  }

  async #gather() {
    const ms = this.#isAlone ? RETRY_MS : GATHERED_FOR_MS;
    await pause(ms, undefined, { signal: this.#gathering.signal, ref: false }).catch(() => {});
    this.#gathering = new AbortController();
  }

  async #exchange(counts: Count[]) {
    const now = performance.now();
    const uses = counts.map((count) => {
      const used = count.untold;
      count.told += used;
      count.unanswered = used;
      count.untold = 0;
      count.hash ??= this.#options.hashOf(count.name);
      return { key: count.hash, used, left: Math.max(1, Math.round(count.endsAt - now)) };
    });
    const all = new Map((await within(TIMEOUT_MS, add(this.#sql, uses))).map((use) => [use.key, use]));
    const then = performance.now();
    for (const count of counts) {
      const { used = 0, left = 0 } = all.get(count.hash ?? '') ?? {};
      // The rows are lost when the database crashes; what is known here holds until its window is over.
      count.told = count.endsAt <= then ? used : Math.max(count.told, used);
      count.endsAt = then + left;
    }
  }

  #heard() {
    if (this.#isAlone) this.#options.log?.info('Rate limits count over all processes again');
    this.#isAlone = false;
  }

  #failed(error: unknown) {
    if (!this.#isAlone)
      this.#options.log?.warn({ err: error }, 'Rate limits count for this process alone: the database does not answer');
    this.#isAlone = true;
    // They come again with their next use.
    for (const count of this.#due) wake(count);
    this.#due.clear();
    // A silent connection would hold up the next statements.
    void this.#sql.end({ timeout: 0 });
    this.#sql = this.#connect();
  }
}

function wake(count: Count) {
  count.unanswered = 0;
  count.answer?.resolve();
  count.answer = undefined;
}
