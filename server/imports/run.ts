import type { FastifyBaseLogger } from 'fastify';
import { v7 as newId } from 'uuid';
import type { ListingSettings } from '#contract/listing-limit.ts';
import { isDatabaseDown, type Sql } from '../database/connect.ts';
import { HasLeft } from '../users/membership/membership.ts';
import { check } from './check.ts';
import { FileFault } from './file-fault.ts';
import { LostLease } from './lease.ts';
import { list } from './list.ts';
import * as queries from './queries.ts';
import { NoReader } from './reader.ts';
import * as steps from './step-queries.ts';

/** Also what private people wrote is forgotten then; what was listed stays. */
const KEPT_DAYS = 30;

export interface Importing {
  sql: Sql;
  /** Without them an import lists whatever it holds. */
  listing?: ListingSettings | undefined;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Does what an import waits for, unless somebody is at it: one machine at a time, wherever it was left. */
export async function pursue({ sql, listing }: Importing, id: string, log: Log): Promise<void> {
  const holder = newId();
  const fail = async (fault: string) => {
    await steps.fail(sql, id, holder, fault).catch(() => {});
  };
  try {
    const [held] = await steps.take(sql, id, holder);
    if (held?.state === 'checking') await check(sql, held, holder);
    if (held?.state === 'importing') await list(sql, held, holder, listing);
  } catch (error) {
    // Others go on when our hold has lapsed.
    if (error instanceof LostLease || error instanceof HasLeft || error instanceof NoReader) return;
    if (isDatabaseDown(error) || isInTheWay(error)) return;
    if (error instanceof FileFault) return fail(error.message);
    log.error({ err: error }, 'An import failed');
    const fault = 'Something went wrong on our side while this import ran. Please send the file again.';
    await fail(fault);
  }
}

/** Two transactions stood in each other's way: class 40 of SQLSTATE. */
const isInTheWay = (error: unknown) => error instanceof Error && 'code' in error && /^40/.test(String(error.code));

/** Imports whose machine went away are taken up by another. */
export async function goOnWithImports(market: Importing, log: Log): Promise<void> {
  for (const { id } of await steps.abandoned(market.sql)) await pursue(market, id, log);
}

export async function forgetOldImports(sql: Sql): Promise<void> {
  await queries.forget(sql, KEPT_DAYS);
  await queries.forgetMappings(sql);
}
