import assert from 'node:assert/strict';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { bikesRemoved, cacheTags, everythingChanged } from './invalidation.ts';
import { type Making, ResponseCache } from './response-cache.ts';

const STAYING = new AbortController().signal;
const PAGE = 'A page that is the same for everybody. '.repeat(100);

let database: TestDatabase;
let cache: ResponseCache;
before(async () => {
  database = await testDatabase();
});
beforeEach(() => {
  cache = new ResponseCache({
    target: database.target,
    megabytes: 1,
    isReplicated: false,
    redirectedHost: '127.0.0.1:1',
  });
});
afterEach(() => cache.stop());
after(() => database.stop());

let made = 0;
beforeEach(() => {
  made = 0;
});

const page = (text: string, headers: [string, string][] = []) => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8'], ...headers] as [string, string][],
  body: Buffer.from(text),
});

const showing =
  (shown: string[], text = PAGE, status = 200) =>
  async ({ tag }: Making) => {
    tag(...shown);
    made++;
    return { ...page(`${text} ${made}`), status };
  };
const [BIKE, OTHER_BIKE] = ['019a0000-0000-7000-8000-000000000b01', '019a0000-0000-7000-8000-000000000b02'];
const make = showing([cacheTags.newest, cacheTags.bike(BIKE)]);

const answer = (key = '/', gone = STAYING, maker: (making: Making) => ReturnType<typeof make> = make) =>
  cache.answer(key, gone, maker);

test('many who ask at the same time get what is made once; it is kept for those who come later', async () => {
  await Promise.all(Array.from({ length: 50 }, () => answer()));
  assert.ok(made <= 2, `made ${made} times`);
  const before = made;
  await answer();
  assert.equal(made, before);
});

test('what shows a topic is made anew after a change of it, and after no other', async () => {
  const other = (key: string) => answer(key, STAYING, showing([cacheTags.bike(OTHER_BIKE)]));
  await answer('/one');
  await other('/two');
  await bikesRemoved(database.sql, [OTHER_BIKE]);
  await answer('/one');
  assert.equal(made, 2);
  await other('/two');
  assert.equal(made, 3);
  await everythingChanged(database.sql);
  await Promise.all([answer('/one'), other('/two')]);
  assert.equal(made, 5);
});

test('who comes while it is made, after a change that it may not show, gets another', async () => {
  const reading = Promise.withResolvers<void>();
  const first = answer('/', STAYING, async (making) => {
    const { body } = await make(making);
    await reading.promise;
    return page(body.toString());
  });
  await cache.answer('/other', STAYING, make);
  await bikesRemoved(database.sql, [BIKE]);
  const later = answer();
  reading.resolve();
  assert.notEqual(await text(await first), await text(await later));
});

test('what expires is kept until then, and no longer', async () => {
  const expiring = (ms: number) =>
    answer(`/${ms}`, STAYING, (making) => {
      making.expire(Date.now() + ms);
      making.expire(Date.now() + 60_000);
      return make(making);
    });
  await expiring(0);
  await expiring(0);
  assert.equal(made, 2);
  await expiring(300);
  await expiring(300);
  assert.equal(made, 3);
  await wait(310);
  await expiring(300);
  assert.equal(made, 4);
});

test('what fails, or may not be kept, is nobody’s but theirs who asked before it was made', async () => {
  const failing = () => answer('/', STAYING, () => Promise.reject(new Error(`failed ${++made}`)));
  await assert.rejects(failing(), /failed 1/);
  await assert.rejects(failing(), /failed 2/);
  const gone = () => answer('/gone', STAYING, showing([], 'gone', 410));
  await gone();
  await gone();
  assert.equal(made, 4);
  const silent = () => answer('/silent', STAYING, (making) => make({ ...making, tag: () => {} }));
  await silent();
  await silent();
  assert.equal(made, 6);
});

