import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { databaseAt, reachDatabase } from '#server/database/reach.ts';
import { MAIN } from '../scripts/build.ts';
import { freePort, startMarketplace } from './marketplace.ts';

const folder = mkdtempSync(join(tmpdir(), 'kickstand-refused-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function listening(answer: (port: number) => Promise<void>, onConnection?: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await answer((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

async function start(env: Record<string, string>) {
  const PORT = String(await freePort());
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT,
      DATABASE_URL: '',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  assert.equal(code, 1);
  assert.equal(output.trim().split('\n').length, 1, output);
  return output;
}

test('a port that is taken is said before a database is started', async () => {
  await listening(async (port) => {
    const DATA_DIR = join(folder, 'never-started');
    for (const WEB_CONCURRENCY of ['1', '2'])
      assert.match(await start({ PORT: String(port), DATA_DIR, WEB_CONCURRENCY }), new RegExp(`^PORT: ${port} on 127`));
    const said = await start({ PORT: '30124', METRICS_PORT: String(port), DATA_DIR });
    assert.match(said, new RegExp(`^METRICS_PORT: ${port} on 127.* choose another METRICS_PORT`));
    assert.equal(existsSync(join(DATA_DIR, 'postgres')), false);
  });
});

test('a second marketplace on a folder is refused, whatever its port; after the first has gone, and however, it starts', async () => {
  const marketplace = await startMarketplace({ DEMO: 'off' });
  try {
    const { dataDir: DATA_DIR } = marketplace;
    const output = await start({ DATA_DIR, PORT: '30123' });
    assert.match(output, /^DATA_DIR: another Kickstand is running on .* choose another folder/);
    assert.equal((await fetch(`${marketplace.url}/readyz`)).status, 200);
    await marketplace.kill();
    await marketplace.restart();
  } finally {
    await marketplace.stop();
  }
});

test('a database that cannot be had is said with the setting’s name, and without the password', async () => {
  const closed = 'postgres://somebody:pa55word@127.0.0.1:9/market';
  const output = await start({ DATABASE_URL: closed });
  assert.match(output, /^DATABASE_URL: nobody answers at 127\.0\.0\.1:9\/market/);
  assert.doesNotMatch(output, /pa55word/);
  assert.match(
    await start({ DATABASE_URL: 'postgres://u:p@ss@nowhere.invalid/market' }),
    /^DATABASE_URL: its host is not known/,
  );
});

test('a host that accepts and says nothing, or something else, is given up', async () => {
  await listening(
    (port) =>
      assert.rejects(
        reachDatabase('DATABASE_URL', `postgres://u:secret@127.0.0.1:${port}/market`, 500),
        /^Error: DATABASE_URL: 127\.0\.0\.1:\d+\/market does not answer as PostgreSQL does/,
      ),
    (socket) => socket.on('error', () => {}),
  );
  await listening(
    (port) =>
      assert.rejects(
        reachDatabase('DATABASE_URL', `postgres://u:secret@127.0.0.1:${port}/market`, 500),
        /^Error: DATABASE_URL: 127\.0\.0\.1:\d+\/market/,
      ),
    (socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  );
});

test('what the server refuses is said in the setting’s words', async () => {
  const refusals: [code: string, output: RegExp][] = [
    ['28P01', /refuses this user or password/],
    ['3D000', /there is no such database at/],
    ['53300', /has no connection left/],
    ['57P03', /says: the words of the server/],
  ];
  for (const [code, output] of refusals)
    await listening(
      (port) => assert.rejects(reachDatabase('DATABASE_URL', `postgres://u:p@127.0.0.1:${port}/market`), output),
      (socket) => socket.on('error', () => {}).once('data', () => socket.end(errorResponse(code))),
    );
});

test('a first connection that waits too long, as on a busy machine, is followed by a second', async () => {
  let connections = 0;
  await listening(
    (port) =>
      assert.rejects(
        reachDatabase('DATABASE_URL', `postgres://u:p@127.0.0.1:${port}/market`),
        /refuses this user or password/,
      ),
    (socket) => {
      socket.on('error', () => {});
      if (connections++ > 0) socket.once('data', () => socket.end(errorResponse('28P01')));
    },
  );
});

/** ErrorResponse of the PostgreSQL protocol. */
function errorResponse(code: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mthe words of the server\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test('a folder that cannot be one is said', async () => {
  assert.match(await start({ DATA_DIR: MAIN }), /^DATA_DIR: .*main\.js cannot be written to/);
});

test('an address names its database without who asks', () => {
  assert.equal(databaseAt('postgres://u:p@ss@db.example:5433/market?sslmode=require'), 'db.example:5433/market');
  assert.equal(databaseAt('postgresql://a.example,b.example/market'), 'a.example,b.example/market');
  assert.equal(databaseAt('postgres://db.example'), 'db.example');
});
