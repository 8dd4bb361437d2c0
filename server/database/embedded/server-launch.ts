import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binariesPackage, completeBinaries } from './postgres-binaries.ts';
import { livingPostmaster, type Postmaster } from './postmaster.ts';
import { answers, socketOf, WINDOWS } from './server-address.ts';
import type { ServerUser } from './server-user.ts';

const LOG_LIMIT = 1_000_000;

/** After a crash the old server's workers may still be at it, and PostgreSQL rightly refuses to start beside them. */
const ORPHANS = /pre-existing shared memory block/;
const PATIENCE = 150;

/** Starts the server and waits until it answers; recovery after a crash may take its time. */
export async function launch(home: string, bin: string, user: ServerUser): Promise<Postmaster> {
  for (let tries = 1; ; tries++) {
    const said = await tryLaunch(home, bin, user);
    const server = await runningServer(join(home, 'cluster'));
    if (server) return server;
    if (!ORPHANS.test(said) || tries === PATIENCE) throw new Error(`PostgreSQL did not start on ${home}:\n${said}`);
    await pause(200);
  }
}

/** Comes back when the server is ready, or gone; with the last it said. */
async function tryLaunch(home: string, bin: string, user: ServerUser): Promise<string> {
  const cluster = join(home, 'cluster');
  const log = openLog(home);
  // On Windows pg_ctl sheds an administrator's rights, which the server refuses to run with.
  const [program, args, options] = WINDOWS
    ? user.command(join(bin, 'pg_ctl'), ['start', '-w', '-D', cluster, '-l', log.file])
    : user.command(join(bin, 'postgres'), ['-D', cluster]);
  const stdio: StdioOptions = ['ignore', log.fd, log.fd];
  // Detached: Ctrl-C in a terminal is for the application, which stops the server when it is done with it.
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

/** The server that answers on the folder, once it has made up its mind: one that starts is awaited, one that stops too. */
export async function runningServer(cluster: string): Promise<Postmaster | null> {
  for (;;) {
    const server = livingPostmaster(cluster);
    if (!server) return null;
    if (server.status === 'ready') {
      if (await answers(server)) return server;
      // Somebody swept the temporary folder: nobody can reach this server any more.
      if (!WINDOWS && !existsSync(socketOf(server))) interrupt(server);
    }
    await pause(20);
  }
}

/** A clean stop that does not wait for clients to leave. */
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
    // Not ours alone, then: it stays.
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
