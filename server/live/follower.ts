import { connect, type DatabaseTarget, type Sql } from '../database/connect.ts';
import { within } from '../database/replica.ts';
import { cursorOf, idOf, isKnown, type Moment } from './cursor.ts';
import type { EventBatch, LiveEventRow } from './event-stream.ts';
import * as queries from './queries.ts';

/** More at once are told as a gap: fetching everything again is cheaper. */
const MOST_EVENTS = 20_000;
const MOST_MISSED = 100;
/** A partitioned server does not refuse connections. */
const TIMEOUT_MS = 2_000;

/** Undefined: unknown, as after a gap. */
type ByPerson = Map<string, LiveEventRow[]> | undefined;

/** Follows what is committed, on a connection of its own. */
export class Follower {
  readonly sql: Sql;
  #moment: Moment | undefined;

  constructor(target: DatabaseTarget) {
    this.sql = connect(target, { max: 1, settings: { application_name: 'kickstand-live' } });
  }

  get position() {
    return this.#moment && idOf(this.#moment);
  }

  /** What was committed since the last call; nothing at the first. */
  async poll(): Promise<ByPerson> {
    const before = this.#moment;
    const asked = before ? queries.since(this.sql, before.snapshot, MOST_EVENTS) : queries.now(this.sql);
    const [read] = await within(TIMEOUT_MS, asked);
    if (!read) throw new Error('A poll brought nothing');
    this.#moment = read;
    if (before && (!isKnown(before, read) || read.events.length === MOST_EVENTS)) return undefined;
    const heard = read.events.map(([userId, topic, id]) => ({ userId, topic, id }));
    return Map.groupBy(heard, ({ userId }) => userId);
  }

  /** What one person has missed since an event, and the position after that. */
  async missed(userId: string, lastEventId: string | undefined): Promise<[past: EventBatch, position: string]> {
    const cursor = cursorOf(lastEventId);
    const asked = cursor ? queries.missed(this.sql, userId, cursor.xmin, MOST_MISSED) : queries.now(this.sql);
    const [read] = await within(TIMEOUT_MS, asked);
    if (!read) throw new Error('A poll brought nothing');
    const position = idOf(read);
    if (!cursor || !isKnown(cursor, read) || read.events.length === MOST_MISSED) return [undefined, position];
    return [read.events.map(([, topic, id]) => ({ topic, id })), position];
  }

  /** The next poll begins anew. */
  pause() {
    this.#moment = undefined;
  }

  async end() {
    await this.sql.end({ timeout: 5 });
  }
}
