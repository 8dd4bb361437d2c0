import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, connect as reach, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase } from '../../test/database.ts';
import { connect, type DatabaseTarget, isDatabaseDown, type Sql } from './connect.ts';

const database = await testDatabase();
const door = createServer(pass);
await once(door.listen(0, '127.0.0.1'), 'listening');
after(async () => {
  door.close();
  await database.stop();
});

const ENDED = ['SFATAL', 'C57P01', 'Mterminating connection due to administrator command', ''].join('\0');
let shut = false;

/** Only the driver's type query is answered as by a server that shuts down. */
function pass(guest: Socket) {
  const host = reachServer(database.target);
  host.on('error', () => {}).pipe(guest);
  guest.on('error', () => {}).on('close', () => host.destroy());
  guest.on('data', (asked) => {
    if (shut || !asked.includes('typarray')) return host.write(asked);
    shut = true;
    const answer = Buffer.from(`E----${ENDED}\0`);
    answer.writeInt32BE(answer.length - 1, 1);
    return guest.end(answer);
  });
}

function reachServer(target: DatabaseTarget) {
  if (!('url' in target)) return reach(`${target.host}/.s.PGSQL.${target.port}`);
  const { hostname, port } = new URL(target.url);
  return reach(Number(port || 5432), hostname);
}

function throughTheDoor(target: DatabaseTarget): DatabaseTarget {
  const { port } = door.address() as AddressInfo;
  if (!('url' in target)) return { ...target, host: '127.0.0.1', port };
  return { url: Object.assign(new URL(target.url), { host: `127.0.0.1:${port}` }).href };
}

/** A process of its own, as it may crash. */
function run(target: DatabaseTarget, lines: string) {
  const sql = `const sql = connect(${JSON.stringify(target)});`;
  const script = `import { connect } from '#server/database/connect.ts'; ${sql} ${lines}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });
}

test('a database that shuts down while we connect fails a statement, not the process', async () => {
  const lines = `
    console.log(await sql\`select\`.catch((fault) => fault.code));
    console.log((await sql\`select 1 as one\`)[0].one);
    await sql.end();`;
  const child = run(throughTheDoor(database.target), lines);
  const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  assert.deepEqual({ said, complaint, code, shut }, { said: '57P01\n1\n', complaint: '', code: 0, shut: true });
});

before(() => database.sql`create table entries (word text)`);

const lose = (pid: number) => database.sql`select pg_terminate_backend(${pid}, 5000)`;

async function pidOf(db: Pick<Sql, 'unsafe'>): Promise<number> {
  const [row] = await db.unsafe('select pg_backend_pid() as pid');
  return row?.pid;
}

async function written(word: string): Promise<number> {
  return (await database.sql`select from entries where word like ${`${word}%`}`).length;
}

test('a transaction writes nothing once its connection is lost, even when the pool has opened it anew', async () => {
  const sql = connect(database.target, { max: 1 });
  let refused: unknown;
  const outcome = sql.begin(async (db) => {
    await db`insert into entries values ('lost before')`;
    await lose(await pidOf(db));
    while (
      !(await Promise.race([
        sql`select`.then(
          () => true,
          () => false,
        ),
        pause(100, false),
      ]))
    );
    refused = await db`insert into entries values ('lost after')`.catch((fault) => fault);
  });
  await assert.rejects(outcome, isDatabaseDown);
  while (!refused) await pause(5);
  assert.ok(isDatabaseDown(refused));
  assert.equal(await written('lost'), 0);
  await sql.end();
});

test('statements that wait in a lost transaction are refused', async () => {
  const sql = connect(database.target, { max: 1 });
  const outcome = sql.begin(async (db) => {
    const pid = await pidOf(db);
    const waiting = [db`select pg_sleep(20)`, db`insert into entries values ('waited')`, db`select 2`];
    const settled = Promise.allSettled(waiting);
    await pause(20);
    await lose(pid);
    return settled;
  });
  await assert.rejects(outcome, (fault: { code?: string }) => fault.code === '57P01' || isDatabaseDown(fault));
  assert.equal(await written('waited'), 0);
  await sql.end();
});

test('a pool goes on at its full size after its connections are lost again and again', async () => {
  const max = 4;
  const sql = connect(database.target, { max });
  for (let time = 0; time < 10; time += 1) {
    const lost = Array.from({ length: max }, (_, nth) =>
      nth % 2
        ? sql.begin(async (db) => {
            await lose(await pidOf(db));
            await db`insert into entries values ('again')`;
          })
        : sql.reserve().then(async (db) => {
            await lose(await pidOf(db));
            db.release();
          }),
    );
    await Promise.allSettled(lost);
  }
  const pids = await Promise.all(
    Array.from({ length: max }, () =>
      sql.begin(async (db) => {
        await db`select pg_sleep(0.2)`;
        return pidOf(db);
      }),
    ),
  );
  assert.equal(new Set(pids).size, max);
  assert.equal(await written('again'), 0);
  await sql.end();
});

test('a server that hangs up on whoever connects fails the statement', async () => {
  const rude = createServer((guest) => guest.end());
  await once(rude.listen(0, '127.0.0.1'), 'listening');
  const { port } = rude.address() as AddressInfo;
  const sql = connect({ host: '127.0.0.1', port, user: 'nobody', database: 'none' }, { max: 1 });
  await assert.rejects(sql`select`, isDatabaseDown);
  await assert.rejects(
    sql.begin((db) => db`select`),
    isDatabaseDown,
  );
  await assert.rejects(sql.reserve(), isDatabaseDown);
  await sql.end();
  rude.close();
});

test('of several hosts one that answers is found, and none is said soon', async () => {
  const url = (second: number) => `postgres://${user}@127.0.0.1:1,127.0.0.1:${second}/${name}`;
  const { user, database: name } = parts(database.target);
  const sql = connect({ url: url((door.address() as AddressInfo).port) }, { max: 1 });
  assert.deepEqual([...(await sql`select 1 as one`)], [{ one: 1 }]);
  await sql.end();
  const nowhere = connect({ url: url(2) }, { max: 1 });
  await assert.rejects(nowhere`select`, isDatabaseDown);
  await assert.rejects(nowhere`select`, isDatabaseDown);
  await nowhere.end();
});

function parts(target: DatabaseTarget) {
  if (!('url' in target)) return target;
  const { username, pathname } = new URL(target.url);
  return { user: username, database: pathname.slice(1) };
}

test('any other promise that nobody hears ends the process', async () => {
  const child = run(database.target, 'void sql`select nonsense`.execute(); setTimeout(() => sql.end(), 10_000);');
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  assert.match(complaint, /column "nonsense" does not exist/);
  assert.notEqual(code, 0);
});
