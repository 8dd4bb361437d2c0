import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { decodeJwt, SignJWT } from 'jose';
import { openLive } from '#contract/live.ts';
import { countNotices } from '#contract/notifications.ts';
import { removeUser } from '#contract/users.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openStream } from '../../test/live.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';
import { openSecondServer, until } from '../../test/second-server.ts';
import { drain } from '../http/graceful-shutdown.ts';
import { endSession } from '../users/session/session.ts';
import { LiveHub } from './live.ts';

const market = await openMarket({ live: { checkMs: 200 } });
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

/** The end of an entrance is the end of its hub. */
const withHub = (live: LiveHub) => ({ ...market, market: { ...market.market, live } });

test('a deal is heard by both sides, in a form that no proxy holds back', async () => {
  const compressed = { 'accept-encoding': 'br, gzip, zstd' };
  const { reader, headers } = await openStream(market.url, seller, compressed);
  assert.equal(headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(headers.get('cache-control'), 'no-store, no-transform');
  assert.equal(headers.get('x-accel-buffering'), 'no');
  assert.equal(headers.get('content-encoding'), null);
  assert.equal(headers.get('content-disposition'), null);
  const own = await openStream(market.url, buyer);
  const id = await aBookingOf(buyer, await aProductOf(seller));
  await reader.hears('notices', id);
  await own.reader.hears('notices', id);
  reader.close();
  const again = await openStream(market.url, seller, { 'last-event-id': reader.lastId ?? '' });
  await again.reader.until(({ heard }) => heard.length > 0);
  // A resumed stream may repeat events; it knows the position, so that nothing has to be fetched again.
  assert.deepEqual(
    again.reader.names.filter((name) => name !== 'notices'),
    [],
  );
  for (const { reader } of [own, again]) reader.close();
});

test('a stream is closed with its session, its person and its token', async () => {
  const [one, other, third] = await Promise.all([1, 2, 3].map(() => market.person('buyer')));
  assert.ok(one && other && third);
  const claims = { ...decodeJwt(third.token ?? ''), exp: Math.ceil(Date.now() / 1000) + 2 };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(market.secrets.accessToken));
  const streams = await Promise.all([one, other, { token }].map((person) => openStream(market.url, person)));
  await endSession(market.market.sql, `session of ${one.subject}`);
  await admin.call(removeUser, { params: { email: other.email } });
  const ends = await Promise.all(streams.map(async ({ reader }) => (await reader.ended()).events.at(-1)?.data));
  assert.deepEqual(ends, ['{"why":"ended"}', '{"why":"ended"}', '{"why":"expired"}']);
});

test('open streams hold no place of other calls, nor of one another', async () => {
  const live = new LiveHub(market.target);
  const entrance = await openSecondServer(withHub(live), { inside: 1, waiting: 0 });
  const people = await Promise.all(Array.from({ length: 6 }, () => market.person('buyer')));
  const readers = [];
  for (const person of people) readers.push((await openStream(entrance.url, person)).reader);
  assert.equal((await entrance.guest(buyer).call(countNotices)).status, 200);
  assert.equal(live.size, 6);
  for (const reader of readers) reader.close();
  await until(() => live.size === 0);
  await live.stop();
});

test('when too many are open, it is said when to come back', async () => {
  const live = new LiveHub(market.target, { bounds: { all: 0 } });
  const entrance = await openSecondServer(withHub(live));
  const { status, body, headers } = await entrance.guest(buyer).call(openLive);
  assert.deepEqual([status, body.code], [503, 'busy']);
  assert.ok(Number(headers.get('retry-after')) > 0);
  await live.stop();
});

for (const [how, end] of [
  ['stops', (entrance: Awaited<ReturnType<typeof openSecondServer>>) => entrance.app.close()],
  ['is replaced', (entrance: Awaited<ReturnType<typeof openSecondServer>>) => drain(entrance.app)],
] as const)
  test(`a process that ${how} waits for no stream`, async () => {
    const live = new LiveHub(market.target);
    const entrance = await openSecondServer(withHub(live));
    const streams = await Promise.all([buyer, seller].map((person) => openStream(entrance.url, person)));
    const from = performance.now();
    const ended = end(entrance);
    for (const { reader } of streams) {
      await reader.ended();
      assert.equal(reader.events.at(-1)?.data, '{"why":"closing"}');
    }
    await ended;
    assert.ok(performance.now() - from < 3_000, `${performance.now() - from} ms`);
    await live.stop();
  });

test('what a stranger sends as a position is nothing but a string', async () => {
  const { reader } = await openStream(market.url, buyer, { 'last-event-id': `${randomUUID()}' or 1=1 --` });
  await reader.hears('resync');
  reader.close();
});
