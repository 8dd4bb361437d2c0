import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../server/database/connect.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import { findPrograms } from './rehearsal/programs.ts';
import { run, Stage, serve } from './rehearsal/run.ts';
import { sellABike } from './upgrade/flows.ts';

/** Rehearses point-in-time recovery of docs/production.md with Debian's PostgreSQL and pgbackrest, on 127.0.0.1 only. */
const ROOT = join(import.meta.dirname, '..');
const port = Number(process.env.POINT_IN_TIME_PORT ?? 43_400);
const programs = findPrograms(['initdb', 'postgres', 'pgbackrest'], 'apt-get install postgresql pgbackrest');
const stage = new Stage();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-point-in-time-'));
stage.onEnd(() => rmSync(folder, { recursive: true, force: true }));
const [data, repository, socket] = ['data', 'repository', 'socket'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const config = join(folder, 'pgbackrest.conf');
const id = (which: string) => Number(execFileSync('id', [which, 'postgres']));
const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
const options = { cwd: '/', env: { ...process.env }, ...owner };
const url = `postgres://kickstand@127.0.0.1:${port}/postgres`;
const pgbackrest = (...words: string[]) =>
  run(programs.pgbackrest, [`--config=${config}`, '--stanza=kickstand', '--log-level-console=warn', ...words], options);

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const done = await work();
  console.log(`${what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  return done;
}

try {
  await rehearse();
  console.log('The recovery succeeded.');
} finally {
  await stage.end();
}

async function rehearse() {
  await step('A cluster archives its WAL', async () => {
    for (const path of [folder, data, repository, socket, join(folder, 'log')]) {
      mkdirSync(path, { recursive: true });
      if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid);
    }
    chmodSync(folder, 0o755);
    writeFileSync(
      config,
      `[global]
repo1-path=${repository}
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=for-the-rehearsal-only
log-path=${join(folder, 'log')}
lock-path=${join(folder, 'log')}
spool-path=${join(folder, 'log')}
start-fast=y
[kickstand]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${socket}
pg1-user=kickstand
`,
    );
    await run(programs.initdb, ['-D', data, '-U', 'kickstand', '-A', 'trust', '-E', 'UTF8'], options);
    writeFileSync(
      join(data, 'postgresql.auto.conf'),
      `port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${socket}'
archive_mode = on
archive_timeout = 60
archive_command = '${programs.pgbackrest} --config=${config} --stanza=kickstand archive-push %p'
`,
    );
  });
  let server = await startServer();
  await step('The stanza is made and checked', async () => {
    await pgbackrest('stanza-create');
    await pgbackrest('check');
  });

  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'market'), DEMO: 'on' };
  let market = await step('The market runs with its demo', () => startMarketplace(env));
  const people = {
    seller: await newcomer(market.url, 'seller'),
    buyer: await newcomer(market.url, 'buyer'),
  };
  await sellABike(market.url, market.url, people);
  await step('A full backup while it runs', () => pgbackrest('backup', '--type=full'));
  const kept = await sellABike(market.url, market.url, people);
  const before = await counts();
  await pause(1_000);
  const [moment] = await ask<{ now: string }>('select now()::text as now');
  await pause(1_000);
  const spoilt = await step('After the moment a bike is sold, and somebody deletes what they should not', async () => {
    const after = await sellABike(market.url, market.url, people);
    await ask('delete from messages');
    await ask('delete from saved_searches');
    return after;
  });
  assert.equal(await market.finish(), 0);
  assert.notDeepEqual(await counts(), before);

  await step(`The cluster goes back to ${moment?.now}`, async () => {
    await server.stop();
    await pgbackrest('--delta', '--type=time', `--target=${moment?.now}`, '--target-action=promote', 'restore');
    server = await startServer();
    while ((await ask<{ waits: boolean }>('select pg_is_in_recovery() as waits'))[0]?.waits) await pause(100);
  });
  assert.deepEqual(await counts(), before, 'the rows of that moment');
  const bookings = (await ask<{ id: string }>('select id from bookings')).map(({ id }) => id);
  assert.deepEqual([bookings.includes(kept), bookings.includes(spoilt)], [true, false]);
  const command = (script: string) =>
    run(process.execPath, [join(ROOT, `scripts/${script}.ts`)], { env: { ...process.env, ...env } });
  await step('The audit is as it was written', () => command('audit-verify'));
  market = await step('The market runs on it, and sells', async () => {
    const again = await startMarketplace(env);
    await sellABike(again.url, again.url, people);
    return again;
  });
  assert.equal(await market.finish(), 0);
  const books = await command('reconcile');
  console.log(`  ${books.trim().split('\n').at(-1)}`);
}

async function startServer() {
  const started = serve(stage, programs.postgres, ['-D', data], options);
  await started.says('ready to accept connections');
  return started;
}

/** What the deletion touches, and what it does not. */
async function counts() {
  return ask(`select (select count(*) from messages) as messages, (select count(*) from saved_searches) as searches,
    (select count(*) from bookings) as bookings, (select count(*) from ledger) as ledger`);
}

async function ask<T>(text: string): Promise<T[]> {
  const sql = connect({ url }, { max: 1 });
  try {
    return [...(await sql.unsafe(text))] as T[];
  } finally {
    await sql.end();
  }
}
