import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseDoor, through } from '../../test/database-door.ts';
import { replicated } from '../../test/replicated.ts';
import { connect, isDatabaseDown, type PoolOptions, type Sql } from './connect.ts';

const servers = await replicated();
const { database, replica, replicaSql } = servers;
const doors = { primary: await databaseDoor(database.target), standby: await databaseDoor(replica) };
const silent = createServer(() => {});
await once(silent.listen(0, '127.0.0.1'), 'listening');
const silentPlace = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
const { primary, standby } = doors;

after(async () => {
  await Promise.all(pools.map((sql) => sql.end({ timeout: 0 })));
  for (const door of Object.values(doors)) door.stop();
  silent.close();
  await database.stop();
});
await database.sql`create table written (word text)`;

const pools: Sql[] = [];
function open(places: string[], options: PoolOptions & { isReplica?: boolean } = {}) {
  const { isReplica = false, ...rest } = options;
  const sql = connect({ ...through(database.target, ...places), isReplica }, { max: 1, ...rest });
  pools.push(sql);
  return sql;
}

const write = (sql: Sql, word: string) => sql`insert into written values (${word})`;

async function written(sql: Sql, word: string) {
  return (await sql`select from written where word = ${word}`).length;
}

async function isStandby(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`;
  return row?.standby ?? false;
}

async function pidOf(sql: Pick<Sql, 'unsafe'>): Promise<number> {
  const [row] = await sql.unsafe('select pg_backend_pid() as pid');
  return row?.pid;
}

const lose = (pid: number) => database.sql`select pg_terminate_backend(${pid}, 5000)`;

const LOST = /^(57P01|CONNECTION_CLOSED)$/;

const codeOf = (outcome: PromiseLike<unknown>) =>
  Promise.resolve(outcome).then(
    () => '',
    ({ code }) => String(code),
  );

/** Answers whoever connects as a server that starts up. */
async function startingServer() {
  const fields = ['SFATAL', 'C57P03', 'Mthe database system is starting up', ''].join('\0');
  const answer = Buffer.from(`E----${fields}\0`);
  answer.writeInt32BE(answer.length - 1, 1);
  const server = createServer((guest) => guest.on('error', () => {}).once('data', () => guest.end(answer)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('of several hosts the one that takes writes is used, for each connection', async () => {
  const sql = open([standby.place, primary.place], { max: 3 });
  const asked = Array.from({ length: 3 }, () =>
    sql.begin(async (db) => {
      await db`select pg_sleep(0.1)`;
      return db<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`;
    }),
  );
  assert.deepEqual((await Promise.all(asked)).flat(), Array(3).fill({ standby: false }));
});

test('a standby alone is no database, and will do where statements only read', async () => {
  const sql = open([standby.place]);
  for (let time = 0; time < 2; time++) assert.equal(await codeOf(sql`select`), 'NOT_PRIMARY');
  await assert.rejects(sql.reserve(), isDatabaseDown);
  assert.equal(await isStandby(open([standby.place], { isReplica: true })), true);
});

test('a server that starts up is passed over', async () => {
  const starting = await startingServer();
  assert.equal(await isStandby(open([starting, primary.place])), false);
  assert.equal(await codeOf(open([starting])`select`), '57P03');
});

const behindSilence = open([silentPlace, primary.place]);
/** Begun early, as both take seconds. */
const passingOver = isStandby(behindSilence);
const takingLong = codeOf(open([primary.place])`select pg_sleep(7)`);

