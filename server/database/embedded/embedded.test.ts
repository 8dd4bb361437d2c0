import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type DatabaseTarget } from '../connect.ts';
import { startEmbedded } from './embedded.ts';
import { binariesPackage, completeBinaries } from './postgres-binaries.ts';
import { livingPostmaster } from './postmaster.ts';
import { canEnter, canRun, entrust, type ServerUser, serverUsers } from './server-user.ts';

const asRoot = process.getuid?.() === 0;
const self: ServerUser = { command: (program, args) => [program, args, {}] };
const here = (file: string) => new URL(file, import.meta.url).href;
const clusterOf = (dir: string) => join(dir, 'cluster');

const MODULE = ['--input-type=module', '--eval'];
const LIVING = `
  const { startEmbedded } = await import('${here('./embedded.ts')}');
  const { connect } = await import('${here('../connect.ts')}');
  const server = await startEmbedded({ dir: process.argv[1] });
  console.log(JSON.stringify({ target: server.target, attached: server.attached }));
  process.stdin.resume().once('end', () => server.stop());
`;
const WRITING = `
  const sql = connect(server.target, { max: 1 });
  await sql\`create table written (number int)\`;
  for (let number = 1; ; number++) {
    await sql\`insert into written values (\${number})\`;
    console.log('wrote ' + number);
  }
`;

let room: string;
const tenants: Tenant[] = [];

before(() => {
  room = mkdtempSync(join(tmpdir(), 'kickstand-embedded-'));
  chmodSync(room, 0o755);
});
after(async () => {
  await Promise.all(tenants.map((tenant) => tenant.kill()));
  for (const dir of readdirSync(room)) {
    const leftByFault = livingPostmaster(clusterOf(join(room, dir)));
    if (leftByFault) process.kill(leftByFault.pid, 'SIGQUIT');
  }
  rmSync(room, { recursive: true, maxRetries: 10 });
});

test('a new folder gets a durable server, and a stop leaves nothing running', async () => {
  const dir = join(room, 'new');
  const first = await startEmbedded({ dir });
  assert.equal(first.attached, false);
  const sql = connect(first.target, { max: 1 });
  const [found] = await sql`select current_setting('server_version_num')::int / 10000 as version,
    current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
    (select datlocale from pg_database where datname = current_database()) as locale`;
  assert.deepEqual({ ...found }, { version: 18, fsync: 'on', checksums: 'on', locale: 'C.UTF-8' });
  await sql`create table kept as select 42 as answer`;
  await Promise.all([first.stop(), first.stop()]);
  assert.equal(livingPostmaster(clusterOf(dir)), null);
  await assert.rejects(async () => await sql`select 1`);

  const second = await startEmbedded({ dir });
  assert.equal(second.attached, false);
  assert.deepEqual([...(await sql`select answer from kept`)], [{ answer: 42 }], 'the same pool finds the server again');
  await sql.end();
  await second.stop();
});

test('a server that outlived its owner is joined, with all that was acknowledged', async () => {
  const dir = join(room, 'outlived');
  const owner = new Tenant(dir, self, WRITING);
  await owner.says((line) => line === 'wrote 200');
  await owner.kill();
  const acknowledged = owner.lines.filter((line) => line.startsWith('wrote')).length;

  const server = await startEmbedded({ dir });
  assert.equal(server.attached, true);
  assert.ok((await count(server.target)) >= acknowledged);
  await server.stop();
  assert.equal(livingPostmaster(clusterOf(dir)), null, 'whoever leaves last stops the server');
});

