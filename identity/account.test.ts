import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Browser } from './testing/browser.ts';
import { MAYA, signInWithPopup } from './testing/google.ts';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';
const ANOTHER = 'another password';

describe('what people change about their account', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.stop());

  async function signUp(email: string) {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    return browser;
  }

  async function signIn(email: string, password: string) {
    const browser = stage.browser();
    const { status } = await browser.call('/sign-in/email', { email, password });
    return { browser, status };
  }

  const change = (browser: Browser, currentPassword: string, newPassword: string) =>
    browser.call('/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
  const claims = async (browser: Browser) => decodeJwt((await browser.call('/token')).json.token);
  const isIn = async (browser: Browser) => (await browser.call('/token')).status === 200;
  /** Ages every session. */
  const letTimePass = (minutes: number) =>
    stage.database.sql`update identity.session set "createdAt" = "createdAt" - ${`${minutes} minutes`}::interval`;

  test('a new password replaces the old one and ends the sessions elsewhere', async () => {
    const browser = await signUp('one@example.com');
    const { browser: elsewhere } = await signIn('one@example.com', PASSWORD);
    assert.equal((await change(browser, PASSWORD, ANOTHER)).status, 200);
    assert.deepEqual([await isIn(browser), await isIn(elsewhere)], [true, false]);
    assert.equal((await signIn('one@example.com', PASSWORD)).status, 401);
    assert.equal((await signIn('one@example.com', ANOTHER)).status, 200);
  });

  test('who does not know the password changes nothing', async () => {
    const browser = await signUp('two@example.com');
    const { browser: elsewhere } = await signIn('two@example.com', PASSWORD);
    const refused = await change(browser, 'a guess at it', ANOTHER);
    assert.deepEqual([refused.status, refused.json.code], [400, 'INVALID_PASSWORD']);
    assert.equal((await change(stage.browser(), PASSWORD, ANOTHER)).status, 401);
    assert.equal(await isIn(elsewhere), true);
    assert.equal((await signIn('two@example.com', PASSWORD)).status, 200);
  });

  test('a new password has 8 to 128 characters', async () => {
    const browser = await signUp('three@example.com');
    assert.equal((await change(browser, PASSWORD, 'x'.repeat(7))).json.code, 'PASSWORD_TOO_SHORT');
    assert.equal((await change(browser, PASSWORD, 'x'.repeat(129))).json.code, 'PASSWORD_TOO_LONG');
    const short = 'q7#Zp!2m';
    const long = 'four words go on and on, until'.padEnd(128, ' no room is left in it');
    assert.equal((await change(browser, PASSWORD, long)).status, 200);
    assert.equal((await change(browser, long, short)).status, 200);
  });

  test('who comes with Google has no password, and gets one by letter', async () => {
    const browser = stage.browser();
    await signInWithPopup(browser, MAYA);
    const logins = async () =>
      (await browser.call('/list-accounts')).json.map(({ providerId }: { providerId: string }) => providerId).sort();
    assert.deepEqual(await logins(), ['google']);
    assert.equal((await change(browser, PASSWORD, ANOTHER)).json.code, 'CREDENTIAL_ACCOUNT_NOT_FOUND');

    await browser.call('/request-password-reset', { email: MAYA });
    const link = await stage.link(MAYA);
    const token = new URL(link).searchParams.get('token') ?? '';
    await stage.browser().submit(link, { token, password: PASSWORD });
    assert.equal((await signIn(MAYA, PASSWORD)).status, 200);
    await signInWithPopup(browser, MAYA);
    assert.deepEqual(await logins(), ['credential', 'google']);
  });

  test('the ID token says when the person logged in, which renewing it does not change', async () => {
    const browser = await signUp('four@example.com');
    const loggedIn = Number((await claims(browser)).auth_time);
    assert.ok(Math.abs(Date.now() / 1000 - loggedIn) < 10);
    await letTimePass(60);
    assert.equal((await claims(browser)).auth_time, loggedIn - 3600);
    await browser.call('/sign-in/email', { email: 'four@example.com', password: PASSWORD });
    assert.ok(Number((await claims(browser)).auth_time) >= loggedIn);
  });

  test('the letter to confirm an e-mail is sent again, to that person only and while it is needed', async () => {
    const browser = await signUp('five@example.com');
    await signUp('six@example.com');
    await stage.posted();
    const sent = stage.mails.length;
    assert.equal((await browser.call('/send-verification-email', { email: 'six@example.com' })).status, 400);
    await stage.posted();
    assert.equal(stage.mails.length, sent);
    assert.equal((await browser.call('/send-verification-email', { email: 'five@example.com' })).status, 200);
    await stage.posted();
    assert.deepEqual([stage.mails.length, stage.mails.at(-1)?.to.address], [sent + 1, 'five@example.com']);

    const link = await stage.link('five@example.com');
    await browser.submit(link, { token: new URL(link).searchParams.get('token') ?? '', answer: 'yes' });
    assert.equal((await browser.call('/get-session')).json.user.emailVerified, true);
    const again = await browser.call('/send-verification-email', { email: 'five@example.com' });
    assert.deepEqual([again.status, again.json.code], [400, 'EMAIL_ALREADY_VERIFIED']);
  });

  test('an account is deleted only shortly after its person logged in', async () => {
    const browser = await signUp('seven@example.com');
    await letTimePass(6);
    const refused = await browser.call('/delete-user', {});
    assert.deepEqual([refused.status, refused.json.code], [400, 'SESSION_EXPIRED']);
    assert.equal(await isIn(browser), true);
    await browser.call('/sign-in/email', { email: 'seven@example.com', password: PASSWORD });
    await letTimePass(4);
    assert.equal((await browser.call('/delete-user', {})).status, 200);
    assert.equal((await stage.browser().call('/delete-user', {})).status, 401);
  });

  test('nothing is left of a deleted account, and its e-mail can be used anew', async () => {
    const browser = await signUp('eight@example.com');
    const { browser: elsewhere } = await signIn('eight@example.com', PASSWORD);
    const { sub } = await claims(browser);
    assert.equal((await browser.call('/delete-user', {})).status, 200);
    assert.deepEqual([await isIn(browser), await isIn(elsewhere)], [false, false]);
    assert.equal((await signIn('eight@example.com', PASSWORD)).status, 401);
    for (const table of ['account', 'session']) {
      const rows = await stage.database
        .sql`select from identity.${stage.database.sql(table)} where "userId" = ${String(sub)}`;
      assert.equal(rows.length, 0, table);
    }
    assert.notEqual((await claims(await signUp('eight@example.com'))).sub, sub);
  });

  test('a letter to a deleted account opens nothing', async () => {
    const browser = await signUp('nine@example.com');
    const confirm = await stage.link('nine@example.com');
    await browser.call('/request-password-reset', { email: 'nine@example.com' });
    const reset = await stage.link('nine@example.com');
    await browser.call('/delete-user', {});
    const token = (link: string) => new URL(link).searchParams.get('token') ?? '';
    assert.equal((await browser.submit(confirm, { token: token(confirm), answer: 'yes' })).status, 400);
    assert.equal((await browser.submit(reset, { token: token(reset), password: ANOTHER })).status, 400);
    assert.equal((await signIn('nine@example.com', ANOTHER)).status, 401);
  });

  test('guessing a password is as slow for who has taken over a browser', async () => {
    await signUp('ten@example.com');
    await stage.restart({ rateLimit: true });
    const guesses: Record<string, object> = {
      '/change-password': { currentPassword: 'a guess at it', newPassword: ANOTHER },
      '/delete-user': { password: 'a guess at it' },
      '/verify-password': { password: 'a guess at it' },
    };
    const { browser } = await signIn('ten@example.com', PASSWORD);
    for (const [path, body] of Object.entries(guesses)) {
      await stage.database.sql`delete from identity.attempt`;
      for (const _ of [1, 2, 3]) assert.notEqual((await browser.call(path, body)).status, 429, path);
      assert.equal((await browser.call(path, body)).status, 429, path);
    }
    await stage.restart();
  });
});
