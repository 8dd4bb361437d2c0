import { connect, type DatabaseTarget, type Sql } from '#server/database/connect.ts';
import { distribute } from '#server/database/distribution/distribute.ts';

/** The workers, when this is the coordinator of a Citus cluster. */
export async function clusterOf(db: Sql): Promise<DatabaseTarget[]> {
  const [citus] = await db<{ exists: boolean }[]>`select to_regclass('pg_catalog.pg_dist_node') is not null as exists`;
  if (!citus?.exists) return [];
  const nodes = await db<{ host: string; port: number; user: string }[]>`
    select nodename as host, nodeport as port, current_user::text as user from pg_dist_node
    where noderole = 'primary' and groupid > 0 order by nodeport`;
  return nodes.map((node) => ({ ...node, database: 'postgres' }));
}

/** Makes a cluster of the databases, and distributes the tables of the first. */
export async function distributed(coordinator: DatabaseTarget, workers: DatabaseTarget[]) {
  for (const node of [coordinator, ...workers]) await on(node, (sql) => sql`create extension citus`);
  await on(coordinator, async (sql) => {
    const [own] = await sql`select inet_server_addr()::text as address, inet_server_port() as port`;
    await sql`select citus_set_coordinator_host(${own?.address.split('/')[0]}, ${own?.port})`;
    for (const { host, port } of workers as { host: string; port: number }[])
      await sql`select citus_add_node(${host}, ${port})`;
    await distribute(sql);
  });
}

/** Citus' own connections keep a database from being a template. */
export async function leaveAlone(db: Sql, name: string) {
  await db`alter database ${db(name)} allow_connections false`;
  await db`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
}

async function on(target: DatabaseTarget, run: (sql: Sql) => PromiseLike<unknown>) {
  const sql = connect(target, { max: 1 });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
