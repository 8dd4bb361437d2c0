import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Browser } from './testing/browser.ts';
import { choose, JONAS, MAYA, message, openPopup, SAM, signInByRedirect, signInWithPopup } from './testing/google.ts';
import { type Stage, setStage } from './testing/stage.ts';

describe('Login with Google', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.stop());

  const claims = async (browser: Browser) => decodeJwt((await browser.call('/token')).json.token);

  test('in a popup, which tells the page that opened it, and nobody else', async () => {
    const browser = stage.browser();
    const done = await choose(browser, await openPopup(browser), MAYA);
    const { type, targetOrigin, nonce, error } = message(done);
    assert.deepEqual(
      [type, targetOrigin, nonce, error],
      ['better-auth:oauth-popup', stage.origin, 'nonce-1', undefined],
    );
    assert.equal(done.headers.get('cross-origin-opener-policy'), 'unsafe-none');
    assert.match(String(done.headers.get('content-security-policy')), /script-src 'sha256-/);
    const { email, email_verified, name, picture, sub } = await claims(browser);
    assert.deepEqual([email, email_verified, name], [MAYA, true, 'Maya Rahman']);
    assert.match(String(picture), /^http:\/\/localhost:\d+\/pictures\/\d+\.svg$/);

    const again = stage.browser();
    await signInByRedirect(again, MAYA);
    assert.equal((await claims(again)).sub, sub);
  });

  test('asks each time which account it shall be', async () => {
    const browser = stage.browser();
    for (const email of [MAYA, JONAS, MAYA]) {
      assert.equal((await signInWithPopup(browser, email)).error, undefined);
      assert.equal((await claims(browser)).email, email);
    }
  });

  test('keeps none of Google’s tokens', async () => {
    await signInWithPopup(stage.browser(), JONAS);
    await signInWithPopup(stage.browser(), JONAS);
    const rows = await stage.database.sql`
      select "accessToken", "refreshToken", "idToken" from identity.account where "providerId" = 'google'`;
    for (const row of rows) assert.deepEqual({ ...row }, { accessToken: null, refreshToken: null, idToken: null });
  });

  test('an e-mail that Google has not confirmed opens no account, and stays unconfirmed in a new one', async () => {
    const browser = stage.browser();
    await stage.identity.enrol({ email: SAM, password: 'a long password', name: 'Sam' });
    assert.equal((await signInWithPopup(browser, SAM)).error?.code, 'account_not_linked');
    assert.equal((await browser.call('/token')).status, 401);
    await stage.database.sql`delete from identity."user" where email = ${SAM}`;
    assert.equal((await signInWithPopup(browser, SAM)).error, undefined);
    assert.equal((await claims(browser)).email_verified, false);
  });

  test('a refusal without a popup is said on the login page', async () => {
    await stage.database.sql`delete from identity."user" where email = ${SAM}`;
    await stage.identity.enrol({ email: SAM, password: 'a long password', name: 'Sam' });
    const browser = stage.browser();
    const refused = await signInByRedirect(browser, SAM);
    assert.equal(`${refused.url.pathname}${refused.url.search}`, '/login?error=account_not_linked');
    assert.equal((await browser.call('/token')).status, 401);
  });

  test('saying no is said to the page', async () => {
    const browser = stage.browser();
    const chooser = await openPopup(browser);
    assert.equal(message(await browser.submit(chooser.url, { cancel: 'yes' })).error?.code, 'access_denied');
  });

  test('an answer nobody asked for is refused', async () => {
    const browser = stage.browser();
    const forged = await browser.visit('/api/auth/callback/google?code=abc&state=forged');
    assert.match(forged.url.search, /error=(state_mismatch|please_restart_the_process)/);
    assert.equal((await browser.call('/token')).status, 401);
  });

  test('an answer meant for one browser does not sign in another', async () => {
    const attacker = stage.browser();
    const done = await choose(attacker, await openPopup(attacker), MAYA);
    assert.match(done.url.pathname, /callback\/google$/);
    const victim = stage.browser();
    const started = await openPopup(victim);
    assert.equal(started.status, 200);
    const replayed = await victim.visit(done.url.href);
    assert.equal(message(replayed).error?.code, 'state_mismatch');
    assert.equal((await victim.call('/token')).status, 401);
  });

  test('the same answer works once', async () => {
    const browser = stage.browser();
    const done = await choose(browser, await openPopup(browser), MAYA);
    await browser.call('/sign-out', {});
    await browser.visit(done.url.href);
    assert.equal((await browser.call('/token')).status, 401);
  });

  test('the popup answers no other site, and nobody is sent to one', async () => {
    const browser = stage.browser();
    const foreign = await openPopup(browser, { popupOrigin: 'https://evil.test' });
    assert.deepEqual([foreign.status, JSON.parse(foreign.text).code], [403, 'INVALID_ORIGIN']);
    assert.equal(
      message(await openPopup(browser, { callbackURL: 'https://evil.test/' })).error?.code,
      'invalid_callback_url',
    );
    for (const callbackURL of ['https://evil.test/', '//evil.test', '/\\evil.test', `${stage.origin}.evil.test/`]) {
      const answer = await browser.call('/sign-in/social', { provider: 'google', callbackURL });
      assert.deepEqual([answer.status, answer.json.code], [403, 'INVALID_CALLBACK_URL'], callbackURL);
    }
  });
});