/** Takes no settings at startup, as PgBouncer. */
async function pooler() {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: search_path', ''].join('\0');
  const refusal = Buffer.from(`E----${fields}\0`);
  refusal.writeInt32BE(refusal.length - 1, 1);
  const server = createServer((guest) => {
    guest
      .on('error', () => {})
      .once('data', (asked) => {
        if (asked.includes('search_path')) return guest.end(refusal);
        const host = connectTo(Number(primary.place.split(':')[1]), '127.0.0.1');
        host.on('error', () => {}).write(asked);
        return guest.pipe(host).pipe(guest);
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a pooler gets the settings of a connection after it', async () => {
  const sql = open([await pooler()], { max: 3, schema: 'identity', settings: { statement_timeout: 7_000 } });
  const asked = Array.from(
    { length: 6 },
    () => sql`
    select current_setting('search_path') as path, current_setting('statement_timeout') as longest, pg_sleep(0.05)`,
  );
  for (const [row] of await Promise.all(asked)) assert.deepEqual([row?.path, row?.longest], ['identity', '7s']);
  const reserved = await open([await pooler()], { schema: 'identity' }).reserve();
  const [row] = await reserved`select current_setting('search_path') as path`;
  assert.equal(row?.path, 'identity');
  reserved.release();
});

test('a server that does not answer is passed over, and then not asked first again', async () => {
  const sql = behindSilence;
  assert.equal(await passingOver, false);
  await lose(await pidOf(sql));
  const from = performance.now();
  const fresh = await Promise.all(Array.from({ length: 2 }, () => isStandby(sql)));
  assert.deepEqual([fresh, performance.now() - from < 1_000], [[false, false], true]);
});

test('a connection that finds itself on a standby is used no more', async () => {
  const sql = open([standby.place], { isReplica: true });
  const before = await pidOf(sql);
  const outcome = codeOf(write(sql, 'on a standby'));
  assert.equal(await outcome, '25006');
  const then = await pidOf(sql);
  assert.notEqual(then, before);
  await assert.rejects(
    sql.begin((db) => db`insert into written values ('on a standby')`),
    isDatabaseDown,
  );
  assert.notEqual(await pidOf(sql), then);
});

test('a read whose connection is lost is made once more, and nothing else is', async () => {
  const sql = open([primary.place]);
  const during = async (statement: (db: Sql) => PromiseLike<unknown>, db = sql) => {
    // Until its socket closes, a lost connection is handed out again; a read is made once more.
    await db`select`;
    const pid = await pidOf(db);
    const outcome = codeOf(statement(db));
    await pause(50);
    await lose(pid);
    return outcome;
  };
  const asleep = (db: Pick<Sql, 'unsafe'>, more = '') =>
    db.unsafe(`create or replace function slowly() returns int
    language sql volatile as $$ select 1 from (select pg_sleep(1)) s $$; ${more}`);
  await asleep(sql);
  assert.equal(await during((db) => db`select slowly() as one, ${'a text'} as text`), '');
  assert.equal(await during((db) => db`insert into written select 'again' || slowly()`), '57P01');
  assert.equal(await during((db) => db`with w as (insert into written values ('w')) select slowly()`), '57P01');
  assert.equal(await during((db) => db`select nextval('none') from slowly()`), '42P01');
  assert.match(await during((db) => db.begin((inner) => inner`select slowly()`)), LOST);
  await sql`select`;
  const reserved = await sql.reserve();
  assert.match(await during(() => reserved`select slowly()`, reserved), LOST);
  assert.equal(await written(sql, 'again1'), 0);
});

test('a statement that takes long is not cut off while its server lives', async () => {
  assert.equal(await takingLong, '');
});

test('after a promotion statements go on there, also when the former primary says nothing at all', async () => {
  const [pool, transactions] = [open([primary.place, standby.place], { max: 3 }), open([primary.place, standby.place])];
  await Promise.all(Array.from({ length: 3 }, () => pool`select pg_sleep(0.05)`));
  await write(transactions, 'before');
  primary.become('silent');
  const waiting = [pool.begin((db) => db`select 1`), write(transactions, 'unsure'), isStandby(pool)].map(codeOf);
  await replicaSql`select pg_promote()`;
  const from = performance.now();
  const outcomes = await Promise.all(waiting);
  assert.match(outcomes.join(' '), /^(CONNECTION_CLOSED|) CONNECTION_CLOSED $/);
  await Promise.all([write(transactions, 'after'), write(pool, 'after')]);
  assert.ok(performance.now() - from < 10_000, `${performance.now() - from} ms`);
  assert.deepEqual([await written(pool, 'before'), await written(replicaSql, 'after')], [1, 2]);
});
