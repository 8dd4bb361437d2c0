import type { LiveTopic } from '#contract/live.ts';
import type { Db, Sql } from '../database/connect.ts';
import * as queries from './queries.ts';

export { LiveHub, type LiveOptions } from './hub.ts';

export interface LiveEvent {
  userId: string;
  topic: LiveTopic;
  /** What to fetch again: the conversation, or the deal. Absent: all of the topic. */
  id?: string | undefined;
}

const RETENTION_MINUTES = 60;

/** Call in the transaction of the change. Open pages of these users fetch again what the events name. */
export async function publish(db: Db, events: LiveEvent[]) {
  if (events.length) await queries.insert(db, events);
}

export async function forgetLiveEvents(sql: Sql) {
  await queries.forget(sql, RETENTION_MINUTES);
  await queries.forgetStreams(sql);
}
