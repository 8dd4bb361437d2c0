import { accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseTarget } from '../connect.ts';
import { createCluster } from './data-directory.ts';
import { findInstallation } from './installation.ts';
import { disownStranger, livingPostmaster, type Postmaster } from './postmaster.ts';
import { listening, targetOf } from './server-address.ts';
import { launch, runningServer, stopServer } from './server-launch.ts';
import { LAPTOP, type Settings, writeSettings } from './server-settings.ts';
import { type Lock, lock, tryLock } from './start-lock.ts';

export interface EmbeddedServer {
  target: DatabaseTarget;
  attached: boolean;
  /** The last holder stops the server. A killed holder releases it, but the server keeps running. */
  stop(): Promise<void>;
}

const LOOK_AFTER_MS = 500;

interface Place {
  dir: string;
  settings?: Settings;
}

export async function startEmbedded({ dir, settings = {} }: Place): Promise<EmbeddedServer> {
  const home = openHome(dir);
  const wanted = { ...LAPTOP, ...settings };
  const turn = await lock(join(home, 'start.lock'), 'alone');
  try {
    const found = await runningServer(join(home, 'cluster'));
    const server = found ?? (await start(home, wanted));
    const use = await lock(join(home, 'users.lock'), 'shared');
    const care = setInterval(() => revive(home, wanted), LOOK_AFTER_MS);
    care.unref();
    let left: Promise<void> | undefined;
    return {
      target: targetOf(server, home),
      attached: found !== null,
      stop() {
        clearInterval(care);
        left ??= leave(home, () => use.release());
        return left;
      },
    };
  } finally {
    turn.release();
  }
}

/** Restarts a server that died under its holders; the first to notice does it. */
async function revive(home: string, settings: Settings) {
  const cluster = join(home, 'cluster');
  let turn: Lock | null = null;
  try {
    if (livingPostmaster(cluster)) return;
    turn = tryLock(join(home, 'start.lock'), 'alone');
    if (turn && !livingPostmaster(cluster)) await start(home, settings);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    turn?.release();
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

/** Directories are renamed when complete, so leftovers are ignored. */
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
    const advice = 'start as its owner, or choose another DATA_DIR.';
    throw new Error(`The database folder ${dir} is closed to this user: ${advice}`, { cause: error });
  }
}
