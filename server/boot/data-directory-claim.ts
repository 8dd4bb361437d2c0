import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tryLock } from '../database/embedded/start-lock.ts';
import { RefusedStart } from '../database/refused-start.ts';
import type { Env } from '../env.ts';
import type { Stoppable } from './lifecycle.ts';

type Place = Pick<Env, 'HOST' | 'PORT' | 'DATA_DIR' | 'DATABASE_URL' | 'metrics'>;

/** Fails fast: data directory and port must be free. */
export async function claimAddress(env: Place, running: Stoppable[]) {
  if (!env.DATABASE_URL) claimFolder(env.DATA_DIR, running);
  await tryPort({ host: env.HOST, port: env.PORT, settings: '' });
  if (env.metrics) await tryPort({ ...env.metrics, settings: 'METRICS_' });
}

/**
 * One marketplace per data directory, because its dev services and their keys exist once. With an external database
 * several processes may share the directory.
 */
export function claimFolder(dataDir: string, running: Stoppable[]) {
  const claim = claimOf(dataDir);
  if (!claim)
    throw new RefusedStart(
      `DATA_DIR: another Kickstand is running on ${dataDir}. Stop it first, or choose another folder. For more processes on one folder set WEB_CONCURRENCY.`,
    );
  running.push({ stop: async () => claim.release() });
}

function claimOf(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    return tryLock(join(dataDir, 'market.lock'), 'alone');
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new RefusedStart(`DATA_DIR: ${dataDir} cannot be written to: ${why}`, { cause: error });
  }
}

interface Address {
  host: string;
  port: number;
  /** Prefix of the settings that name it. */
  settings: '' | 'METRICS_';
}

function tryPort(address: Address): Promise<void> {
  return new Promise((free, taken) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => taken(refusal(error, address)));
    server.listen(address.port, address.host, () => server.close(() => free()));
  });
}

function refusal(error: NodeJS.ErrnoException, { host, port, settings }: Address): RefusedStart {
  const [HOST, PORT] = [`${settings}HOST`, `${settings}PORT`];
  const says = (text: string) => new RefusedStart(text, { cause: error });
  switch (error.code) {
    case 'EADDRINUSE':
      return says(`${PORT}: ${port} on ${host} is taken by another program. Stop it, or choose another ${PORT}.`);
    case 'EACCES':
      return says(
        `${PORT}: this user may not listen on ${port}. Choose a ${PORT} from 1024 on, and a proxy before it.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return says(`${HOST}: ${host} is no address of this machine.`);
    default:
      return says(`${HOST}, ${PORT}: ${host}:${port} cannot be listened on: ${error.message}`);
  }
}
