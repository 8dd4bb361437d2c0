import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type DatabaseTarget, type Sql } from '#server/database/connect.ts';
import { type EmbeddedServer, startEmbedded } from '#server/database/embedded/embedded.ts';
import { livingPostmaster } from '#server/database/embedded/postmaster.ts';
import { migrate } from '#server/database/migrate.ts';
import type { TestDatabase } from './database.ts';
import { memoryFolder } from './memory-folder.ts';

export interface Replicated {
  /** The primary's; migrated and empty. */
  database: TestDatabase;
  replica: DatabaseTarget;
  /** To the replica, as superuser. */
  replicaSql: Sql;
  /** SIGKILL; it restarts by itself. */
  killReplica(): void;
}

/** No test data outlives its test. */
const HURRIED = { fsync: 'off', shared_buffers: '64MB', wal_retrieve_retry_interval: '100ms' };

/** A primary and a streaming replica on embedded PostgreSQL. */
export async function replicated(): Promise<Replicated> {
  const folder = memoryFolder('kickstand-replicated-');
  // The servers may run as another user.
  chmodSync(folder, 0o755);
  const [dir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')];
  await (await startEmbedded({ dir, settings: HURRIED })).stop();
  const cluster = join(replicaDir, 'cluster');
  cpSync(join(dir, 'cluster'), cluster, { recursive: true });
  chmodSync(cluster, 0o700);
  writeFileSync(join(cluster, 'standby.signal'), '');

  const primary = await startEmbedded({ dir, settings: HURRIED });
  const following = { primary_conninfo: connectionString(primary.target) };
  const replica = await startEmbedded({ dir: replicaDir, settings: { ...HURRIED, ...following } });
  const [sql, replicaSql] = [connect(primary.target), connect({ ...replica.target, isReplica: true }, { max: 2 })];
  await migrate(sql);
  return {
    database: { target: primary.target, sql, stop: () => end([sql, replicaSql], [replica, primary], folder) },
    replica: { ...replica.target, isReplica: true },
    replicaSql,
    killReplica() {
      const server = livingPostmaster(cluster);
      if (server) process.kill(server.pid, 'SIGKILL');
    },
  };
}

async function end(pools: Sql[], servers: EmbeddedServer[], folder: string) {
  for (const sql of pools) await sql.end({ timeout: 5 });
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
}

function connectionString(target: DatabaseTarget) {
  if ('url' in target) return target.url;
  return `host=${target.host} port=${target.port} user=${target.user}`;
}
