import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { after, test } from 'node:test';
import { jwtVerify } from 'jose';
import { chooseNotices } from '#contract/notice-preferences.ts';
import { listNotices, readNotices } from '#contract/notifications.ts';
import { addPushDevice, listPushDevices, MOST_PUSH_DEVICES, removePushDevice } from '#contract/push-devices.ts';
import { removeUser } from '#contract/users.ts';
import { earlier } from '../../../test/earlier.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { refuseTokensBefore } from '../../users/queries.ts';
import { endSession } from '../../users/session/session.ts';
import { aBrowser, pushService } from '../testing/push-service.ts';
import { idOf, testNews } from '../testing/test-news.ts';
import { pushNotices } from './push.ts';

const { market, person, nobody } = await openMarket();
const { sql } = market;
const service = await pushService();
after(service.stop);
const tell = { favourites: testNews('favourites'), ratings: testNews('ratings') };
const logged: string[] = [];
const log = { info: (_facts: unknown, words?: string) => void logged.push(words ?? '') };
const run = () => pushNotices(market, { outside: service.nearby, log });
const makeDue = () => sql`update notices set next_push_at = now() where next_push_at is not null`;

let count = 0;
/** A browser of a person, at the local service. */
async function subscribed(one: Caller, userId: string) {
  const path = `/push/${count++}`;
  const { open, ...keys } = aBrowser();
  const body = { endpoint: `https://push.example.com${path}`, ...keys, name: 'Firefox on Linux' };
  const { status, body: answer } = await one.call(addPushDevice, { body });
  assert.equal(status, 200, answer.detail);
  await sql`update push_devices set endpoint = ${service.origin + path} where user_id = ${userId} and id = ${answer.insertedId}`;
  return { path, open, id: answer.insertedId, body };
}

async function somebody() {
  const one = await person('buyer');
  const userId = await idOf(sql, one);
  return { one, userId, browser: await subscribed(one, userId) };
}

const devicesOf = async (one: Caller) => (await one.call(listPushDevices)).body.devices;

test('a browser gets what only it can read: where to look, and nothing private; signed by this market', async () => {
  const { one, userId, browser } = await somebody();
  await tell.favourites(sql, userId);
  await run();
  await run();
  const [pushed, ...more] = service.of(browser.path);
  assert.ok(pushed);
  assert.equal(more.length, 0);
  const { tag, ...words } = JSON.parse(browser.open(pushed.body));
  assert.deepEqual(words, {
    title: 'Kickstand',
    body: 'There is news of a favourite of yours.',
    path: '/dashboard/notices',
  });
  const { headers } = pushed;
  assert.deepEqual([headers['content-encoding'], headers.ttl, headers.urgency], ['aes128gcm', '86400', 'normal']);
  assert.match(headers.topic?.toString() ?? '', /^[\w-]{32}$/);
  assert.equal(headers.topic, tag);
  assert.ok(pushed.body.length < 300, String(pushed.body.length));
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  assert.equal(key, (await one.call(listPushDevices)).body.applicationServerKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: service.origin });
  assert.equal(payload.sub, 'mailto:hello@kickstand.example');
  const hours = ((payload.exp ?? 0) - Date.now() / 1000) / 3600;
  assert.ok(hours > 11 && hours <= 24, String(hours));
});

test('nothing is pushed of what was read, switched off, or older than a day, nor to who has no browser', async () => {
  const { one, userId, browser } = await somebody();
  await tell.ratings(sql, userId);
  await tell.favourites(sql, userId);
  const [newest] = (await one.call(listNotices)).body;
  await one.call(readNotices, { body: { upTo: newest?._id ?? '' } });
  await run();
  await tell.favourites(sql, userId);
  await one.call(chooseNotices, { params: { kind: 'favourites', channel: 'push' }, body: { choice: 'off' } });
  await run();
  await one.call(chooseNotices, { params: { kind: 'favourites', channel: 'push' }, body: { choice: 'on' } });
  const old = await tell.favourites(sql, userId);
  await sql`update notices set noticed_at = now() - interval '25 hours' where id = ${old}`;
  await run();
  assert.equal(service.of(browser.path).length, 0);
  const other = await person('buyer');
  await tell.favourites(sql, await idOf(sql, other));
  const rows = await sql`select from notices where next_push_at is not null`;
  assert.equal(rows.length, 0);
});

