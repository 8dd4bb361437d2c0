import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import { authenticator } from './testing/authenticator.ts';
import type { Browser } from './testing/browser.ts';
import { MAYA, signInWithPopup } from './testing/google.ts';
import { type Stage, setStage } from './testing/stage.ts';
import { codeOf } from './testing/totp.ts';

const PASSWORD = 'a long password';

describe('a second factor', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.stop());

  const signIn = (browser: Browser, email: string) => browser.call('/sign-in/email', { email, password: PASSWORD });
  const isIn = async (browser: Browser) => (await browser.call('/token')).status === 200;
  const methods = async (browser: Browser) => decodeJwt((await browser.call('/token')).json.token).amr;
  async function letters(email: string) {
    await stage.posted();
    return stage.mails.filter(({ to }) => to.address === email).map(({ text }) => /changed\. (.*)/.exec(text)?.[1]);
  }
  const grow = (email: string, minutes: number) => stage.database.sql`update identity.session set
    "createdAt" = "createdAt" - make_interval(mins => ${minutes})
    where "userId" = (select id from identity."user" where email = ${email})`;

  async function person(email: string) {
    await stage.identity.enrol({ email, password: PASSWORD, name: 'Somebody' });
    const browser = stage.browser();
    await signIn(browser, email);
    return browser;
  }

  async function withApp(email: string) {
    const browser = await person(email);
    const { json } = await browser.call('/two-factor/enable', { password: PASSWORD });
    const { status } = await browser.call('/two-factor/verify-totp', { code: codeOf(json.totpURI) });
    assert.equal(status, 200);
    return { browser, uri: json.totpURI as string, backupCodes: json.backupCodes as string[] };
  }

  async function addPasskey(browser: Browser, device = authenticator(stage.origin)) {
    const { json } = await browser.call('/passkey/generate-register-options');
    const response = device.register(json);
    return { device, answer: await browser.call('/passkey/verify-registration', { response, name: 'My phone' }) };
  }

  async function signInWithPasskey(browser: Browser, device: ReturnType<typeof authenticator>) {
    const { json } = await browser.call('/passkey/generate-authenticate-options');
    return browser.call('/passkey/verify-authentication', { response: device.answer(json) });
  }

  test('of an app is asked for after the password; without it nobody is in', async () => {
    const email = 'app@example.com';
    const { uri } = await withApp(email);
    assert.equal(new URL(uri).searchParams.get('issuer'), 'Kickstand');
    const browser = stage.browser();
    const { json } = await signIn(browser, email);
    assert.deepEqual(json, { twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    assert.equal(await isIn(browser), false);
    const wrong = await browser.call('/two-factor/verify-totp', { code: '000000' });
    assert.deepEqual([wrong.status, wrong.json.code], [401, 'INVALID_CODE']);
    assert.equal((await browser.call('/two-factor/verify-totp', { code: codeOf(uri) })).status, 200);
    assert.deepEqual(await methods(browser), ['otp', 'mfa']);
  });

  test('is not asked for before the app has shown that it works', async () => {
    const browser = await person('unfinished@example.com');
    await browser.call('/two-factor/enable', { password: PASSWORD });
    const other = stage.browser();
    await signIn(other, 'unfinished@example.com');
    assert.deepEqual(await methods(other), ['pwd']);
  });

  test('can be one of the backup codes, once', async () => {
    const email = 'backup@example.com';
    const { backupCodes } = await withApp(email);
    const statuses: number[] = [];
    for (const _ of [1, 2]) {
      const browser = stage.browser();
      await signIn(browser, email);
      statuses.push((await browser.call('/two-factor/verify-backup-code', { code: backupCodes[0] })).status);
    }
    assert.deepEqual(statuses, [200, 401]);
  });

  test('a passkey takes the place of password and code', async () => {
    const email = 'passkey@example.com';
    const { device, answer } = await addPasskey(await person(email));
    assert.equal(answer.status, 200);
    const browser = stage.browser();
    assert.equal((await signInWithPasskey(browser, device)).status, 200);
    assert.equal((await browser.call('/get-session')).json.user.email, email);
    assert.deepEqual(await methods(browser), ['pop', 'user', 'mfa']);
    const stranger = await signInWithPasskey(stage.browser(), authenticator(stage.origin));
    assert.deepEqual([stranger.status, stranger.json.code], [401, 'PASSKEY_NOT_FOUND']);
  });

  test('a passkey of another place, or one that asks for nothing, is refused', async () => {
    const browser = await person('other-key@example.com');
    const elsewhere = await addPasskey(browser, authenticator('https://evil.test'));
    assert.notEqual(elsewhere.answer.status, 200);
    const bare = await addPasskey(browser, authenticator(stage.origin, { verifies: false }));
    assert.deepEqual([bare.answer.status, bare.answer.json.code], [400, 'PASSKEY_UNVERIFIED']);
  });

  test('a passkey is named and removed by its owner alone', async () => {
    const browser = await person('owner@example.com');
    const { answer, device } = await addPasskey(browser);
    const { id } = answer.json;
    const other = await person('other@example.com');
    for (const [path, body] of [
      ['/passkey/update-passkey', { id, name: 'Mine' }],
      ['/passkey/delete-passkey', { id }],
    ] as const)
      assert.equal((await other.call(path, body)).status, 401);
    await signInWithPasskey(browser, device);
    assert.equal((await browser.call('/passkey/update-passkey', { id, name: 'Key ring' })).status, 200);
    const [listed] = (await browser.call('/passkey/list-user-passkeys')).json;
    assert.equal(listed.name, 'Key ring');
    assert.equal((await browser.call('/passkey/delete-passkey', { id })).status, 200);
    assert.equal((await signInWithPasskey(stage.browser(), device)).status, 401);
  });

  test('changing it asks for the password or a recent login, and for the factor that is there', async () => {
    const email = 'careful@example.com';
    const { browser } = await withApp(email);
    assert.equal((await browser.call('/two-factor/disable', { password: 'not it at all' })).status, 400);
    assert.equal((await browser.call('/two-factor/disable', {})).status, 400);
    await grow(email, 6);
    const late = await browser.call('/passkey/generate-register-options');
    assert.deepEqual([late.status, late.json.code], [403, 'SESSION_EXPIRED']);
    assert.equal((await browser.call('/two-factor/disable', { password: PASSWORD })).status, 200);

    await stage.identity.enrol({ email: MAYA, password: PASSWORD, name: 'Maya' });
    const maya = stage.browser();
    await signIn(maya, MAYA);
    await addPasskey(maya);
    const byGoogle = stage.browser();
    await signInWithPopup(byGoogle, MAYA);
    const refused = await byGoogle.call('/passkey/generate-register-options');
    assert.deepEqual([refused.status, refused.json.code], [403, 'SECOND_FACTOR_NEEDED']);
  });

  test('nobody sets one up for an e-mail that may be somebody else’s', async () => {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email: 'maybe@example.com', password: PASSWORD, name: 'Maybe' });
    for (const path of ['/two-factor/enable', '/passkey/generate-register-options']) {
      const body = path.startsWith('/two') ? { password: PASSWORD } : undefined;
      const { status, json } = await browser.call(path, body);
      assert.deepEqual([status, json.code], [403, 'EMAIL_NOT_VERIFIED'], path);
    }
  });

  test('each change is told by letter, logging in is not', async () => {
    const email = 'told@example.com';
    const { browser, uri } = await withApp(email);
    const other = stage.browser();
    await signIn(other, email);
    await other.call('/two-factor/verify-totp', { code: codeOf(uri) });
    const { answer } = await addPasskey(browser);
    await browser.call('/passkey/delete-passkey', { id: answer.json.id });
    await browser.call('/two-factor/generate-backup-codes', { password: PASSWORD });
    await browser.call('/two-factor/disable', { password: PASSWORD });
    const mails = await letters(email);
    assert.equal(mails.length, 5);
    for (const [index, words] of [/asks for a code/, /was added/, /was removed/, /backup codes/, /not ask/].entries())
      assert.match(mails[index] ?? '', words);
  });
});
