import { accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCluster, writeSettings } from './cluster.ts';
import type { DatabaseTarget } from './connect.ts';
import { findInstallation } from './installation.ts';
import { disownStranger, type Postmaster } from './postmaster.ts';
import { listening, targetOf } from './server-address.ts';
import { launch, runningServer, stopServer } from './server-launch.ts';
import { lock, tryLock } from './start-lock.ts';

export interface EmbeddedServer {
  target: DatabaseTarget;
  /** The server was running already. */
  attached: boolean;
  /** Leaves the server; whoever leaves last stops it. One that is killed leaves too, but the server lives on. */
  stop(): Promise<void>;
}

export type Settings = Record<string, string | number>;

/** Sized for a laptop. What is acknowledged is on disk: fsync stays on. */
const SETTINGS: Settings = {
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '2GB',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors go to the client that caused them; the log keeps the server's own life.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Runs PostgreSQL on a folder, or joins the server that runs on it already. */
export async function startEmbedded({
  dir,
  settings = {},
}: {
  dir: string;
  settings?: Settings;
}): Promise<EmbeddedServer> {
  const home = openHome(dir);
  const turn = await lock(join(home, 'start.lock'), 'alone');
  try {
    const found = await runningServer(join(home, 'cluster'));
    const server = found ?? (await start(home, { ...SETTINGS, ...settings }));
    const use = await lock(join(home, 'users.lock'), 'shared');
    let left: Promise<void> | undefined;
    return {
      target: targetOf(server, home),
      attached: found !== null,
      stop() {
        left ??= leave(home, () => use.release());
        return left;
      },
    };
  } finally {
    turn.release();
  }
}

async function leave(home: string, letGo: () => void) {
  const turn = await lock(join(home, 'start.lock'), 'alone');
  try {
    letGo();
    const last = tryLock(join(home, 'users.lock'), 'alone');
    if (!last) return;
    last.release();
    await stopServer(home);
  } finally {
    turn.release();
  }
}

async function start(home: string, settings: Settings): Promise<Postmaster> {
  const cluster = join(home, 'cluster');
  sweep(home);
  const { bin, user } = findInstallation(home, cluster);
  await createCluster(cluster, bin, home, user);
  disownStranger(cluster);
  writeSettings(cluster, { ...settings, ...(await listening(home, user)) }, user);
  return launch(home, bin, user);
}

/** Folders get their names when they are complete: what an interrupted start left is nothing. */
function sweep(home: string) {
  for (const name of readdirSync(home).filter((name) => name.includes('.partial-')))
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
}

function openHome(dir: string) {
  try {
    mkdirSync(dir, { recursive: true });
    const home = realpathSync(dir);
    for (const folder of [home, join(home, 'cluster')])
      if (existsSync(folder)) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return home;
  } catch (error) {
    throw new Error(
      `The database folder ${dir} is closed to this user: start as its owner, or choose another DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}
