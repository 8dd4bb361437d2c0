import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, test } from 'node:test';
import { openShop, PUBLISHABLE_KEY, SECRET_KEY, sdk, type TestShop, until, WEBHOOK_SECRET } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const bike = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };

test('it does not start in production', async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await assert.rejects(shop.start(), /does not run in production/);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
});

test('it answers on the loopback address only', async () => {
  const { port } = new URL(shop.origin);
  const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  for (const { address, family, internal } of outside)
    if (family === 'IPv4' && !internal) await assert.rejects(fetch(`http://${address}:${port}/v1/events`));
  assert.equal((await fetch(`http://127.0.0.1:${port}/v1/events`)).status, 401);
});

test('a taken port is said, and leaves nothing running', async () => {
  await shop.stopProvider();
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  await shop.sql`insert into events (id, type, payload) values ('evt_left', 'test', '{"data":{"object":{"id":"left"}}}')`;
  await assert.rejects(shop.start((stranger.address() as AddressInfo).port), { code: 'EADDRINUSE' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal(shop.mailbox.of('left').length, 0);
  stranger.close();
  await shop.restart();
  await until(() => shop.mailbox.of('left').length === 1);
});

test('several may start at once on the same tables', async () => {
  await shop.sql`drop schema cards cascade`;
  await shop.sql`create schema cards`;
  const providers = await Promise.all([shop.start(), shop.start(), shop.start()]);
  const [first, second] = providers.map(({ origin }) => sdk(origin));
  const made = await first?.paymentIntents.create(bike);
  assert.equal((await second?.paymentIntents.retrieve(made?.id ?? ''))?.status, 'succeeded');
  await Promise.all(providers.map((provider) => provider.stop()));
});

test('tables of an earlier version are brought up to date and keep what they hold', async () => {
  const { id } = await shop.stripe.paymentIntents.create(bike);
  await shop.stripe.refunds.create({ payment_intent: id, amount: 300 });
  await shop.stopProvider();
  await shop.sql`drop table account_links, transfer_reversals, transfers, accounts, disputes, layouts cascade`;
  await shop.sql`alter table payment_methods drop column refund_course, drop column dispute`;
  await shop.sql`alter table payment_intents drop column amount_disputed`;
  await shop.sql`
    alter table refunds drop column status, drop column failure_reason, drop column becomes, drop column changes_at`;
  await shop.restart();
  assert.equal((await shop.stripe.refunds.list({ payment_intent: id })).data[0]?.status, 'succeeded');
  assert.equal((await shop.stripe.refunds.create({ payment_intent: id })).amount, 700);
});

test('killed at any moment, it has kept all that it acknowledged', async () => {
  for (const lifetime of [60, 150, 300]) {
    shop.mailbox.open = false;
    const { origin, kill } = await startProcess();
    const stripe = sdk(origin);
    const acknowledged: string[] = [];
    const buyer = async () => {
      for (;;) acknowledged.push((await stripe.paymentIntents.create(bike)).id);
    };
    const buying = Promise.allSettled([buyer(), buyer(), buyer()]);
    await until(() => acknowledged.length > 3);
    setTimeout(kill, lifetime);
    await buying;

    // The killed process still holds a lease on its events.
    await shop.sql`update events set next_attempt_at = now() where next_attempt_at is not null`;
    await shop.restart();
    shop.mailbox.open = true;
    for (const id of acknowledged) {
      assert.equal((await shop.stripe.paymentIntents.retrieve(id)).status, 'succeeded');
      await until(() => shop.mailbox.of(id).some(({ event }) => event.type === 'payment_intent.succeeded'));
    }
  }
});

/** A provider process of its own on the shop's tables. */
async function startProcess() {
  await shop.stopProvider();
  const options = {
    where: shop.where,
    cards: {
      port: 0,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhooks: { platform: { url: shop.mailbox.url, secret: WEBHOOK_SECRET } },
    },
  };
  const program = `
    import { openDatabase } from '${new URL('./open-database.ts', import.meta.url)}';
    import { startCards } from '${new URL('./cards.ts', import.meta.url)}';
    const { where, cards } = JSON.parse(process.argv[1]);
    const { origin } = await startCards({ sql: await openDatabase(where), ...cards });
    console.log(origin);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: new URL('..', import.meta.url),
  });
  const [origin] = await once(child.stdout, 'data');
  return { origin: String(origin).trim(), kill: () => child.kill('SIGKILL') };
}
