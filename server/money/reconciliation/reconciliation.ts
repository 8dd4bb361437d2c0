import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Reconciliation } from '#contract/reconciliation.ts';
import type { AppContext } from '../../context.ts';
import type { Sql } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import { collect } from './collect.ts';
import { compare } from './compare.ts';
import * as queries from './queries.ts';

type ReconciliationServices = Pick<AppContext, 'sql' | 'stripe' | 'auditor'>;

/** Excludes recent movements, which one side may not have recorded yet. */
const QUIET_MINUTES = 10;
/** Maximum wait of a request; the run continues without it. */
const PATIENCE_MS = 20_000;

interface RunOptions {
  admin?: { id?: string };
  quietMinutes?: number;
}

/** Reconciles our books with the card provider; undefined when a run is in progress. */
export async function reconcile(
  market: ReconciliationServices,
  options: RunOptions = {},
): Promise<Reconciliation | undefined> {
  const id = await begin(market, options);
  if (!id) return;
  await carryOut(market, id, options.quietMinutes ?? QUIET_MINUTES);
  return latest(market.sql);
}

export async function reconcileNightly(market: AppContext, log: Pick<FastifyBaseLogger, 'error'>) {
  const { fault, found = 0 } = (await reconcile(market)) ?? {};
  if (fault) log.error(fault);
  if (found > 0) log.error({ found }, 'Our books and the card provider do not say the same');
}

export async function reconcileFor(market: AppContext, admin: { id: string }) {
  await Promise.race([reconcile(market, { admin }), pause(PATIENCE_MS, undefined, { ref: false })]);
  return readReconciliation(market.sql);
}

export async function readReconciliation(sql: Sql) {
  const [{ isRunning, ...latest } = { isRunning: false, startedAt: null }] = await queries.state(sql);
  return { latest: latest.startedAt ? shown(latest) : undefined, isRunning };
}

async function begin({ sql, auditor }: ReconciliationServices, { admin }: RunOptions): Promise<string | undefined> {
  return sql.begin(async (db) => {
    await queries.endSilent(db);
    const [begun] = await queries.begin(db, newId());
    if (begun && admin)
      await auditor.note(db, { actor: 'admin', actorId: admin.id, action: 'reconcile', subject: 'ledger' });
    return begun?.id;
  });
}

async function carryOut(market: ReconciliationServices, id: string, quietMinutes: number) {
  const { sql } = market;
  try {
    await collect(market, id);
    const result = await sql.begin('isolation level repeatable read read only', (db) => compare(db, id, quietMinutes));
    await queries.finish(sql, id, result);
  } catch (fault) {
    const isDown = fault instanceof HttpError && fault.code === 'card-provider-down';
    await queries.fail(sql, id, isDown ? 'The card provider does not answer.' : 'It failed; the log says why.');
    if (!isDown) throw fault;
  } finally {
    await queries.forgetRecords(sql);
    await queries.forgetOld(sql);
  }
}

async function latest(sql: Sql): Promise<Reconciliation | undefined> {
  const [row] = await queries.latest(sql);
  return row && shown(row);
}

function shown({ startedAt, finishedAt, fault, ...result }: queries.ReconciliationRow): Reconciliation {
  const times = { startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() };
  return { ...times, ...result, ...(fault && { fault }) };
}