test('a server killed with its owner comes back with all that was acknowledged', async () => {
  const dir = join(room, 'killed');
  const owner = new Tenant(dir, self, WRITING);
  await owner.says((line) => line === 'wrote 200');
  const busy = connect((await owner.arrival()).target, { max: 1 });
  const outcome = busy`select count(*) from generate_series(1, 5000000)`.catch((error: Error) => error);
  await pause(200);
  const postmaster = livingPostmaster(clusterOf(dir));
  assert.ok(postmaster);
  process.kill(postmaster.pid, 'SIGKILL');
  await owner.kill();
  const acknowledged = owner.lines.filter((line) => line.startsWith('wrote')).length;

  const server = await startEmbedded({ dir });
  assert.equal(server.attached, false, 'workers of the dead server were waited for');
  assert.ok((await count(server.target)) >= acknowledged);
  await outcome;
  await busy.end();
  await server.stop();
});

test('a server that ends under its users is started again, and their pools find it', async () => {
  const dir = join(room, 'revived');
  const server = await startEmbedded({ dir });
  const sql = connect(server.target, { max: 1 });
  await sql`create table kept as select 42 as answer`;
  const ended = livingPostmaster(clusterOf(dir));
  assert.ok(ended);
  process.kill(ended.pid, 'SIGKILL');
  while ([undefined, ended.pid].includes(livingPostmaster(clusterOf(dir))?.pid)) await pause(20);
  let found: unknown[] = [];
  while (found.length === 0) found = await sql`select answer from kept`.catch(() => pause(20, []));
  assert.deepEqual([...found], [{ answer: 42 }]);
  await sql.end();
  await server.stop();
});

test('two first starts at once share one server, and the last to leave stops it', async () => {
  const dir = join(room, 'twins');
  const twins = [new Tenant(dir), new Tenant(dir)] as const;
  const joined = await Promise.all(twins.map((twin) => twin.arrival()));
  assert.deepEqual(joined.map(({ attached }) => attached).sort(), [false, true]);
  assert.deepEqual(joined[0]?.target, joined[1]?.target);
  await twins[0].leave();
  assert.ok(livingPostmaster(clusterOf(dir)));
  await twins[1].leave();
  assert.equal(livingPostmaster(clusterOf(dir)), null);
});

test('a pid file whose pid now belongs to a stranger does not stop the start', async () => {
  const dir = join(room, 'stranger');
  await (await startEmbedded({ dir })).stop();
  const { uid, gid } = statSync(clusterOf(dir));
  // PostgreSQL only respects pids of its own user's processes.
  const stranger = spawn('sleep', ['60'], asRoot ? { uid, gid } : {});
  const file = join(clusterOf(dir), 'postmaster.pid');
  writeFileSync(file, `${stranger.pid}\n${clusterOf(dir)}\n1700000000\n5432\n/tmp\n\n  1 1\nready   \n`);
  const server = await startEmbedded({ dir });
  assert.equal(server.attached, false);
  await server.stop();
  assert.equal(stranger.exitCode ?? stranger.signalCode, null, 'the stranger is left in peace');
  stranger.kill();
});

test('a first start interrupted half-way is made good by the next', async () => {
  const dir = join(room, 'interrupted');
  const owner = new Tenant(dir);
  while (!isHalfMade(dir)) {
    assert.equal(existsSync(clusterOf(dir)), false);
    await pause(5);
  }
  await owner.kill();
  assert.equal(existsSync(clusterOf(dir)), false);
  const server = await startEmbedded({ dir });
  assert.equal(await count(server.target, 'pg_roles where rolsuper'), 1);
  await server.stop();
});

test('a start that fails says why in the words of the server, and the next one works', async () => {
  const dir = join(room, 'faulty');
  await assert.rejects(startEmbedded({ dir, settings: { shared_buffers: 'plenty' } }), /shared_buffers.*plenty/);
  await (await startEmbedded({ dir })).stop();
});

