import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import { addProduct, readProduct } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, readUser } from '#contract/users.ts';
import { Browser } from '../identity/testing/browser.ts';
import { MAYA, signInWithPopup } from '../identity/testing/google.ts';
import { newDataFolder } from './data-folder.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { openDatabaseOf } from './marketplace-database.ts';
import { callerOf } from './people.ts';
import { goodBike } from './products.ts';

const dataDir = newDataFolder('on');
let open: Marketplace | undefined;
let output = '';
after(async () => {
  await open?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Restarts the market on the same data folder at another port, and so another origin. */
async function move(env: Record<string, string> = {}) {
  await open?.stop();
  output = '';
  open = await startMarketplace({ DATA_DIR: dataDir, DEMO: 'on', ...env }, (text) => {
    output += text;
  });
  return open;
}

async function withPassword(url: string, email: string) {
  const browser = new Browser(url);
  const { status } = await browser.call('/sign-in/email', { email, password: 'kickstand' });
  assert.equal(status, 200);
  return enter(url, browser, email);
}

/** A person from Google joins as a buyer, unless they joined before. */
async function withGoogle(url: string, role: 'buyer' | 'seller' = 'buyer') {
  const browser = new Browser(url);
  assert.equal((await signInWithPopup(browser, MAYA)).error, undefined);
  return enter(url, browser, MAYA, role);
}

async function enter(url: string, browser: Browser, email: string, role?: 'buyer' | 'seller') {
  const idToken = (await browser.call('/token')).json.token;
  const login = callerOf(`${url}/api`, { email, idToken });
  if (role) assert.equal((await login.call(createUser, { body: { email, name: 'Maya', role } })).status, 200);
  const { body } = await login.call(readAccessToken, { query: { email } });
  const person = callerOf(`${url}/api`, { email, idToken, token: body.accessToken });
  return { person, record: (await person.call(readUser, { params: { email } })).body };
}

const DEMO_PEOPLE = ['buyer@example.com', 'seller@example.com', 'admin@example.com'];

async function everybody(url: string) {
  const records = await Promise.all(DEMO_PEOPLE.map(async (email) => (await withPassword(url, email)).record));
  return [...records, (await withGoogle(url)).record].map(({ _id, email, role, photoURL }) => ({
    _id,
    email,
    role,
    photoURL,
  }));
}

const isShown = async (url: string, id: string) =>
  (await callerOf(`${url}/api`).call(readProduct, { params: { id } })).status === 200;

test('at another address everybody is who they were, with role, bikes and picture', async () => {
  const first = await move();
  const { person } = await withGoogle(first.url, 'seller');
  const id = (await person.call(addProduct, { body: goodBike })).body.insertedId ?? '';
  const before = await everybody(first.url);
  assert.deepEqual(
    before.map(({ role }) => role),
    ['buyer', 'seller', 'admin', 'seller'],
  );
  output = '';
  await first.finish();
  await first.restart();
  assert.doesNotMatch(output, /The address is another/);

  const second = await move();
  assert.match(output, /The address is another than at the last start/);
  assert.deepEqual(await everybody(second.url), before);
  assert.ok(await isShown(second.url, id));

  const third = await move({ WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' });
  assert.equal(output.split('The address is another').length, 2, 'it is said once');
  assert.deepEqual(await everybody(third.url), before);

  await asFormerly();
  const healed = await move({ LOG_LEVEL: 'info' });
  assert.match(output, /known under former addresses are known again/);
  assert.deepEqual(await everybody(healed.url), before);
  assert.ok(await isShown(healed.url, id));
});

/** Restores the old format, in which the issuer was the origin at the time of joining. */
async function asFormerly() {
  await open?.finish();
  const { sql, close } = await openDatabaseOf({ dataDir });
  await sql`delete from market_identity`;
  await sql`update users set issuer = case when email like 'b%' then 'http://localhost:3600' else 'http://localhost:3650' end`;
  await close();
}
