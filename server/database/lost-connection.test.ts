import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, connect as reach, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { testDatabase } from '../../test/database.ts';
import type { DatabaseTarget } from './connect.ts';

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

test('any other promise that nobody hears ends the process', async () => {
  const child = run(database.target, 'void sql`select nonsense`.execute(); setTimeout(() => sql.end(), 10_000);');
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  assert.match(complaint, /column "nonsense" does not exist/);
  assert.notEqual(code, 0);
});
