import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { MAIN } from '../scripts/build.ts';
import { freePort, type Marketplace, startMarketplace } from './marketplace.ts';
import { memoryFolder } from './memory-folder.ts';
import { until } from './worker-processes.ts';

const open: Marketplace[] = [];
const folders: string[] = [];
after(async () => {
  await Promise.all(open.map((marketplace) => marketplace.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function opened(env: Record<string, string> = {}) {
  const marketplace = await startMarketplace(env);
  open.push(marketplace);
  return marketplace;
}

/** A first start, in an empty folder. */
async function begun() {
  const dataDir = memoryFolder('kickstand-market-');
  folders.push(dataDir);
  return opened({ DATA_DIR: dataDir });
}

test('a polite stop finishes what is in flight, stops the database and exits with 0', async () => {
  const marketplace = await opened({ DEMO: 'off' });
  assert.equal((await fetch(`${marketplace.url}/healthz`)).status, 200);
  const version = (await (await fetch(`${marketplace.url}/version`)).json()) as Record<string, string>;
  assert.match(version.version ?? '', /^\d+\.\d+\.\d+/);
  assert.match(version.schema ?? '', /^\d{4}\w*$/);
  assert.equal(version.node, process.versions.node.split('.')[0]);
  const known = ['version', 'commit', 'schema', 'node'];
  assert.deepEqual(
    Object.keys(version).filter((name) => !known.includes(name)),
    [],
  );
  assert.equal((await fetch(`${marketplace.url}/readyz`)).status, 200);
  const inFlight = Array.from({ length: 8 }, () =>
    fetch(`${marketplace.url}/api/categories`).then(({ status }) => status),
  );
  const first = await Promise.race(inFlight);
  assert.equal(await marketplace.finish(), 0);
  assert.equal(first, 200);
  assert.ok(!existsSync(join(marketplace.dataDir, 'postgres/cluster/postmaster.pid')), 'the database has stopped');
});

test('a hangup renews nothing where one process does everything, says so, and ends nothing', async () => {
  let output = '';
  const marketplace = await startMarketplace({ DEMO: 'off' }, (text) => {
    output += text;
  });
  open.push(marketplace);
  process.kill(marketplace.pid(), 'SIGHUP');
  await until(() => output.includes('SIGHUP renews nothing'));
  assert.equal((await fetch(`${marketplace.url}/readyz`)).status, 200);
});

test('a polite stop in the middle of the start stops what was started', async () => {
  const dataDir = memoryFolder('kickstand-market-');
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: '', DEMO: 'off', DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  const running = join(dataDir, 'postgres/cluster/postmaster.pid');
  await until(() => existsSync(running));
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
  assert.ok(!existsSync(running), 'the database has stopped');
  rmSync(dataDir, { recursive: true });
});

test('two marketplaces run side by side, each with its own port and data folder, filled by the demo', async () => {
  const [one, other] = await Promise.all([begun(), begun()]);
  for (const { url } of [one, other]) {
    const bikes = await (await fetch(`${url}/api/advertize`)).json();
    assert.ok(bikes.length > 0);
  }
  await one.finish();
  assert.equal((await fetch(`${other.url}/readyz`)).status, 200);
});

test('a mail server that is away does not stop the start; it is named, and letters wait for it', async () => {
  let output = '';
  const market = await startMarketplace({ SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'info' }, (text) => {
    output += text;
  });
  try {
    assert.match(output, /Started without a part that does not answer: SMTP_URL: no mail can be handed over/);
    const ready = async () => (await (await fetch(`${market.url}/readyz`)).json()) as { unanswered: string[] };
    await until(async () => (await ready()).unanswered.join() === 'mail');
    const signedUp = await fetch(`${market.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: market.url },
      body: JSON.stringify({ email: 'early@example.test', password: 'a long password', name: 'Early' }),
    });
    assert.equal(signedUp.status, 200);
    await until(async () => (await (await fetch(`${market.url}/api/auth/mail-state`)).json()).delayed);
  } finally {
    await market.stop();
  }
});

test('a faulty environment stops the start with a sentence that says what is wrong', async () => {
  const { code, output } = await attempt({ PORT: 'x', ACCESS_TOKEN_SECRET: 'short' });
  assert.equal(code, 1);
  assert.match(output, /PORT/);
  assert.match(output, /ACCESS_TOKEN_SECRET: needs at least 32 characters/);
});

test('production does not start on stand-ins', async () => {
  const { code, output } = await attempt({ NODE_ENV: 'production' });
  assert.equal(code, 1);
  for (const name of ['DATABASE_URL', 'STRIPE_SECRET_KEY', 'GOOGLE_CLIENT_ID', 'SMTP_URL'])
    assert.match(output, new RegExp(`${name}: needed in production`));
});

async function attempt(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, output };
}
