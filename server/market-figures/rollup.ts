import type { Sql } from '../database/connect.ts';
import { dayAfter, daysAgo, today } from '../days/days.ts';
import { NO_PRICE_SCORE } from '../search/search-index/search-index.ts';
import * as queries from './rollup-queries.ts';

/** What is written late, and yesterday's last minutes. */
const DAYS_AGAIN = 2;
/** One transaction each, so that a rebuild of years locks nothing for long. */
const DAYS_AT_ONCE = 31;

/** Counts the last days anew from the tables that hold what happened. Idempotent. */
export async function rollUpMarket(sql: Sql) {
  await rollUpDays(sql, daysAgo(DAYS_AGAIN), today());
  await queries.countVisitors(sql);
  await queries.countStock(sql, today(), NO_PRICE_SCORE);
}

/** All days since the first person came, a month at a time. */
export async function rebuildMarketFigures(sql: Sql, left: AbortSignal = new AbortController().signal) {
  const [first] = await queries.firstDay(sql);
  const end = today();
  for (let from = first?.day; from && from <= end && !left.aborted; from = dayAfter(from, DAYS_AT_ONCE)) {
    const until = dayAfter(from, DAYS_AT_ONCE - 1);
    await rollUpDays(sql, from, until < end ? until : end);
  }
  await queries.countVisitors(sql);
  await queries.countStock(sql, end, NO_PRICE_SCORE);
}

async function rollUpDays(sql: Sql, from: string, until: string) {
  await sql.begin(async (db) => {
    await queries.lock(db);
    await queries.forget(db, from, until);
    await queries.countEvents(db, from, until);
    await queries.countPeople(db, from, until);
  });
}
