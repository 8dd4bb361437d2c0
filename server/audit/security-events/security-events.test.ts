import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addProduct } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { listUsers, removeUser } from '#contract/users.ts';
import { openMarket } from '../../../test/market.ts';
import { callerOf } from '../../../test/people.ts';
import { goodBike } from '../../../test/products.ts';
import { Pending } from './pending.ts';
import {
  findSecurityEvents,
  forgetOldSecurityEvents,
  openSecurityEvents,
  type SecurityEvents,
} from './security-events.ts';

const lines: string[] = [];
const { market, url, person, nobody, issuer } = await openMarket({ log: { write: (line) => lines.push(line) } });
const { sql, securityEvents } = market;
const [buyer, admin] = await Promise.all([person('buyer'), person('admin')]);
const LOCAL = securityEvents.hashOf('address', '127.0.0.1');
const of = ({ email }: { email: string }) => securityEvents.hashOf('person', email);
const quiet = { info() {}, warn() {}, error() {} };

async function noted(events: SecurityEvents = securityEvents, since = new Date(0)) {
  await events.flush();
  const found = await findSecurityEvents(sql, { since, limit: 1000 });
  return found.map(({ kind, outcome, person, address, count }) => ({ kind, outcome, person, address, count }));
}

async function newlyNoted(act: () => Promise<unknown>) {
  await noted();
  await sql`delete from security_events`;
  await act();
  return noted();
}

test('a burst of refused calls is one row, with who and from where as keyed hashes', async () => {
  const found = await newlyNoted(async () => {
    for (let turn = 0; turn < 7; turn++) await buyer.call(listUsers, { query: { role: 'seller' } });
  });
  assert.deepEqual(found, [
    { kind: 'access-refused', outcome: 'failure', person: of(buyer), address: LOCAL, count: 7 },
  ]);
});

test('a token that is not ours is noted; none, and one that ran out, are nothing to tell', async () => {
  const ranOut = await issuer.sign({ sub: buyer.subject, email: buyer.email }, { expires: '-1h' });
  const found = await newlyNoted(async () => {
    await nobody.call(listUsers, { query: { role: 'seller' } });
    await callerOf(url, { token: ranOut }).call(listUsers, { query: { role: 'seller' } });
    await callerOf(url, { token: 'nonsense' }).call(listUsers, { query: { role: 'seller' } });
    await callerOf(url, { token: `${buyer.token}x` }).call(listUsers, { query: { role: 'seller' } });
  });
  assert.deepEqual(found, [{ kind: 'token-refused', outcome: 'failure', person: null, address: LOCAL, count: 2 }]);
});

test('who becomes an admin is noted, and in the audit', async () => {
  const email = 'second-admin@example.test';
  market.adminEmails.push(email);
  const second = await person('buyer', { email });
  const found = await newlyNoted(() => second.call(readAccessToken, { query: { email } }));
  assert.deepEqual(found, []);
  const [row, ...more] = await sql`
    select a.action, a.actor, a.subject = 'user ' || u.id as "isThem" from audit a, users u
    where a.action = 'promote-to-admin' and u.email = ${email} and a.subject = 'user ' || u.id`;
  assert.deepEqual({ ...row }, { action: 'promote-to-admin', actor: 'clock', isThem: true });
  assert.deepEqual(more, []);
  const third = 'third-admin@example.test';
  market.adminEmails.push(third);
  assert.deepEqual(await newlyNoted(() => person('buyer', { email: third })), [
    { kind: 'role-change', outcome: 'success', person: of({ email: third }), address: null, count: 1 },
  ]);
});

test('a request line and an event say the same hash, and neither says who', async () => {
  lines.length = 0;
  await buyer.call(listUsers, { query: { role: 'seller' } });
  await securityEvents.flush();
  const logged = lines.map((line) => JSON.parse(line));
  const request = logged.find(({ route }) => route === '/api/users');
  const event = logged.find(({ event }) => event === 'access-refused');
  assert.deepEqual([request.person, request.address], [of(buyer), LOCAL]);
  assert.deepEqual([event.person, event.address, event.outcome], [of(buyer), LOCAL, 'failure']);
  assert.doesNotMatch(lines.join(''), /example\.test|127\.0\.0\.1/);
});

