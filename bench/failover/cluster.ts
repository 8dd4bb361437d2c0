import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { findPrograms } from '../../scripts/rehearsal/programs.ts';
import { run } from '../../scripts/rehearsal/run.ts';
import { HOST, type Machine } from './network.ts';
import { patroniSettings } from './patroni-settings.ts';

export const PROGRAMS = ['ip', 'iptables', 'setpriv', 'etcd', 'patroni', 'pg_controldata'] as const;
export type Programs = ReturnType<typeof findPrograms<(typeof PROGRAMS)[number]>>;
export const INSTALL = 'apt-get install patroni etcd-server postgresql iproute2 iptables haproxy pgbouncer';

const DISK_MB = 700;
const ETCD_PORT = 22_379;
export const PATRONI_PORT = 8008;

interface Status {
  role: string;
  state: string;
  sync_standby?: boolean;
  server_version?: number;
}

/** A member of the cluster: Patroni and its PostgreSQL, on a machine and a small disk of their own. */
export class Member {
  readonly machine: Machine;
  readonly folder: string;
  readonly #start: () => ChildProcess;
  #patroni: ChildProcess | undefined;

  constructor(machine: Machine, folder: string, start: () => ChildProcess) {
    this.machine = machine;
    this.folder = folder;
    this.#start = start;
  }

  start() {
    this.#patroni = this.#start();
  }

  get place() {
    return `${this.machine.address}:5432`;
  }

  async status(): Promise<Status | undefined> {
    try {
      const answer = await fetch(`http://${this.machine.address}:${PATRONI_PORT}/patroni`, {
        signal: AbortSignal.timeout(1_000),
      });
      return (await answer.json()) as Status;
    } catch {
      return undefined;
    }
  }

  #postmaster(): number | undefined {
    const file = join(this.folder, 'data/postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  }

  /** Patroni first, lest it restart what is killed after it. */
  kill() {
    const postmaster = this.#postmaster();
    for (const pid of [this.#patroni?.pid, postmaster]) if (pid) signal(pid, 'SIGKILL');
  }

  /** Without a packet that says so. */
  async loseMachine() {
    await this.machine.partition();
    await this.#signal('SIGKILL');
  }

  /** The whole machine, Patroni too. */
  freeze = () => this.#signal('SIGSTOP');
  wake = () => this.#signal('SIGCONT');

  async #signal(name: NodeJS.Signals) {
    const pids = await run('ip', ['netns', 'pids', this.machine.name]);
    for (const pid of pids.split('\n').filter(Boolean)) signal(Number(pid), name);
  }

  async stop() {
    const child = this.#patroni;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await Promise.race([once(child, 'exit'), pause(20_000)]);
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export class Cluster {
  readonly members: readonly Member[];
  readonly #endings: (() => unknown)[] = [];

  private constructor(members: Member[], endings: (() => unknown)[]) {
    this.members = members;
    this.#endings = endings;
  }

  /** etcd, and a Patroni member on each machine, with synchronous replication. */
  static async start(folder: string, machines: readonly Machine[], programs: Programs): Promise<Cluster> {
    const user = { uid: await idOf('-u'), gid: await idOf('-g') };
    const endings: (() => unknown)[] = [];
    const log = (name: string) => openSync(join(folder, `${name}.log`), 'a');
    const etcd = join(folder, 'etcd');
    mkdirSync(etcd, { mode: 0o700 });
    const urls = [`http://${HOST}:${ETCD_PORT}`, `http://${HOST}:${ETCD_PORT + 1}`];
    const flags = [
      ...['--name', 'one', '--data-dir', etcd, '--unsafe-no-fsync', '--initial-cluster', `one=${urls[1]}`],
      ...['--listen-client-urls', urls[0], '--advertise-client-urls', urls[0]],
      ...['--listen-peer-urls', urls[1], '--initial-advertise-peer-urls', urls[1]],
    ] as string[];
    const store = spawn(programs.etcd, flags, { stdio: ['ignore', log('etcd'), log('etcd')] });
    endings.push(() => store.kill('SIGKILL'));
    const members = machines.map((machine) => {
      const home = join(folder, machine.name);
      mkdirSync(home);
      endings.push(() => run('umount', [home]));
      const settings = join(folder, `${machine.name}.json`);
      const bin = dirname(programs.pg_controldata);
      writeFileSync(
        settings,
        patroniSettings({ machine, home, bin, etcd: `${HOST}:${ETCD_PORT}`, port: PATRONI_PORT }),
      );
      return new Member(machine, home, () => {
        const as = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
        const output = log(machine.name);
        return spawn(programs.ip, [...machine.on, ...as, programs.patroni, settings], {
          cwd: '/',
          env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
          stdio: ['ignore', output, output],
        });
      });
    });
    const cluster = new Cluster(members, endings);
    for (const { folder: home } of members) {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'none', home]);
      chownSync(home, user.uid, user.gid);
    }
    members[0]?.start();
    await cluster.until(async () => (await cluster.leader()) !== undefined);
    for (const member of members.slice(1)) member.start();
    await cluster.healthy();
    return cluster;
  }

  async leader(): Promise<Member | undefined> {
    const found = await Promise.all(this.members.map(async (member) => ({ member, is: await member.status() })));
    return found.find(({ is }) => is && ['master', 'primary'].includes(is.role) && is.state === 'running')?.member;
  }

  /** One leader, and a synchronous standby for it. */
  async healthy(withinSeconds = 180) {
    await this.until(async () => {
      const states = await Promise.all(this.members.map((member) => member.status()));
      const isSound = states.every((is) => is && ['running', 'streaming'].includes(is.state));
      return isSound && states.filter((is) => is?.sync_standby).length === this.members.length - 1;
    }, withinSeconds);
  }

  async until(holds: () => Promise<boolean>, withinSeconds = 120) {
    const end = performance.now() + withinSeconds * 1_000;
    while (!(await holds())) {
      if (performance.now() > end) throw new Error('The cluster did not get there');
      await pause(200);
    }
  }

  async stop() {
    for (const member of this.members) {
      await member.wake();
      await member.stop();
      member.kill();
    }
    await pause(500);
    while (this.#endings.length) await Promise.resolve(this.#endings.pop()?.()).catch(() => {});
  }
}

const idOf = async (which: string) => Number(await run('id', [which, 'postgres']));

export const forget = (folder: string) => rmSync(folder, { recursive: true, force: true });