describe('where the package is not as it should be', () => {
  const bare = (name: string) => {
    const folder = join(room, name);
    cpSync(binariesPackage(), folder, { recursive: true, verbatimSymlinks: true });
    for (const { target } of JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')))
      rmSync(join(folder, target), { force: true });
    return folder;
  };

  test('its symlinks are restored', () => {
    const folder = bare('package');
    assert.equal(canRun(self, join(folder, 'native/bin/postgres')), false);
    assert.equal(completeBinaries(folder, room), join(folder, 'native'));
    assert.ok(canRun(self, join(folder, 'native/bin/postgres')));
  });

  test('and where it cannot be written, in a copy', async () => {
    const folder = bare('closed-package');
    const home = join(room, 'copies');
    mkdirSync(home);
    const user = ordinaryUser();
    entrust(home, user);
    chmodSync(join(folder, 'native/lib'), 0o555);
    const copying = `const { completeBinaries } = await import('${here('./postgres-binaries.ts')}');
      console.log(completeBinaries(...process.argv.slice(1)));`;
    const [program, args, options] = user.command(process.execPath, [...MODULE, copying, folder, home]);
    const { stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
    assert.ok(stdout.startsWith(home), stderr);
    assert.ok(canRun(self, join(stdout.trim(), 'bin/postgres')));
    chmodSync(join(folder, 'native/lib'), 0o755);
  });
});

describe('whoever starts it, wherever', () => {
  for (const [who, mode] of [
    ['ordinary', 0o755],
    ['ordinary', 0o700],
    ['self', 0o700],
  ] as const)
    test(`${who} user, parent folder ${mode.toString(8)}`, async () => {
      const user = who === 'self' ? self : ordinaryUser();
      const parent = join(room, `${who}-${mode.toString(8)}`);
      mkdirSync(parent);
      entrust(parent, user);
      chmodSync(parent, mode);
      const tenant = new Tenant(join(parent, 'home'), user);
      const { target, attached } = await tenant.arrival();
      assert.equal(attached, false);
      if (user === self || asRoot) assert.equal(await count(target, 'pg_roles where rolsuper'), 1);
      await tenant.leave();
      assert.equal(tenant.process.exitCode, 0);
    });
});

function isHalfMade(dir: string) {
  const partial = existsSync(dir) && readdirSync(dir).find((name) => name.startsWith('cluster.partial-'));
  return partial && existsSync(join(dir, partial, 'PG_VERSION'));
}

async function count(target: DatabaseTarget, what = 'written') {
  const sql = connect(target, { max: 1 });
  const [row] = await sql.unsafe<{ count: number }[]>(`select count(*) from ${what}`);
  await sql.end();
  return row?.count ?? 0;
}

/** As root the launcher's choice, otherwise the current user. */
function ordinaryUser(): ServerUser {
  const user = serverUsers(join(room, 'nothing')).find(
    (user) => canEnter(user, [room, import.meta.dirname]) && canRun(user, process.execPath),
  );
  assert.ok(user);
  return user;
}

/** Another Node process that holds the server until its stdin ends. */
class Tenant {
  readonly lines: string[] = [];
  readonly process: ChildProcess;

  constructor(dir: string, user = self, work = '') {
    const [program, args, options] = user.command(process.execPath, [...MODULE, LIVING + work, dir]);
    this.process = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface(this.process.stdout as NodeJS.ReadableStream).on('line', (line) => this.lines.push(line));
    tenants.push(this);
  }

  async arrival(): Promise<{ target: DatabaseTarget; attached: boolean }> {
    await this.says((line) => line.startsWith('{'));
    return JSON.parse(this.lines[0] ?? '');
  }

  async says(what: (line: string) => boolean) {
    while (!this.lines.some(what)) {
      assert.ok(this.#isAlive(), 'the process ended before it said so');
      await pause(5);
    }
  }

  leave() {
    this.process.stdin?.end();
    return this.#ended();
  }

  kill() {
    this.process.kill('SIGKILL');
    return this.#ended();
  }

  async #ended() {
    if (this.#isAlive()) await once(this.process, 'close');
  }

  #isAlive() {
    return this.process.exitCode === null && this.process.signalCode === null;
  }
}
