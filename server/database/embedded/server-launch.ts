import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binariesPackage, completeBinaries } from './postgres-binaries.ts';
import { livingPostmaster, type Postmaster } from './postmaster.ts';
import { answers, socketOf, WINDOWS } from './server-address.ts';
import type { ServerUser } from './server-user.ts';

const LOG_LIMIT = 1_000_000;

/** After a crash old workers may still run, and PostgreSQL refuses to start beside them. */
const ORPHANS = /pre-existing shared memory block/;
const PATIENCE = 150;

/** Resolves when the server accepts connections; crash recovery may delay this. */
export async function launch(home: string, bin: string, user: ServerUser): Promise<Postmaster> {
  for (let tries = 1; ; tries++) {
    const output = await tryLaunch(home, bin, user);
    const server = await runningServer(join(home, 'cluster'));
    if (server) return server;
    if (!ORPHANS.test(output) || tries === PATIENCE) throw new Error(`PostgreSQL did not start on ${home}:\n${output}`);
    await pause(200);
  }
}

async function tryLaunch(home: string, bin: string, user: ServerUser): Promise<string> {
  const cluster = join(home, 'cluster');
  const log = openLog(home);
  // On Windows pg_ctl drops administrator rights, which the server refuses.
  const [program, args, options] = WINDOWS
    ? user.command(join(bin, 'pg_ctl'), ['start', '-w', '-D', cluster, '-l', log.file])
    : user.command(join(bin, 'postgres'), ['-D', cluster]);
  const stdio: StdioOptions = ['ignore', log.fd, log.fd];
  // Detached, so that Ctrl-C reaches only the application, which stops the server last.
  const child = spawn(program, args, { ...options, detached: true, windowsHide: true, stdio });
  closeSync(log.fd);
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  while (child.exitCode === null && child.signalCode === null && !fault) {
    if (livingPostmaster(cluster)?.status === 'ready') break;
    await pause(10);
  }
  child.unref();
  return (
    fault?.message ?? readFileSync(log.file).subarray(log.start).toString().trim().split('\n').slice(-10).join('\n')
  );
}

export async function runningServer(cluster: string): Promise<Postmaster | null> {
  for (;;) {
    const server = livingPostmaster(cluster);
    if (!server) return null;
    if (server.status === 'ready') {
      if (await answers(server)) return server;
      // The socket directory was deleted, so no client can connect any more.
      if (!WINDOWS && !existsSync(socketOf(server))) interrupt(server);
    }
    await pause(20);
  }
}

export async function stopServer(home: string) {
  const cluster = join(home, 'cluster');
  const server = livingPostmaster(cluster);
  if (!server) return;
  if (WINDOWS) {
    const bin = join(completeBinaries(binariesPackage(), home), 'bin');
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', cluster]);
  } else {
    interrupt(server);
  }
  while (livingPostmaster(cluster)?.pid === server.pid) await pause(10);
  removeEmpty(server.socketFolder);
}

function removeEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // Another process uses it too.
  }
}

function interrupt(server: Postmaster) {
  try {
    process.kill(server.pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function openLog(home: string) {
  const file = join(home, 'server.log');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const start = size > LOG_LIMIT ? 0 : size;
  return { file, start, fd: openSync(file, start === size ? 'a' : 'w') };
}
