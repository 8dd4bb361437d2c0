import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../server/database/connect.ts';
import { findPrograms } from '../rehearsal/programs.ts';
import { run, type Stage, serve } from '../rehearsal/run.ts';

const INSTALL = `Citus is not installed beside this PostgreSQL. See https://docs.citusdata.com for packages or the source, then name
the folder of its initdb and postgres: CITUS_BIN=/usr/lib/postgresql/17/bin`;
const HOST = '127.0.0.1';
const NAME = 'kickstand';
const SETTINGS = {
  shared_preload_libraries: 'citus',
  'citus.multi_shard_modify_mode': 'sequential',
  'citus.node_conninfo': 'sslmode=prefer',
  listen_addresses: HOST,
  unix_socket_directories: '',
  max_connections: '400',
  // One for each database of a test.
  max_worker_processes: '64',
  shared_buffers: '128MB',
  // For measurements and tests: nothing outlives the cluster.
  fsync: 'off',
  full_page_writes: 'off',
};

interface Place {
  stage: Stage;
  folder: string;
  port: number;
  workers: number;
  shards: number;
  /** The folder of initdb and postgres; the newest installed by default. */
  bin: string | undefined;
}

/** A coordinator and its workers on 127.0.0.1, on successive ports. Returns the coordinator's URL. */
export async function startCluster({ stage, folder, port, workers, shards, bin }: Place): Promise<string> {
  const { initdb, postgres } = bin
    ? { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
    : findPrograms(['initdb', 'postgres']);
  const as = process.getuid?.() === 0 ? { uid: await idOf('-u'), gid: await idOf('-g') } : {};
  // Nodes are clients of each other, and would look for certificates of the user who starts them.
  const options = { cwd: '/', env: { ...process.env, HOME: folder }, ...as };
  const ports = Array.from({ length: workers + 1 }, (_, at) => port + at);
  for (const at of ports.toReversed()) {
    const data = join(folder, `node-${at}`);
    mkdirSync(data);
    if (as.uid !== undefined) chownSync(data, as.uid, as.gid);
    const locale = ['-E', 'UTF8', '--locale', 'C.UTF-8'];
    await run(initdb, ['-D', data, '-U', NAME, '-A', 'trust', ...locale, '--no-sync'], options);
    const settings = Object.entries({ ...SETTINGS, 'citus.shard_count': `${shards}` }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const server = serve(stage, postgres, ['-D', data, '-p', `${at}`, ...settings], options);
    // At once, whoever is connected.
    stage.onEnd(() => process.kill(server.pid, 'SIGINT'));
    await server.says('ready to accept connections').catch((error) => {
      throw new Error(`${error.message}\n${INSTALL}`);
    });
    await onNode(at, 'postgres', (sql) => sql`create database ${sql(NAME)}`);
    await onNode(at, NAME, (sql) => sql`create extension citus`);
  }
  await onNode(port, NAME, async (sql) => {
    await sql`select citus_set_coordinator_host(${HOST}, ${port})`;
    for (const worker of ports.slice(1)) await sql`select citus_add_node(${HOST}, ${worker})`;
  });
  return urlOf(port, NAME);
}

const urlOf = (port: number, database: string) => `postgres://${NAME}@${HOST}:${port}/${database}?plan_cache_mode=auto`;

async function onNode(port: number, database: string, work: (sql: ReturnType<typeof connect>) => PromiseLike<unknown>) {
  const sql = connect({ url: urlOf(port, database) }, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

const idOf = async (which: string) => Number(await run('id', [which, 'postgres']));