test('events of one millisecond stay in the order in which they came', () => {
  const pending = new Pending();
  const now = new Date();
  for (let nth = 0; nth < 20; nth++)
    pending.add({ kind: 'sign-in', outcome: 'success', person: `${nth}`, address: null }, now);
  const rows = pending.take().toSorted((one, other) => (one.id < other.id ? -1 : 1));
  assert.deepEqual(
    rows.map(({ person }) => Number(person)),
    Array.from({ length: 20 }, (_, nth) => nth),
  );
});

test('a flood keeps its number, not a row each, and hides nothing of another kind', async () => {
  await newlyNoted(async () => {});
  const pending = new Pending({ success: 10, failure: 10 });
  const events = openSecurityEvents({ sql, log: quiet, key: 'k', pending });
  for (let turn = 0; turn < 5000; turn++)
    events.note({
      kind: 'sign-in',
      outcome: 'failure',
      email: `${turn}@example.test`,
      address: `10.0.0.${turn % 250}`,
    });
  events.note({ kind: 'sign-in', outcome: 'success', email: buyer.email, address: '127.0.0.1' });
  events.note({ kind: 'password-reset', outcome: 'failure', address: '127.0.0.1' });
  const found = await noted(events);
  assert.equal(found.length, 13);
  const failed = found.filter(({ kind, outcome }) => kind === 'sign-in' && outcome === 'failure');
  assert.equal(
    failed.reduce((sum, { count }) => sum + count, 0),
    5000,
  );
  assert.deepEqual(
    failed.filter(({ person }) => person === null).map(({ count }) => count),
    [4990],
  );
  // The hourly limit of named rows outlives the flush.
  events.note({ kind: 'sign-in', outcome: 'failure', email: 'late@example.test' });
  assert.equal((await noted(events))[0]?.person, null);
});

test('many refusals within a minute are an alarm, once', async () => {
  const logged: [string, unknown][] = [];
  const log = {
    ...quiet,
    warn: (facts: unknown) => logged.push(['warn', facts]),
    error: () => logged.push(['error', 0]),
  };
  let at = new Date('2030-01-01T10:00:10Z');
  const events = openSecurityEvents({ sql, log, key: 'k', now: () => at });
  const refuse = (times: number) => {
    for (let turn = 0; turn < times; turn++) events.note({ kind: 'sign-in', outcome: 'failure' });
  };
  refuse(199);
  at = new Date('2030-01-01T10:01:10Z');
  refuse(199);
  assert.deepEqual(logged, []);
  refuse(50);
  assert.deepEqual(logged, [['warn', { kinds: { 'sign-in': 200 } }]]);
  await events.flush();
});

test('what cannot be written down stands in the log, and nobody waits for it', async () => {
  const logged: object[] = [];
  const log = { ...quiet, info: (facts: object) => logged.push(facts), error: (facts: object) => logged.push(facts) };
  const broken = (() => {
    throw new Error('no database');
  }) as unknown as typeof sql;
  const events = openSecurityEvents({ sql: broken, log, key: 'k' });
  events.note({ kind: 'sign-in', outcome: 'failure', email: buyer.email });
  await events.stop();
  assert.equal(logged.length, 2);
});

test('after 90 days they are forgotten', async () => {
  await newlyNoted(async () => {});
  await admin.call(removeUser, { params: { email: admin.email } });
  await noted();
  await sql`update security_events set happened_at = happened_at - interval '89 days'`;
  await forgetOldSecurityEvents(sql);
  assert.equal((await noted()).length, 1);
  await sql`update security_events set happened_at = happened_at - interval '2 days'`;
  await forgetOldSecurityEvents(sql);
  assert.deepEqual(await noted(), []);
});

test('listing a bike, like all that goes well, is no security event', async () => {
  const seller = await person('seller');
  assert.deepEqual(await newlyNoted(() => seller.call(addProduct, { body: goodBike })), []);
});
