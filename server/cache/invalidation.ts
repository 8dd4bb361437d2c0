import type { Db, Sql } from '../database/connect.ts';
import { cacheTags } from './cache-tags.ts';
import * as queries from './invalidation-queries.ts';

export { bikesShown, cacheTags } from './cache-tags.ts';
export { InvalidationPoller } from './invalidation-poller.ts';

/** Pollers with a longer gap drop their whole cache, so older changes can go. */
const RETENTION_SECONDS = 15 * 60;
/** More at once invalidate everything. */
export const MOST_TAGGED_BIKES = 200;

/** Call in the changing transaction, after its other statements: bikes are listed, or their facts or price change. */
export async function bikesAdded(db: Db, ids: string[]) {
  await invalidate(db, ids, () => queries.insertAdded(db, ids));
}

export async function bikesRemoved(db: Db, ids: string[]) {
  await invalidate(db, ids, () => queries.insertRemoved(db, ids));
}

/** Call when bikes look different but keep their place in all lists. */
export async function bikesChanged(db: Db, ids: string[]) {
  await invalidate(db, ids, () => queries.insertChange(db, ids.map(cacheTags.bike)));
}

/** Call when only the order of advertised bikes changes. */
export async function advertisedChanged(db: Db) {
  await queries.insertChange(db, [cacheTags.advertised]);
}

/** Call when only the order of search results or their filters change. */
export async function searchChanged(db: Db, ids: string[]) {
  await invalidate(db, ids, () => queries.insertChange(db, [cacheTags.shelf, ...ids.map(cacheTags.entry)]));
}

async function invalidate(db: Db, ids: string[], note: () => Promise<unknown>) {
  if (ids.length > MOST_TAGGED_BIKES) await indexChanged(db);
  else if (ids.length) await note();
}

export async function reputationsChanged(db: Db, sellerIds: string[]) {
  if (sellerIds.length) await queries.insertChange(db, [...new Set(sellerIds.map(cacheTags.reputation))]);
}

export async function answersChanged(db: Db, sellerId: string) {
  await queries.insertChange(db, [cacheTags.answers(sellerId)]);
}

export async function framesChanged(db: Db, keys: string[]) {
  await queries.insertChange(db, keys.map(cacheTags.frame));
}

export async function calibrationsChanged(db: Db) {
  await queries.insertChange(db, [cacheTags.calibrations]);
}

export async function currencyRatesChanged(db: Db) {
  await queries.insertChange(db, [cacheTags.currencyRates]);
}

/** Users appear on pages that carry no tag for them. */
export async function everythingChanged(db: Db) {
  await queries.insertChange(db, [cacheTags.everything]);
}

/** Call when brands change, or more bikes than can be told one by one. */
export async function indexChanged(db: Db) {
  await queries.insertChange(db, [cacheTags.everything, cacheTags.index]);
}

/** Deletes changes that every process has applied. Idempotent, safe to run concurrently. */
export async function sweepChanges(sql: Sql, seconds = RETENTION_SECONDS) {
  await queries.sweepMarks(sql, seconds);
  await queries.sweep(sql, seconds);
  await queries.mark(sql);
}
