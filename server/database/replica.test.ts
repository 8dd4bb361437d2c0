import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Replicated, replicated } from '../../test/replicated.ts';
import { Replica } from './replica.ts';

let servers: Replicated;
let replica: Replica;
const reported: boolean[] = [];
before(async () => {
  servers = await replicated();
  replica = new Replica(servers.database.target, servers.replica, { pause: 20 });
  void replica.follow((used) => reported.push(used));
  await servers.database.sql`create table written (number int)`;
});
after(async () => {
  await replica.end();
  await servers.database.stop();
});
beforeEach(untilUsed);

async function untilUsed() {
  while (!(await replica.hasReplayed(0))) await pause(5);
}

async function write() {
  await servers.database.sql`insert into written values (1)`;
  return replica.written();
}

test('it is used, and shows what was written as soon as it has got it', async () => {
  const written = await write();
  while (!(await replica.hasReplayed(written))) await pause(1);
  const [row] = await servers.replicaSql<{ count: number }[]>`select count(*) from written`;
  assert.equal(row?.count, 1);
  assert.equal(await replica.hasReplayed(written + 1e9), false);
});

test('whoever wrote something is not sent to it before it shows that; strangers are, until it is far behind', async () => {
  await servers.replicaSql`select pg_wal_replay_pause()`;
  const written = await write();
  assert.equal(await replica.hasReplayed(written), false);
  assert.equal(await replica.hasReplayed(0), true);
  while (await replica.hasReplayed(0)) await pause(5);
  assert.equal(reported.at(-1), false);
  await servers.replicaSql`select pg_wal_replay_resume()`;
  await untilUsed();
  assert.equal(await replica.hasReplayed(written), true);
});

test('a replica that ended is not used, and used again when it is back', async () => {
  servers.killReplica();
  while (await replica.hasReplayed(0)) await pause(5);
  await untilUsed();
});

test('a replica that falls silent holds up nobody', async () => {
  const written = (await write()) + 1e9;
  const backends = await servers.replicaSql<{ pid: number }[]>`
    select pid from pg_stat_activity where application_name = 'kickstand-search'`;
  for (const { pid } of backends) process.kill(pid, 'SIGSTOP');
  try {
    assert.equal(await Promise.race([replica.hasReplayed(written), pause(5_000, 'silence')]), false);
  } finally {
    for (const { pid } of backends) process.kill(pid, 'SIGCONT');
  }
});

test('a server that follows nobody is no replica', async () => {
  const { target } = servers.database;
  const alone = new Replica(target, target, { pause: 5 });
  void alone.follow(() => assert.fail('it was used'));
  await pause(200);
  assert.equal(await alone.hasReplayed(0), false);
  await alone.end();
});
