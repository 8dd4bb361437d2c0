import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readReconciliation, reconcileNow } from '#contract/reconciliation.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { goodBike } from '../../../test/products.ts';
import { openStripe } from '../stripe/stripe.ts';
import { reconcile, reconcileNightly } from './reconciliation.ts';

const opened = await openMarket();
const { market } = opened;
const { sql } = market;
const [admin, seller, buyer] = await Promise.all([
  opened.person('admin'),
  opened.person('seller'),
  opened.person('buyer'),
]);
const cards = cardHolder(opened);
const price = goodBike.resalePrice;
const unreachable = openStripe({ secretKey: 'sk_test', webhookSecrets: ['whsec'], origin: 'http://127.0.0.1:9' });

beforeEach(() => sql`delete from reconciliations`);
const read = async () => (await admin.call(readReconciliation)).body;
const count = async () => (await sql<{ count: number }[]>`select count(*) from reconciliations`)[0]?.count;

test('an admin sees nothing before the first comparison, then what it found', async () => {
  assert.deepEqual(await read(), { isRunning: false });
  await dealIn('paid', { market: opened, cards, admin, seller, buyer });
  const { status, body } = await admin.call(reconcileNow);
  assert.equal(status, 200);
  const { latest, isRunning } = body;
  assert.equal(isRunning, false);
  assert.ok(latest && latest.startedAt <= latest.finishedAt);
  // The payment and its fee, before any event arrives.
  assert.equal(latest.compared, 2);
  assert.deepEqual([latest.found, latest.differences, latest.fault], [0, [], undefined]);
  assert.deepEqual(latest.balances, [
    { currency: 'usd', account: 'buyer', balance: -price },
    { currency: 'usd', account: 'held', balance: price },
  ]);
  assert.deepEqual(await read(), body);
});

test('many who ask while one is going on get that one', async () => {
  const slow = Promise.withResolvers<void>();
  const { recordsAfter } = market.stripe;
  const held: typeof recordsAfter = (...of) => slow.promise.then(() => recordsAfter(...of));
  const going = reconcile({ ...market, stripe: { ...market.stripe, recordsAfter: held } });
  while ((await count()) === 0);
  for (const { status, body } of await Promise.all(Array.from({ length: 6 }, () => admin.call(reconcileNow))))
    assert.deepEqual([status, body], [200, { isRunning: true }]);
  slow.resolve();
  assert.equal((await going)?.found, 0);
  assert.equal(await count(), 1);
  assert.equal((await read()).isRunning, false);
});

test('while one is going on, the last one that is over is shown', async () => {
  await admin.call(reconcileNow);
  const { latest } = await read();
  await sql`insert into reconciliations (id) values (gen_random_uuid())`;
  assert.deepEqual((await admin.call(reconcileNow)).body, { latest, isRunning: true });
  assert.equal(await reconcile(market), undefined);
});

test('one whose machine died holds up nobody', async () => {
  await sql`insert into reconciliations (id, alive_at) values (gen_random_uuid(), now() - interval '4 minutes')`;
  assert.equal((await read()).isRunning, false);
  const { body } = await admin.call(reconcileNow);
  assert.equal(body.latest?.fault, undefined);
  const [dead] = await sql<{ fault: string }[]>`select fault from reconciliations where fault is not null`;
  assert.equal(dead?.fault, 'The comparison was interrupted.');
});

test('one that was given up meanwhile does not write its result', async () => {
  const late = { ...market, stripe: { ...market.stripe, recordsAfter: givenUp } };
  await assert.rejects(reconcile(late), /took too long/);
  async function givenUp(...of: Parameters<typeof market.stripe.recordsAfter>) {
    await sql`update reconciliations set finished_at = now(), fault = 'given up' where finished_at is null`;
    return market.stripe.recordsAfter(...of);
  }
  assert.equal((await read()).latest?.fault, 'given up');
});

test('when the card provider does not answer, that is said, and found out each night', async () => {
  const logged: unknown[] = [];
  await reconcileNightly({ ...market, stripe: unreachable }, { error: (what: unknown) => logged.push(what) });
  assert.deepEqual(logged, ['The card provider does not answer.']);
  const { latest, isRunning } = await read();
  assert.equal(isRunning, false);
  assert.equal(latest?.fault, 'The card provider does not answer.');
  assert.deepEqual(latest?.differences, []);
});

test('what is found at night is in the log', async () => {
  await sql`update bookings set captured_cents = captured_cents + 1`;
  const logged: unknown[] = [];
  await reconcileNightly(market, { error: (...what: unknown[]) => logged.push(...what) });
  assert.deepEqual(logged, [{ found: 1 }, 'Our books and the card provider do not say the same']);
  await sql`update bookings set captured_cents = captured_cents - 1`;
});

test('the last thirty are kept, and nothing of the provider’s stays here', async () => {
  await sql`
    insert into reconciliations (id, started_at, finished_at)
    select gen_random_uuid(), now() - make_interval(days => n), now() from generate_series(1, 40) n`;
  await reconcile(market);
  assert.equal(await count(), 30);
  const [oldest] = await sql<{ days: number }[]>`
    select extract(day from max(now() - started_at))::int as days from reconciliations`;
  assert.equal(oldest?.days, 29);
  assert.equal((await sql`select from card_records`).count, 0);
});
