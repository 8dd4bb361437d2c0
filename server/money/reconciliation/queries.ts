import type { Difference, Reconciliation } from '#contract/reconciliation.ts';
import type { Db } from '../../database/connect.ts';

const KEPT = 30;
const SILENCE = '3 minutes';

export const endSilent = (db: Db) => db`
  update reconciliations set finished_at = now(), fault = 'The comparison was interrupted.'
  where finished_at is null and alive_at < now() - ${SILENCE}::interval`;

export const begin = (db: Db, id: string) => db<{ id: string }[]>`
  insert into reconciliations (id) values (${id}) on conflict ((true)) where finished_at is null do nothing
  returning id`;

export const stayAlive = (db: Db, id: string) => db<{ id: string }[]>`
  update reconciliations set alive_at = clock_timestamp() where id = ${id} and finished_at is null returning id`;

export interface Result {
  compared: number;
  found: number;
  differences: Difference[];
  balances: Reconciliation['balances'];
}

export const finish = (db: Db, id: string, { compared, found, differences, balances }: Result) => db`
  update reconciliations set finished_at = clock_timestamp(), compared = ${compared}, found = ${found},
    differences = ${db.json(differences)}, balances = ${db.json(balances)}
  where id = ${id} and finished_at is null`;

export const fail = (db: Db, id: string, fault: string) => db`
  update reconciliations set finished_at = clock_timestamp(), fault = ${fault} where id = ${id} and finished_at is null`;

export const forgetRecords = (db: Db) => db`
  delete from card_records where run_id not in (select id from reconciliations where finished_at is null)`;

export const forgetOld = (db: Db) => db`
  delete from reconciliations where finished_at is not null and id not in (
    select id from reconciliations order by started_at desc limit ${KEPT})`;

export interface ReconciliationRow extends Result {
  startedAt: Date;
  finishedAt: Date;
  fault: string | null;
}

export const latest = (db: Db) => db<ReconciliationRow[]>`
  select started_at as "startedAt", finished_at as "finishedAt", compared, found, differences, balances, fault
  from reconciliations where finished_at is not null order by started_at desc limit 1`;

export const running = (db: Db) => db`
  select from reconciliations where finished_at is null and alive_at >= now() - ${SILENCE}::interval`;

export const state = (db: Db) => db<({ isRunning: boolean } & (ReconciliationRow | { startedAt: null }))[]>`
  select exists (${running(db)}) as "isRunning", latest.*
  from (values (true)) always left join (${latest(db)}) latest on true`;