test('a browser that is gone is forgotten, and the others get the message', async () => {
  const { one, userId, browser } = await somebody();
  const other = await subscribed(one, userId);
  const third = await subscribed(one, userId);
  service.answers.set(browser.path, 410).set(other.path, 404);
  await tell.favourites(sql, userId);
  await run();
  assert.deepEqual(
    (await devicesOf(one)).map(({ _id }) => _id),
    [third.id],
  );
  assert.equal(service.of(third.path).length, 1);
});

test('a service that is down is tried again, later each time, for hours; who has the message does not get it twice', async () => {
  const { one, userId, browser } = await somebody();
  const other = await subscribed(one, userId);
  service.answers.set(browser.path, 503);
  const id = await tell.favourites(sql, userId);
  const waits: number[] = [];
  for (let time = 0; time < 12; time++) {
    await run();
    const [row] = await sql<{ wait: number }[]>`select round(extract(epoch from next_push_at - now()) / 60)::int as wait
      from notices where id = ${id} and next_push_at is not null`;
    if (row) waits.push(row.wait);
    await makeDue();
  }
  assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 40]);
  assert.equal(service.of(browser.path).length, 8);
  assert.equal(service.of(other.path).length, 1);
  assert.equal(logged.at(-1), 'A push message was given up');
  service.answers.set(browser.path, 429);
  await tell.favourites(sql, userId);
  await run();
  service.answers.delete(browser.path);
  await makeDue();
  await run();
  assert.equal(service.of(browser.path).length, 10);
  assert.equal(service.of(other.path).length, 2);
});

test('a refused message is not sent again, and no redirect is followed', async () => {
  const { one, userId, browser } = await somebody();
  for (const status of [400, 403, 413, 302]) {
    service.answers.set(browser.path, status);
    await tell.favourites(sql, userId);
    await run();
    await makeDue();
    await run();
  }
  assert.equal(service.of(browser.path).length, 4);
  assert.equal(service.of('/elsewhere').length, 0);
  assert.equal((await devicesOf(one)).length, 1);
});

test('six machines at once push each message once; two of one topic are two', async () => {
  const { userId, browser } = await somebody();
  for (let nth = 0; nth < 10; nth++) await tell.favourites(sql, userId);
  await Promise.all(Array.from({ length: 6 }, run));
  assert.equal(service.of(browser.path).length, 10);
  assert.equal(new Set(service.of(browser.path).map(({ headers }) => headers.topic)).size, 1);
});

test('one person gets sixty an hour; the rest waits', async () => {
  const { userId, browser } = await somebody();
  await sql`insert into notices (product_id, id, user_id, step_id, verb, actor, as_role, next_push_at, next_mail_at)
    select ${userId}, id, ${userId}, id, 'test-favourites', 'provider', 'buyer', now(), null
    from (select gen_random_uuid() as id from generate_series(1, 70)) n`;
  for (let time = 0; time < 4; time++) await run();
  assert.equal(service.of(browser.path).length, 60);
  await sql`update notices set pushed_at = ${earlier(sql, 'pushed_at', '61 minutes')} where user_id = ${userId}`;
  await run();
  assert.equal(service.of(browser.path).length, 70);
});

