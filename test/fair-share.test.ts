import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import { listBookings } from '#contract/bookings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listFavouriteIds } from '#contract/favourites.ts';
import { startImport } from '#contract/imports.ts';
import { withReader } from '#server/imports/reader.ts';
import { servePages } from '#server/pages/ssr.ts';
import { bikesFile } from './imports.ts';
import { openMarket } from './market.ts';
import { aJpeg, aPhotoOf, send } from './photos.ts';
import { aProductOf } from './products.ts';
import { openSecondServer, until } from './second-server.ts';

/** One account uses its full share of a resource; another user must be served meanwhile, before any timeout. */
const BUILD = join(import.meta.dirname, '../build');
const LONG_MS = 60_000;
const ROOM = 64 * 1024;
const ELSEWHERE = '203.0.113.7';
const STAYING = new AbortController().signal;

const market = await openMarket({ fairPhotos: true });
const { sql, encoder, cache, searchPool } = market.market;
const [greedy, calm] = await Promise.all([market.person('seller'), market.person('seller')]);
const personId = async (email: string) =>
  (await sql<{ id: string }[]>`select id from users where email = ${email}`)[0]?.id;
const greedyId = await personId(greedy.email);
const signingIn = Promise.withResolvers<string>();
const options = { share: 1 / 4, patience: LONG_MS, arrival: LONG_MS, countsAddresses: true };
const entrance = await openSecondServer(market, options, [
  (scope, { loadShedder }) =>
    servePages(scope, market.market, { publicUrl: 'http://localhost:1', build: BUILD, loadShedder, rateLimit: false }),
  (scope, { loadShedder }) => {
    loadShedder.join(scope, { classOf: () => 'signingIn' });
    scope.get('/sign-in', ({ ip }) => (ip === ELSEWHERE ? 'signed in' : signingIn.promise));
  },
]);

const greed = entrance.guest(greedy);
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const authorization = `bearer ${greedy.token}`;
let visit = 0;

async function calmGets(url: string) {
  const headers = { authorization: `bearer ${calm.token}`, accept: 'text/html,application/json' };
  return (await entrance.app.inject({ url, headers, remoteAddress: ELSEWHERE })).statusCode;
}

const filled = ({ path }: Endpoint) => `/api${path.replace(':email', calm.email)}`;

afterEach(async () => {
  for (const url of [filled(listBookings), `/about?visit=${visit++}`, `/search?q=visit${visit++}`, '/api/search?q=fz'])
    assert.equal(await calmGets(url), 200, url);
});

