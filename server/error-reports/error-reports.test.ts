import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, afterEach, test } from 'node:test';
import { until } from '../../test/worker-processes.ts';
import { createLogger, observeErrors } from '../http/logging.ts';
import { envelopesAt, openErrorReports } from './error-reports.ts';
import { masked } from './mask.ts';

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  envelope: string;
}

let received: Received[] = [];
let answer = { status: 200, hold: false };
const server = createServer(async (request, response) => {
  received.push({ path: request.url, headers: request.headers, envelope: await text(request) });
  if (!answer.hold) response.writeHead(answer.status, { 'retry-after': '60' }).end('{}');
});
await once(server.listen(0, '127.0.0.1'), 'listening');
after(() => {
  server.close();
  server.closeAllConnections();
});
afterEach(() => {
  observeErrors(undefined);
  received = [];
  answer = { status: 200, hold: false };
});

const dsn = `http://public-key@127.0.0.1:${(server.address() as AddressInfo).port}/base/42`;
const reporting = () => openErrorReports(dsn, { release: 'kickstand@0.1.0', environment: 'test' });
const silent = { write() {} };

test('an error that is logged is sent with its place, and without what people are or wrote', async () => {
  observeErrors(reporting());
  const log = createLogger('info', silent);
  const error = new Error('no seat for ann@example.test at 203.0.113.7');
  log
    .child({ reqId: '0199' })
    .error({ err: error, why: 'Ann Smith', email: 'ann@example.test' }, 'Something went wrong');
  log.warn({ err: error }, 'This is no error');
  await until(() => received.length > 0);
  const [{ path, headers, envelope } = {} as Received, ...more] = received;
  assert.equal(more.length, 0);
  assert.equal(path, '/base/api/42/envelope/');
  assert.match(String(headers['x-sentry-auth']), /sentry_version=7.*sentry_key=public-key/);
  const [head, item, event] = envelope
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  assert.deepEqual([head.event_id, item.type], [event.event_id, 'event']);
  assert.deepEqual(
    [event.level, event.release, event.environment, event.message.formatted, event.tags.reqId],
    ['error', 'kickstand@0.1.0', 'test', 'Something went wrong', '0199'],
  );
  const [{ type, value, stacktrace }] = event.exception.values;
  assert.deepEqual([type, value], ['Error', 'no seat for [e-mail] at [address]']);
  assert.equal(stacktrace.frames.at(-1).filename, 'server/error-reports/error-reports.test.ts');
  assert.doesNotMatch(envelope, /ann|Smith|203\.0/i);
});

test('tokens, ids, addresses, queries and values of statements are masked', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N';
  for (const [given, left] of [
    [`Bearer ${token}`, 'Bearer [secret]'],
    ['booking 019a0000-0000-7000-8000-0000000004e1 is gone', 'booking [secret] is gone'],
    ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED [address]:5432'],
    ['from 2001:db8::7 again', 'from [address] again'],
    ['GET https://shop.test/verify?token=abc&email=a', 'GET https://shop.test/verify?[query]'],
    ['invalid input syntax for type uuid: "Ann"', 'invalid input syntax for type uuid: [value]'],
    ['violates check constraint "impossible"', 'violates check constraint "impossible"'],
  ] as const)
    assert.equal(masked(given), left);
});

test('many at once are bounded, a receiver that hangs or refuses holds nobody up', async () => {
  const report = reporting();
  answer.hold = true;
  for (let count = 0; count < 500; count++) report({ level: 'error', message: 'again' });
  await until(() => received.length >= 8);
  assert.equal(received.length, 8);
  const refused = reporting();
  answer = { status: 429, hold: false };
  received = [];
  refused({ level: 'error', message: 'one' });
  await until(() => received.length === 1);
  await new Promise((done) => setTimeout(done, 100));
  refused({ level: 'error', message: 'two' });
  openErrorReports('http://key@127.0.0.1:9/1', { release: '', environment: '' })({ level: 'error', message: 'nobody' });
  await new Promise((done) => setTimeout(done, 100));
  assert.equal(received.length, 1);
});

test('an address with and without a path', () => {
  assert.deepEqual(envelopesAt('https://key@errors.example.test/7'), {
    url: 'https://errors.example.test/api/7/envelope/',
    key: 'key',
  });
});
