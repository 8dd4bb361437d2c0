import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, type DatabaseTarget, type Sql } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { clusterOf, distributed, leaveAlone } from './cluster.ts';
import { memoryFolder } from './memory-folder.ts';

const VARIABLE = 'KICKSTAND_TEST_DATABASE';

/** No test data outlives the run, and most statements run once or twice: a plan for each costs more than they do. */
const HURRIED = {
  fsync: 'off',
  full_page_writes: 'off',
  plan_cache_mode: 'force_generic_plan',
  max_connections: 600,
  shared_buffers: '128MB',
};
/** Each plans its statements anew. A test holds five at once; production has eight. */
const CONNECTIONS = 5;

/** The server, and the migrated template of every test database. */
interface Workshop {
  /** Of a Citus cluster the coordinator, before its workers: each has a database of the same name. */
  nodes: [DatabaseTarget, ...DatabaseTarget[]];
  template: string;
}

export interface TestDatabase {
  target: DatabaseTarget;
  sql: Sql;
  stop(): Promise<void>;
}

/** A migrated, empty copy, on the test run's server or one of this process. */
export async function testDatabase(): Promise<TestDatabase> {
  const { workshop, leave } = await enterWorkshop();
  const name = `kickstand_test_${randomBytes(6).toString('hex')}`;
  await everywhere(
    workshop,
    (db) => db`create database ${db(name)} template ${db(workshop.template)} strategy file_copy`,
  );
  const target = within(workshop.nodes[0], name);
  const sql = connect(target, { max: CONNECTIONS });
  return {
    target,
    sql,
    async stop() {
      await sql.end({ timeout: 5 });
      await everywhere(workshop, (db) => db`drop database ${db(name)} with (force)`);
      await leave();
    },
  };
}

/** `DATABASE_URL`'s server, else an embedded one; `env` is for the test processes. */
export async function startTestServer(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const { workshop, stop } = await openWorkshop();
  return { env: { [VARIABLE]: JSON.stringify(workshop) }, stop };
}

let opened: ReturnType<typeof openWorkshop> | undefined;
let guests = 0;

async function enterWorkshop() {
  const shared = process.env[VARIABLE];
  if (shared) return { workshop: JSON.parse(shared) as Workshop, leave: async () => {} };
  guests++;
  opened ??= openWorkshop();
  const { workshop, stop } = await opened;
  const leave = async () => {
    if (--guests > 0) return;
    opened = undefined;
    await stop();
  };
  return { workshop, leave };
}

async function openWorkshop() {
  const server = await openServer();
  const template = `kickstand_template_${randomBytes(6).toString('hex')}`;
  const workshop: Workshop = { nodes: [server.target, ...(await command(server.target, clusterOf))], template };
  await everywhere(workshop, (db) => db`create database ${db(template)}`);
  const [coordinator, ...workers] = workshop.nodes.map((node) => within(node, template)) as Workshop['nodes'];
  await command(coordinator, migrate);
  if (workers.length) await distributed(coordinator, workers);
  if (workers.length) await everywhere(workshop, (db) => leaveAlone(db, template));
  return {
    workshop,
    async stop() {
      await everywhere(workshop, (db) => db`drop database ${db(template)} with (force)`);
      await server.stop();
    },
  };
}

const everywhere = ({ nodes }: Workshop, run: (db: Sql) => PromiseLike<unknown>) =>
  Promise.all(nodes.map((node) => command(node, run)));

async function openServer(): Promise<{ target: DatabaseTarget; stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { target: { url: process.env.DATABASE_URL }, stop: async () => {} };
  const dir = memoryFolder('kickstand-test-');
  // The server may run as another user.
  chmodSync(dir, 0o755);
  const { target, stop } = await startEmbedded({ dir, settings: HURRIED });
  return {
    target,
    async stop() {
      await stop();
      rmSync(dir, { recursive: true });
    },
  };
}

function within(target: DatabaseTarget, database: string): DatabaseTarget {
  if (!('url' in target)) return { ...target, database };
  const url = new URL(target.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

async function command<T>(target: DatabaseTarget, run: (db: Sql) => PromiseLike<T>): Promise<T> {
  const db = connect(target, { max: 1 });
  try {
    return await run(db);
  } finally {
    await db.end();
  }
}