test('bodies that do not end', async () => {
  const lines = many(60, (at) => {
    const line = entrance.line();
    const size = at % 2 ? ROOM : ROOM - 1;
    line.write(`POST /api/booking HTTP/1.1\r\nhost: kickstand\r\nauthorization: ${authorization}\r\n`);
    line.write('content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
    line.write(`${size.toString(16)}\r\n${' '.repeat(size)}`);
    return line;
  });
  await Promise.all(lines.filter((_, at) => at % 2).map((line) => once(line, 'data')));
  assert.equal(await calmGets(filled(listBookings)), 200);
  for (const line of lines) line.destroy();
});

test('calls that take long', async () => {
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table favourites in access exclusive mode`;
  // Excludes the connections for other requests.
  const before = entrance.asked();
  const calls = many(60, () => greed.call(listFavouriteIds));
  const refused = await Promise.race(calls);
  assert.equal(refused.status, 429);
  await until(() => entrance.asked() === before + 60);
  assert.equal(await calmGets('/about?visit=meanwhile'), 200);
  await holder`rollback`;
  holder.release();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  assert.ok(statuses.filter((status) => status === 200).length >= 8);
});

test('exports', async () => {
  const id = await aProductOf(greedy);
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description)
    select gen_random_uuid(), seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, repeat('Many words. ', 200) from products, generate_series(1, 2000)
    where id = ${id}`;
  const line = entrance.line();
  line.write(`GET /api/account HTTP/1.1\r\nhost: kickstand\r\nauthorization: ${authorization}\r\n\r\n`);
  await once(line, 'readable');
  const others = await Promise.all(many(20, () => greed.call(exportAccount)));
  assert.deepEqual([...new Set(others.map(({ status }) => status))], [409]);
  assert.equal(await calmGets('/api/account'), 200);
  line.destroy();
});

for (const [what, path, type, begin] of [
  ['photos', '/photos', 'image/jpeg', Buffer.from([0xff, 0xd8])],
  ['files', '/imports?fileName=x.csv', 'text/csv', Buffer.from('name,price\n')],
] as const)
  test(`uploads of ${what} that do not go on`, async () => {
    const headers = { authorization, 'content-type': type, 'content-length': 100_000 };
    const slow = many(12, () => request(`${entrance.url}${path}`, { method: 'POST', headers }).on('error', () => {}));
    const statuses: (number | undefined)[] = [];
    for (const sent of slow) sent.on('response', ({ statusCode }) => statuses.push(statusCode)).write(begin);
    await until(() => statuses.length === 8);
    assert.deepEqual([...new Set(statuses)], [429]);
    if (what === 'photos') assert.equal((await send(entrance.url, calm, await aJpeg())).status, 200);
    else await calmImports();
    for (const sent of slow) sent.destroy();
  });

test('photos that take long to prepare', async () => {
  await aPhotoOf(entrance.url, calm);
  const pid = encoder.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  const photo = await aJpeg();
  const uploads = many(4, () => send(entrance.url, greedy, photo));
  assert.equal((await Promise.race(uploads)).status, 429);
  const theirs = send(entrance.url, calm, await aJpeg());
  process.kill(pid, 'SIGCONT');
  assert.equal((await theirs).status, 200);
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 200, 429, 429]);
});

test('files that take long to read', async () => {
  const held = Promise.withResolvers<void>();
  const files = many(5, () => withReader({ person: greedyId }, () => held.promise));
  await calmImports();
  held.resolve();
  await Promise.all(files);
});

test('searches that take long', async () => {
  const held = Promise.withResolvers<void>();
  const asking = { signal: STAYING, requester: { person: greedyId } };
  const searches = many(10, () => searchPool.read(asking, () => held.promise).catch(() => {}));
  assert.equal(await calmGets('/api/search?q=pulsar'), 200);
  held.resolve();
  await Promise.all(searches);
});

test('sign-ins that take long', async () => {
  const before = entrance.asked();
  const attempts = many(30, () => fetch(`${entrance.origin}/sign-in`));
  assert.equal((await Promise.race(attempts)).status, 429);
  await until(() => entrance.asked() === before + 30);
  assert.equal(await calmGets('/sign-in'), 200);
  signingIn.resolve('wrong password');
  await Promise.all(attempts);
});

test('pages with made-up parameters take no room from those that are kept', async () => {
  // A page that overlaps an invalidation is not kept.
  await until(async () => !(await fetch(`${entrance.origin}/blog`)).headers.has('x-request-id'));
  for (const url of ['/?k=1', '/blog?k=1', '/api/categories?k=1'])
    assert.equal((await fetch(`${entrance.origin}${url}`)).status, 200);
  const made: string[] = [];
  for (const url of ['/blog', '/?k=1', '/blog?k=1', '/api/categories?k=1'])
    await cache.answer(url, STAYING, async () => {
      made.push(url);
      return { status: 404, headers: [], body: Buffer.alloc(0) };
    });
  assert.deepEqual(made, ['/?k=1', '/blog?k=1', '/api/categories?k=1']);
});

async function calmImports() {
  const sent = await entrance.guest(calm).call(startImport, { query: { fileName: 'bikes.csv' }, file: bikesFile });
  assert.equal(sent.status, 200, sent.body.detail);
}
