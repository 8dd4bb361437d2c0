import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { findPrograms } from '../../scripts/rehearsal/programs.ts';
import { run } from '../../scripts/rehearsal/run.ts';
import { type Member, PATRONI_PORT } from './cluster.ts';

export const PROXY_PROGRAMS = ['haproxy', 'pgbouncer', 'setpriv'] as const;
type Programs = ReturnType<typeof findPrograms<(typeof PROXY_PROGRAMS)[number]>>;

export const WAYS = ['haproxy', 'pgbouncer-session', 'pgbouncer-transaction'] as const;
export type Way = (typeof WAYS)[number];

const HAPROXY_PORT = 25_432;
const PGBOUNCER_PORT = 26_432;

/** HAProxy asks Patroni who leads; PgBouncer stands before it. On this machine, and stopped with it. */
export async function openProxies(way: Way, folder: string, members: readonly Member[], programs: Programs) {
  const children: ChildProcess[] = [];
  const begin = async (program: string, args: string[], port: number) => {
    const output = openSync(join(folder, `${way}-${port}.log`), 'a');
    children.push(spawn(program, args, { cwd: '/', stdio: ['ignore', output, output] }));
    await listens(port);
  };
  const haproxy = join(folder, 'haproxy.cfg');
  writeFileSync(haproxy, haproxySettings(members));
  await begin(programs.haproxy, ['-db', '-f', haproxy], HAPROXY_PORT);
  if (way !== 'haproxy') {
    const pgbouncer = join(folder, 'pgbouncer.ini');
    writeFileSync(pgbouncer, pgbouncerSettings(way === 'pgbouncer-session' ? 'session' : 'transaction'));
    chownSync(pgbouncer, Number(await run('id', ['-u', 'postgres'])), -1);
    await begin(
      programs.setpriv,
      ['--reuid=postgres', '--regid=postgres', '--clear-groups', programs.pgbouncer, pgbouncer],
      PGBOUNCER_PORT,
    );
  }
  return {
    place: `127.0.0.1:${way === 'haproxy' ? HAPROXY_PORT : PGBOUNCER_PORT}`,
    stop() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** As in docs/failover.md. */
const haproxySettings = (members: readonly Member[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen market
  bind 127.0.0.1:${HAPROXY_PORT}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ machine, place }) => `  server ${machine.name} ${place} check port ${PATRONI_PORT}`).join('\n')}
`;

const pgbouncerSettings = (mode: 'session' | 'transaction') => `
[databases]
* = host=127.0.0.1 port=${HAPROXY_PORT} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PGBOUNCER_PORT}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 500
default_pool_size = 80
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 15
`;

async function listens(port: number) {
  for (let left = 50; left > 0; left--) {
    const open = await new Promise<boolean>((settled) => {
      const socket = connect(port, '127.0.0.1', () => settled(true));
      socket.on('error', () => settled(false)).on('connect', () => socket.destroy());
    });
    if (open) return;
    await pause(200);
  }
  throw new Error(`Nothing listens on port ${port}`);
}
