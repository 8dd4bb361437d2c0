import type { Db, Sql } from '../connect.ts';
import { MIGRATION_LOCK } from '../migrate.ts';
import { RefusedStart } from '../refused-start.ts';
import { placementOf } from './placement.ts';
import { carryOut, planOf, type Step } from './plan.ts';
import { type Cluster, cluster, isMarketplaceRunning, othersTables, tables } from './queries.ts';

const OLDEST_CITUS = 12;

/** Turns the tables into those of a Citus cluster, a transaction each; begun again, it goes on. Returns the steps. */
export async function distribute(sql: Sql, { isPlanOnly = false, tell = (_: Step) => {} } = {}): Promise<Step[]> {
  const db = await sql.reserve();
  try {
    // A marketplace that starts meanwhile waits for this lock.
    const [lock] = await db<{ mine: boolean }[]>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as mine`;
    if (!lock?.mine) throw new RefusedStart('The database is being migrated or distributed: try again afterwards.');
    const faults = await faultsOf(db);
    if (faults.length) throw new RefusedStart(faults.join('\n'));
    const steps = await planOf(db);
    for (const step of steps) {
      tell(step);
      if (!isPlanOnly) await inTransaction(db, () => carryOut(db, step));
    }
    return steps;
  } finally {
    await db`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => {});
    db.release();
  }
}

async function inTransaction(db: Db, work: () => Promise<void>) {
  await db`begin`;
  try {
    await work();
    await db`commit`;
  } catch (error) {
    await db`rollback`.catch(() => {});
    throw error;
  }
}

/** All that stands against it, before anything is changed. */
async function faultsOf(db: Db): Promise<string[]> {
  const unknown = (await tables(db)).filter((table) => !placementOf(table));
  const others = await othersTables(db);
  return [
    ...clusterFaults(await cluster(db)),
    ...unknown.map((table) => `${table} is no table of the marketplace: move it to another schema.`),
    ...others.map(({ name, owner }) => `${name} belongs to ${owner}: use that user.`),
    ...((await isMarketplaceRunning(db)) ? ['The marketplace is running on this database: stop it first.'] : []),
  ];
}

export function clusterFaults({ version, workers, hasCoordinator, isSequential, plansWithValues }: Cluster): string[] {
  if (!version)
    return ['This database has no Citus: `create extension citus` here and in a database of this name on each worker.'];
  return [
    ...(Number.parseInt(version, 10) < OLDEST_CITUS ? [`Citus ${version} is too old: ${OLDEST_CITUS} or newer.`] : []),
    ...(hasCoordinator ? [] : ["The coordinator has no address: select citus_set_coordinator_host('…')."]),
    ...(isSequential
      ? []
      : ["The coordinator takes shards at once: alter system set citus.multi_shard_modify_mode = 'sequential'."]),
    ...(plansWithValues ? [] : ['The search could not be planned: append ?plan_cache_mode=auto to DATABASE_URL.']),
    ...(workers > 0 ? [] : ["There is no worker: select citus_add_node('…', 5432)."]),
  ];
}
