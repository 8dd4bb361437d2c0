import type { Fragment } from 'postgres';
import type { Db, Sql } from '../database/connect.ts';
import { exactSeconds } from '../database/now.ts';
import { waitSeconds } from './backoff.ts';
import * as queries from './queries.ts';
import { type Log, Rejection, report } from './rejection.ts';
import type { Claimed, Settlement } from './table.ts';

interface Change {
  set?: Fragment;
  when?: Fragment;
}

interface Failure extends Change {
  fault: string;
}

type Box = Settlement<never>;
type RowKey = queries.RowKey;

export const done = (db: Db, box: Box, row: RowKey, { set, when }: Change = {}) =>
  set ? queries.change(db, box, row, set, when) : queries.remove(db, box, row);

export const renew = (db: Db, box: Box, row: RowKey, { set, when }: Change = {}) =>
  queries.change(db, box, row, withMore(db, inSeconds(db, box, box.leaseSeconds), set), when);

/** Counts no failure; without minutes the row waits for another event. */
export const postpone = (db: Db, box: Box, row: RowKey, { minutes, set, when }: Change & { minutes?: number }) =>
  queries.change(
    db,
    box,
    row,
    withMore(db, minutes === undefined ? db`${db(box.dueAt)} = null` : inSeconds(db, box, minutes * 60), set),
    when,
  );

/** Counts a failure; undefined when another attempt has begun. */
export function retry<Row extends object>(db: Db, box: Settlement<Row>, row: Row & RowKey, failure: Failure) {
  const seconds = waitSeconds(box.waitMinutes, box.failures(row));
  return fail(db, box, row, failure, seconds);
}

export const giveUp = <Row extends object>(db: Db, box: Settlement<Row>, row: Row & RowKey, failure: Failure) =>
  fail(db, box, row, failure, undefined);

async function fail<Row extends object>(
  db: Db,
  box: Settlement<Row>,
  row: Row & RowKey,
  { fault, set, when }: Failure,
  seconds: number | undefined,
) {
  const { attempts, countsClaims, begunAt } = box;
  const parts = [
    ...(seconds === undefined ? [box.givenUp(db)] : queued(db, box, seconds)),
    ...(attempts && !countsClaims ? [db`${db(attempts)} = ${queries.column(db, box, attempts)} + 1`] : []),
    ...(begunAt ? [db`${db(begunAt)} = null`] : []),
    ...(box.fault ? [db`${db(box.fault)} = ${fault}`] : []),
  ];
  const assignments = withMore(db, queries.joined(db, parts, db`, `), set);
  const { count } = await queries.change(db, box, row, assignments, when);
  return count ? new Rejection(fault, seconds === undefined) : undefined;
}

/** A thrown error is an outage: the lease ends early, no attempt counts, `begun` stays set. */
export async function attempt<Row extends object>(
  sql: Sql,
  box: Settlement<Row>,
  row: Row & Claimed,
  work: (row: Row & Claimed) => Promise<unknown>,
  log?: Log,
) {
  try {
    const isSpent = box.countsClaims && box.failures(row) > box.waitMinutes.length;
    const fault = 'No attempt came to an end';
    report(box, row, await (isSpent ? giveUp(sql, box, row, { fault }) : work(row)), log);
  } catch (error) {
    const isOurs = sql`${exactSeconds(sql, queries.column(sql, box, box.dueAt))} = ${row.lease}::numeric`;
    await queries.change(sql, box, row, inSeconds(sql, box, box.outageSeconds), isOurs).catch(() => {});
    throw error;
  }
}

const inSeconds = (db: Db, { dueAt }: Box, seconds: number) => db`
  ${db(dueAt)} = (select clock_timestamp() + make_interval(secs => ${seconds}))`;

const queued = (db: Db, box: Box, seconds: number) => [
  inSeconds(db, box, seconds),
  ...(box.queued ? [box.queued(db)] : []),
];

const withMore = (db: Db, set: Fragment, more?: Fragment) => (more ? db`${set}, ${more}` : set);
