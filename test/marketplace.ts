import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MAIN } from '../scripts/build.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { newDataFolder } from './data-folder.ts';

export interface Marketplace {
  url: string;
  dataDir: string;
  pid(): number;
  /** SIGKILL. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** SIGTERM; returns the exit code. */
  finish(): Promise<number | null>;
}

/** Runs `npm start` in a process, with a new or given data folder. */
export async function startMarketplace(
  env: Record<string, string> = {},
  said: (text: string) => void = () => {},
  main = MAIN,
): Promise<Marketplace> {
  const dataDir = env.DATA_DIR ?? newDataFolder(env.DEMO ?? 'on');
  const port = await freePort();
  const variables: NodeJS.ProcessEnv = {
    ...process.env,
    // Not the test run's server.
    DATABASE_URL: '',
    RATE_LIMIT: 'off',
    // Tests list the same bike with the same photo again and again.
    LISTING_CHECKS: 'off',
    LISTING_NEW_SELLER: '10000',
    DEAL_UNPAID_BOOKINGS: '10000',
    DEAL_AGAIN_HOURS: '0',
    DEAL_LETTERS_AN_HOUR: '10000',
    LOG_LEVEL: 'warn',
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  let child: ChildProcess | undefined;
  const launch = async () => {
    child = await launched(main, variables, said);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    const [code] = await once(child, 'exit');
    return code as number | null;
  };
  await launch();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => child?.pid ?? 0,
    kill: async () => void (await end('SIGKILL')),
    restart: launch,
    finish: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      // A killed process leaves its database running.
      if (!variables.DATABASE_URL) await (await startEmbedded({ dir: join(dataDir, 'postgres') })).stop();
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launched(main: string, env: NodeJS.ProcessEnv, said: (text: string) => void) {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((ready, fail) => {
    child.once('exit', (code) => fail(new Error(`The marketplace ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said(text);
      if (text.includes('Kickstand is ready')) ready();
    });
  });
  child.removeAllListeners('exit');
  return child;
}

/** Below the ephemeral range, so that no other process gets it before the start. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  await new Promise((done) => server.close(done));
  return port;
}
