import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canEnter, canRun, entrust, serverUsers } from '#server/database/embedded/server-user.ts';

const USER = 'kickstand';
/** Where systems put the programs of PostgreSQL's server packages. */
const PACKAGES = [
  '/usr/lib/postgresql/*/bin/pg_basebackup',
  '/usr/pgsql-*/bin/pg_basebackup',
  '/opt/homebrew/opt/postgresql@*/bin/pg_basebackup',
];

export interface Server {
  url: string;
  start(): void;
  /** As a power cut would. */
  kill(): void;
  stop(): void;
}

/** A primary and a streaming replica of it, of the newest PostgreSQL that is installed. */
export async function openServers() {
  const bin = installed();
  const room = mkdtempSync(join(tmpdir(), 'kickstand-replica-'));
  chmodSync(room, 0o755);
  const user = serverUsers(room).find((one) => canEnter(one, [room]) && canRun(one, join(bin, 'postgres')));
  if (!user) throw new Error(`Nobody here can run ${bin}/postgres in ${room}`);
  entrust(room, user);
  const run = (program: string, ...args: string[]) => {
    const [command, given, options] = user.command(join(bin, program), args);
    // A started server would keep a pipe open.
    const { status } = spawnSync(command, given, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${program} ended with ${status}; see ${room}`);
  };

  const serverOn = (dir: string, port: number): Server => {
    const settings = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`];
    appendFileSync(join(dir, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
    const control = (...args: string[]) => run('pg_ctl', '-D', dir, '-l', `${dir}.log`, '-w', ...args);
    return {
      url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
      start: () => control('start'),
      kill: () => control('stop', '-m', 'immediate'),
      stop: () => control('stop', '-m', 'fast'),
    };
  };

  const [dir, replicaDir] = [join(room, 'primary'), join(room, 'replica')];
  run('initdb', '-D', dir, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions');
  const primary = serverOn(dir, await freePort());
  primary.start();
  run('pg_basebackup', '-D', replicaDir, '-R', '-X', 'stream', '-c', 'fast', '-d', primary.url);
  const replica = serverOn(replicaDir, await freePort());
  replica.start();
  return {
    primary,
    replica,
    stop() {
      try {
        replica.stop();
      } finally {
        primary.stop();
        rmSync(room, { recursive: true });
      }
    },
  };
}

function installed() {
  const programs = globSync(PACKAGES).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const newest = programs.at(-1);
  if (!newest) throw new Error('This needs the server packages of PostgreSQL, version 15 or newer: pg_basebackup');
  return dirname(newest);
}

async function freePort() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