test('it is made for as long as anybody waits for it', async () => {
  const [left, stays] = [new AbortController(), new AbortController()];
  const aborted = Promise.withResolvers<void>();
  const waiting = [left, stays].map(({ signal }) =>
    answer('/', signal, async ({ signal: nobodyWaits }) => {
      nobodyWaits.addEventListener('abort', () => aborted.resolve());
      await aborted.promise;
      throw nobodyWaits.reason;
    }).catch((error: Error) => error.name),
  );
  await new Promise((soon) => setTimeout(soon, 50));
  left.abort();
  let over = false;
  void aborted.promise.then(() => {
    over = true;
  });
  await answer('/other');
  assert.equal(over, false);
  stays.abort();
  await aborted.promise;
  assert.deepEqual(new Set(await Promise.all(waiting)), new Set(['AbortError']));
});

test('what everybody has left is not kept: nobody told it of changes any more', async () => {
  const leaving = new AbortController();
  const reading = Promise.withResolvers<void>();
  const left = answer('/', leaving.signal, async (making) => {
    const read = await make(making);
    await reading.promise;
    return read;
  });
  await answer('/other');
  leaving.abort();
  await bikesRemoved(database.sql, [BIKE]);
  await answer('/other');
  reading.resolve();
  await left;
  const before = made;
  await answer();
  assert.equal(made, before + 1);
});

test('an address of any length is answered, and what is kept of them stays small', async () => {
  const long = `/?${'x'.repeat(5_000)}`;
  await answer(long);
  await answer(long);
  assert.equal(made, 2);
});

test('there is room for so much, and what was used longest ago goes', async () => {
  const large = (key: string) => answer(key, STAYING, showing([], 'x'.repeat(200_000)));
  for (let at = 0; at < 8; at++) await large(`/${at}`);
  assert.equal(made, 8);
  await large('/7');
  assert.equal(made, 8);
  await large('/0');
  assert.equal(made, 9);
});

test('it goes out as each client likes it, without asking the app again', async () => {
  await answer('/page');
  let passedOn = 0;
  const app = (_request: IncomingMessage, response: ServerResponse) => {
    passedOn++;
    response.end('from the app');
  };
  const server = createServer(cache.handleCached(app));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const get = async (headers: Record<string, string> = {}, { method = 'GET', path = '/page' } = {}) => {
    const got = await new Promise<IncomingMessage>((answered, failed) => {
      ask({ port, host: '127.0.0.1', path, method, headers, agent: false }, answered).once('error', failed).end();
    });
    return { status: got.statusCode, headers: got.headers, body: await buffer(got) };
  };
  try {
    const plain = await get();
    const [packed, zipped] = [
      await get({ 'accept-encoding': 'gzip, br' }),
      await get({ 'accept-encoding': 'gzip, br;q=0' }),
    ];
    const { etag = '', vary } = plain.headers;
    assert.equal(vary, 'accept-encoding');
    assert.deepEqual([packed.headers['content-encoding'], zipped.headers['content-encoding']], ['br', 'gzip']);
    assert.equal(String(brotliDecompressSync(packed.body)), String(plain.body));
    assert.equal(String(gunzipSync(zipped.body)), String(plain.body));
    assert.ok([packed, zipped].every(({ headers }) => headers.etag === etag));
    for (const known of [etag, `"other", ${etag.slice(2)}`, '*']) {
      const unchanged = await get({ 'if-none-match': known });
      assert.deepEqual([unchanged.status, unchanged.body.length, unchanged.headers.etag], [304, 0, etag]);
    }
    assert.equal((await get({ 'if-none-match': '"other"' })).status, 200);
    const head = await get({}, { method: 'HEAD' });
    assert.deepEqual([head.status, head.body.length], [200, 0]);
    assert.equal(head.headers['content-length'], String(plain.body.length));
    assert.equal(passedOn, 0);
    await get({ authorization: 'bearer x' });
    await get({}, { method: 'POST' });
    await get({}, { path: '/another' });
    await get({ host: '127.0.0.1:1' });
    assert.equal(passedOn, 4);
    await bikesRemoved(database.sql, [BIKE]);
    assert.equal(String((await get()).body), 'from the app');
  } finally {
    server.close();
  }
});

async function text(given: Awaited<ReturnType<ResponseCache['answer']>>) {
  return String((await given.for({ headers: {} } as IncomingMessage)).body);
}
