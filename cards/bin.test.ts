import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { openShop, sdk, type TestShop, until } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

function run(...args: string[]) {
  const where = shop.where;
  const database =
    typeof where === 'string'
      ? { args: ['--database', where], env: {} }
      : {
          args: [],
          env: { PGHOST: where.host, PGPORT: `${where.port}`, PGUSER: where.user, PGDATABASE: where.database },
        };
  const program = join(import.meta.dirname, 'bin.ts');
  const env = { ...process.env, NODE_ENV: '', ...database.env };
  return spawn(process.execPath, [program, ...database.args, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

test('the command serves the official SDK, delivers webhooks, and stops when it is told to', async () => {
  const child = run(
    '--schema',
    'by_command',
    '--port',
    '0',
    '--secret-key',
    'sk_test_1',
    '--webhook',
    shop.mailbox.url,
  );
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [, origin = ''] = /^Stripe stand-in at (http\S+), secret key sk_test_1\n$/.exec(line) ?? [];
  const paid = await sdk(origin, 'sk_test_1').paymentIntents.create({
    ...{ amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
  });
  assert.equal(paid.status, 'succeeded');
  await until(() => shop.mailbox.of(paid.id).some(({ event }) => event.type === 'payment_intent.succeeded'));
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('without an endpoint for webhooks it says how it is called', async () => {
  const child = run();
  const stderrText = text(child.stderr);
  assert.deepEqual(await once(child, 'exit'), [1, null]);
  assert.match(await stderrText, /^--webhook is missing\n\nstripe-stand-in --webhook/);
});
