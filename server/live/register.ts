import { WIDER } from '../concurrency/fair-queue.ts';
import type { Sql } from '../database/connect.ts';
import type { Requester } from '../http/requester.ts';
import * as queries from './queries.ts';
import type { Bounds } from './streams.ts';

const TOUCH_MS = 60_000;

/** The streams of all processes, in the database. */
export class Register {
  readonly #sql: Sql;
  readonly #bounds: Bounds;
  readonly #hashOf: (name: string) => string;
  #left: string[] = [];
  #touchedAt = performance.now();

  constructor(sql: Sql, bounds: Bounds, hashOf: (name: string) => string) {
    this.#sql = sql;
    this.#bounds = bounds;
    this.#hashOf = hashOf;
  }

  /** False: their address has as many as it may, in all processes. */
  async add(stream: queries.OpenStream, { address, network }: Requester): Promise<boolean> {
    const hash = (name: string | undefined) => (name === undefined ? undefined : this.#hashOf(name));
    const place = { address: hash(address), network: hash(network) };
    const most = Math.floor(this.#bounds.all * this.#bounds.share);
    await this.writeLeft();
    const added = await queries.register(this.#sql, stream, place, { address: most, network: most * WIDER });
    return added.length > 0;
  }

  /** Written down with the next check, or the next stream. */
  leave(id: string) {
    this.#left.push(id);
  }

  /** Which of these have to end. One statement for all, and two small ones now and then. */
  async check(streams: queries.OpenStream[]) {
    await this.writeLeft();
    if (!streams.length) return [];
    if (performance.now() - this.#touchedAt > TOUCH_MS) {
      this.#touchedAt = performance.now();
      const ids = streams.map(({ id }) => id);
      await queries.touch(this.#sql, ids);
    }
    return queries.toEnd(this.#sql, streams, this.#bounds.person);
  }

  async writeLeft() {
    const left = this.#left;
    this.#left = [];
    if (left.length) await queries.unregister(this.#sql, left);
  }
}