test('what lies in our own network is never called, whatever its name', async () => {
  const { one, userId } = await somebody();
  for (const address of [
    'https://10.0.0.1/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/x',
    'https://push.internal/x',
  ]) {
    await sql`update push_devices set endpoint = ${address} where user_id = ${userId}`;
    await tell.favourites(sql, userId);
    await pushNotices(market, { log });
    assert.deepEqual(await devicesOf(one), [], address);
    await subscribed(one, userId);
  }
  const rebinding = {
    addressesOf: async () => ['93.184.215.14', '192.168.0.1'],
    mayReach: (address: string) => !address.startsWith('192.'),
    mayUse: () => true,
  };
  await sql`update push_devices set endpoint = 'https://push.example.com/rebinds' where user_id = ${userId}`;
  await tell.favourites(sql, userId);
  await pushNotices(market, { outside: rebinding, log });
  assert.deepEqual(await devicesOf(one), []);
});

test('only the public internet is taken as a push service, and only keys of a browser', async () => {
  const one = await person('buyer');
  const { open: _, ...keys } = aBrowser();
  const good = { endpoint: 'https://push.example.com/x', ...keys, name: 'A browser' };
  const bad = {
    endpoint: [
      'http://push.example.com/x',
      'https://localhost/x',
      'https://10.0.0.1/x',
      'https://[::1]/',
      'https://push.example.com:8443/x',
      'https://a:b@push.example.com/',
      'ftp://x.test',
      '',
      'x',
    ],
    publicKey: ['', keys.publicKey.slice(1), `${keys.publicKey}A`, '<>'],
    authSecret: ['', keys.authSecret.slice(2), '!'],
    name: ['', 'x'.repeat(81)],
  };
  for (const [field, values] of Object.entries(bad))
    for (const value of values) {
      const { status, body } = await one.call(addPushDevice, { body: { ...good, [field]: value } });
      assert.deepEqual([status, [...new Set(body.errors?.map((fault) => fault.field))]], [400, [field]], value);
    }
  assert.deepEqual(await devicesOf(one), []);
});

test('a person has ten browsers; the same one again is one, and another person takes it over', async () => {
  const { one, userId, browser } = await somebody();
  assert.equal((await one.call(addPushDevice, { body: browser.body })).status, 200);
  for (let nth = 2; nth < MOST_PUSH_DEVICES; nth++) await subscribed(one, userId);
  const more = await one.call(addPushDevice, { body: { ...browser.body, endpoint: 'https://push.example.com/more' } });
  assert.deepEqual([more.status, more.body.code], [409, 'devices-full']);
  const [again, same] = await Promise.all([1, 2].map(() => one.call(addPushDevice, { body: browser.body })));
  assert.deepEqual([again?.status, same?.status, again?.body.insertedId], [200, 200, same?.body.insertedId]);
  assert.equal((await devicesOf(one)).length, MOST_PUSH_DEVICES);
  const other = await person('buyer');
  assert.equal((await other.call(addPushDevice, { body: browser.body })).status, 200);
  assert.ok(!(await devicesOf(one)).some(({ endpoint }) => endpoint === browser.body.endpoint));
  const ids = (await devicesOf(one)).map(({ _id }) => _id);
  assert.equal((await other.call(removePushDevice, { params: { id: ids[0] ?? '' } })).body.deletedCount, 0);
  assert.equal((await one.call(removePushDevice, { params: { id: ids[0] ?? '' } })).body.deletedCount, 1);
  assert.equal((await nobody.call(listPushDevices)).status, 401);
});

test('the end of a session, of all sessions, and of an account end what is pushed', async () => {
  const [{ one, userId }, other, left] = [await somebody(), await somebody(), await somebody()];
  await sql`update push_devices set session_id = 'a session' where user_id = ${userId}`;
  await endSession(sql, 'another session');
  assert.equal((await devicesOf(one)).length, 1);
  await endSession(sql, 'a session');
  assert.equal((await devicesOf(one)).length, 0);
  const [key] = await sql<
    { issuer: string; subject: string }[]
  >`select issuer, subject from users where id = ${other.userId}`;
  assert.ok(key);
  await refuseTokensBefore(sql, key, new Date());
  assert.equal((await sql`select from push_devices where user_id = ${other.userId}`).length, 0);
  await (await person('admin')).call(removeUser, { params: { email: left.one.email } });
  assert.equal((await sql`select from push_devices where user_id = ${left.userId}`).length, 0);
});
