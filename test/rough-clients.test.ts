import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { Problem } from '#contract/errors.ts';
import { openMarket } from './market.ts';
import { openSecondServer, until } from './second-server.ts';

const LARGE = '/api/docs/json';
const KILOBYTE = 1024;

const market = await openMarket();
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
const entrance = await openSecondServer(market);
const { server } = entrance.app;
const manners = { headersTimeout: server.headersTimeout, timeout: server.timeout };
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

const upload = [
  'POST /api/photos HTTP/1.1',
  'host: kickstand',
  `authorization: bearer ${seller.token}`,
  'content-type: image/jpeg',
];

/** Authenticated, anonymous and health requests. */
async function othersAreAnswered() {
  const headers = { authorization: `bearer ${buyer.token}` };
  const answers = await Promise.all([
    ...many(5, () => fetch(`${entrance.url}/booking/${buyer.email}`, { headers })),
    fetch(`${entrance.url}/categories`),
    fetch(`${entrance.origin}/readyz`),
  ]);
  for (const { status } of answers) assert.equal(status, 200);
}

function connectionSending(lines: string, ending = '\r\n\r\n'): Socket {
  const line = entrance.line();
  line.write(lines + ending);
  return line;
}

/** Reads a problem document, and expects the connection to close. */
async function refusal(line: Socket) {
  const [head = '', body = ''] = (await text(line)).split('\r\n\r\n');
  const problem = Problem.parse(JSON.parse(body));
  assert.match(head, new RegExp(`^HTTP/1\\.1 ${problem.status} `));
  return problem.code;
}

test('hundreds who never end their headers are told so, and nobody waits for them', async () => {
  const slow = many(300, (at) => connectionSending(`GET /api/categories HTTP/1.1\r\nx-slow: ${at}`, ''));
  await until(async () => (await entrance.connections()) >= slow.length);
  await othersAreAnswered();
  server.headersTimeout = 1;
  const codes = await Promise.all(slow.map(refusal));
  server.headersTimeout = manners.headersTimeout;
  assert.deepEqual([...new Set(codes)], ['too-slow']);
});

test('uploads that stand still hold up nobody', async () => {
  const before = entrance.asked();
  const slow = many(100, () =>
    connectionSending([...upload, 'content-length: 1000000', '', 'the beginning'].join('\r\n'), ''),
  );
  await until(() => entrance.asked() === before + slow.length);
  await othersAreAnswered();
  for (const line of slow) line.destroy();
});

test('headers and addresses that are too large are refused, and the rest goes on', async () => {
  const large = 'x'.repeat(100 * KILOBYTE);
  const lines = [
    connectionSending(`GET /api/categories HTTP/1.1\r\nhost: kickstand\r\nx-large: ${large}`),
    connectionSending(`GET /api/search?q=${large} HTTP/1.1\r\nhost: kickstand`),
    connectionSending(`GET /api/categories HTTP/1.1\r\nhost: kickstand\r\n${'x-many: 1\r\n'.repeat(10_000)}`),
  ];
  for (const line of lines) assert.equal(await refusal(line), 'too-large');
  await othersAreAnswered();
});

test('what is no request is refused', async () => {
  const hello = Buffer.from('16030100a5010000a10303', 'hex');
  const nonsense = [hello, randomBytes(4 * KILOBYTE), 'HELO mail\r\n\r\n', '\0'.repeat(64)];
  for (const bytes of nonsense) {
    const line = entrance.line();
    line.write(bytes);
    assert.equal(await refusal(line), 'bad-input');
  }
  const smuggled = connectionSending(
    'POST /api/product HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked',
  );
  assert.equal(await refusal(smuggled), 'bad-input');
  await othersAreAnswered();
});

test('who vanishes, wherever they were, is not missed', async () => {
  const authorization = `authorization: bearer ${buyer.token}`;
  const begun = entrance.asked();
  const moments = [
    () => connectionSending('', ''),
    () => connectionSending('GET /api/cat', ''),
    () => connectionSending(`GET /api/booking/${buyer.email} HTTP/1.1\r\nhost: kickstand\r\n${authorization}`),
    () =>
      connectionSending(
        `POST /api/booking HTTP/1.1\r\nhost: kickstand\r\n${authorization}\r\ncontent-length: 50`,
        '\r\n\r\n{',
      ),
  ];
  const lines = many(200, (at) => (moments[at % moments.length] as () => Socket)());
  await until(() => entrance.asked() === begun + lines.length / 2);
  for (const [at, line] of lines.entries()) if (at % 2) line.resetAndDestroy();
  for (const line of lines) line.destroy();
  await othersAreAnswered();
  await until(async () => (await entrance.connections()) < lines.length);
});

test('who has fallen silent in the middle is let go', async () => {
  server.setTimeout(100);
  const silent = connectionSending([...upload, 'content-length: 1000000', '', 'the beginning'].join('\r\n'), '');
  await once(silent.resume(), 'close');
  server.setTimeout(manners.timeout);
  await othersAreAnswered();
});

test('requests that are sent all at once are answered in their order', async () => {
  const paths = many(100, (at) => `/api/nothing-${at}`);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: kickstand\r\n\r\n`);
  const mixed = [...requests, `GET /api/categories HTTP/1.1\r\nhost: kickstand\r\nconnection: close\r\n\r\n`];
  const line = entrance.line();
  line.write(mixed.join(''));
  const statuses = [...(await text(line)).matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
  assert.deepEqual(statuses, [...paths.map(() => '404'), '200']);
});

test('who asks for much and reads nothing holds up nobody, and is let go in the end', async () => {
  const slow = entrance.slowReader(LARGE, 20);
  await until(slow.unread);
  await othersAreAnswered();
  slow.socket.destroy();
  server.setTimeout(1_000);
  const next = entrance.slowReader(LARGE, 20);
  await until(() => next.end() !== undefined);
  server.setTimeout(manners.timeout);
  const end = next.end();
  await until(() => end?.destroyed === true);
});

test('ten thousand who only sit there hold up nobody', async () => {
  const [limit = '2000'] = /(?<=Max open files +)\d+/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  const count = Math.min(10_000, Number(limit) - 1_000);
  const { port } = server.address() as AddressInfo;
  const people = spawn(process.execPath, [join(import.meta.dirname, 'idle-people.ts'), String(port), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  after(() => people.kill());
  const [here] = await once(people.stdout, 'data');
  assert.equal(String(here), `${count} are here\n`);
  assert.ok((await entrance.connections()) >= count);
  await othersAreAnswered();
  people.kill();
  await once(people, 'exit');
  await until(async () => (await entrance.connections()) < 100);
  await othersAreAnswered();
});
