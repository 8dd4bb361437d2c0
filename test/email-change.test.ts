import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { exportAccount } from '#contract/account.ts';
import { readAccessToken } from '#contract/session.ts';
import { readUser } from '#contract/users.ts';
import { connect, type Sql } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { Browser } from '../identity/testing/browser.ts';
import { listMails } from '../mail/folder.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { newcomer, PASSWORD } from './newcomer.ts';
import { callerOf } from './people.ts';

let marketplace: Marketplace;
let sql: Sql;
before(async () => {
  marketplace = await startMarketplace({ DEMO: 'off', LOG_LEVEL: 'silent' });
  const { target } = await startEmbedded({ dir: join(marketplace.dataDir, 'postgres') });
  sql = connect(target, { max: 1 });
});
after(async () => {
  await sql.end();
  await marketplace.stop();
});

const logIn = async (email: string) => {
  const browser = new Browser(marketplace.url);
  assert.equal((await browser.call('/sign-in/email', { email, password: PASSWORD })).status, 200);
  return browser;
};

/** The e-mail of the session's ID token, and the account that it opens. */
async function enter(browser: Browser) {
  const idToken = (await browser.call('/token')).json?.token;
  const email = (await browser.call('/get-session')).json?.user.email;
  const login = callerOf(`${marketplace.url}/api`, { email, idToken });
  const { status, body } = await login.call(readAccessToken, { query: { email } });
  return {
    status,
    email,
    login,
    caller: callerOf(`${marketplace.url}/api`, { email, idToken, token: body.accessToken }),
  };
}

async function letterTo(email: string): Promise<string> {
  for (;;) {
    const mails = await listMails(join(marketplace.dataDir, 'mail'));
    const text = mails.find(({ to, subject }) => to.includes(email) && /new e-mail/.test(subject))?.text;
    const link = /http\S+token=\S+/.exec(text ?? '')?.[0];
    if (link) return link;
  }
}

async function asks(role: 'buyer' | 'seller') {
  const { email } = await newcomer(marketplace.url, role);
  const newEmail = `new-${email}`;
  const browser = await logIn(email);
  assert.equal((await browser.call('/request-email-change', { newEmail })).status, 200);
  const link = await letterTo(newEmail);
  const token = new URL(link).searchParams.get('token') ?? '';
  return { email, newEmail, browser, sayYes: () => browser.submit(link, { token, answer: 'yes' }) };
}

const usersAt = (...emails: string[]) =>
  sql<{ email: string }[]>`select email from users where email in ${sql(emails)}`;

test('the marketplace knows the new e-mail at once, and what was given before is refused', async () => {
  const { email, newEmail, browser, sayYes } = await asks('seller');
  const [before, elsewhere] = [await enter(browser), await enter(await logIn(email))];
  const { _id } = (await before.caller.call(exportAccount)).body.user;
  // Token times have a resolution of one second.
  await pause(1_000);
  assert.equal((await sayYes()).status, 200);
  assert.deepEqual(
    (await usersAt(email, newEmail)).map((user) => user.email),
    [newEmail],
  );
  for (const { caller, login } of [before, elsewhere]) {
    assert.equal((await caller.call(exportAccount)).status, 401);
    assert.equal((await login.call(readAccessToken, { query: { email } })).status, 401);
  }
  const now = await enter(browser);
  assert.equal(now.email, newEmail);
  const { body } = await now.caller.call(readUser, { params: { email: newEmail } });
  assert.deepEqual([body._id, body.role, body.emailConfirmed], [_id, 'seller', true]);
  assert.equal((await enter(await logIn(newEmail))).status, 200);
});

test('a crash when the marketplace has followed and the identity service has not: the next login mends it', async () => {
  const { email, newEmail, browser, sayYes } = await asks('buyer');
  // A crash between the two commits.
  await sql`update users set email = ${newEmail} where email = ${email}`;
  await marketplace.kill();
  await marketplace.restart();
  const mended = await enter(browser);
  assert.deepEqual([mended.status, mended.email], [200, email]);
  assert.equal((await mended.caller.call(readUser, { params: { email } })).status, 200);
  assert.deepEqual(
    (await usersAt(email, newEmail)).map((user) => user.email),
    [email],
  );
  assert.equal((await sayYes()).status, 200);
  assert.equal((await enter(browser)).email, newEmail);
  assert.deepEqual(
    (await usersAt(email, newEmail)).map((user) => user.email),
    [newEmail],
  );
});

test('two people who prove the same e-mail at once: one has it, here and there', async () => {
  const people = [await asks('buyer'), await asks('seller')];
  const wanted = `wanted-${people[0]?.email}`;
  const links: string[] = [];
  for (const { browser } of people) {
    await browser.call('/request-email-change', { newEmail: wanted });
    let link = await letterTo(wanted);
    while (links.includes(link)) link = await letterTo(wanted);
    links.push(link);
  }
  const pages = await Promise.all(
    people.map(({ browser }, nth) => {
      const link = links[nth] ?? '';
      return browser.submit(link, { token: new URL(link).searchParams.get('token') ?? '', answer: 'yes' });
    }),
  );
  assert.deepEqual(pages.map(({ status }) => status).sort(), [200, 409]);
  for (const { browser } of people) {
    const { status, email, caller } = await enter(browser);
    assert.equal(status, 200);
    assert.equal((await caller.call(readUser, { params: { email } })).status, 200);
  }
  assert.equal((await usersAt(wanted)).length, 1);
});
