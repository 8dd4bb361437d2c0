import type { Db, Sql } from '../database/connect.ts';
import { cacheTags } from './cache-tags.ts';
import * as queries from './invalidation-queries.ts';

export { bikesShown, cacheTags } from './cache-tags.ts';
export { InvalidationPoller } from './invalidation-poller.ts';

/** After so long every process has heard of a change, or forgets all that it kept. */
const RETENTION_SECONDS = 15 * 60;
/** More at once are told as one. */
const MOST_TAGGED_BIKES = 200;

/** These bikes are on sale now, or with other facts or another price than before: in the transaction that does it, after its other statements. */
export async function bikesCame(db: Db, ids: string[]) {
  await invalidate(db, ids, () => queries.noteCome(db, ids));
}

/** These bikes are on sale no longer. */
export async function bikesWent(db: Db, ids: string[]) {
  await invalidate(db, ids, () => queries.note(db, [cacheTags.shelf, ...ids.map(cacheTags.bike)]));
}

/** These bikes look different, and stand where they stood. */
export async function bikesChanged(db: Db, ids: string[]) {
  await invalidate(db, ids, () => queries.note(db, ids.map(cacheTags.bike)));
}

async function invalidate(db: Db, ids: string[], note: () => Promise<unknown>) {
  if (ids.length > MOST_TAGGED_BIKES) await everythingChanged(db);
  else if (ids.length) await note();
}

/** What was done to people or brands shows on pages that nobody can name. */
export async function everythingChanged(db: Db) {
  await queries.note(db, [cacheTags.everything]);
}

/** Clears what every process has heard of; safe to run twice and on many machines. */
export async function sweepChanges(sql: Sql, seconds = RETENTION_SECONDS) {
  await queries.sweepMarks(sql, seconds);
  await queries.sweep(sql, seconds);
  await queries.mark(sql);
}
