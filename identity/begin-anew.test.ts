import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Successor } from './begin-anew.ts';
import type { Browser } from './testing/browser.ts';
import { JONAS, SAM, signInWithPopup } from './testing/google.ts';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'chosen by a stranger';
const OWN = 'chosen by the owner';

describe('the owner of an address that somebody else signed up with', () => {
  let stage: Stage;
  const ended: string[] = [];
  const replaced: [former: string, successor?: Successor][] = [];
  const busy = new Set<string>();
  before(async () => {
    stage = await setStage({
      onSessionEnded: async (id) => void ended.push(id),
      isBusy: async (subject) => busy.has(subject),
      onAccountReplaced: async (...accounts) => void replaced.push(accounts),
    });
  });
  after(() => stage.stop());

  async function signUp(email: string) {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Stranger' });
    return { browser, link: await stage.link(email), former: await claims(browser) };
  }

  async function signIn(email: string, password: string) {
    const browser = stage.browser();
    return { browser, status: (await browser.call('/sign-in/email', { email, password })).status };
  }

  const claims = async (browser: Browser) => decodeJwt((await browser.call('/token')).json.token);
  const isIn = async (browser: Browser) => (await browser.call('/token')).status === 200;
  const token = (link: string | URL) => new URL(link).searchParams.get('token') ?? '';
  const answer = (browser: Browser, link: string, fields: Record<string, string>) =>
    browser.submit(link, { token: token(link), ...fields });

  /** The owner is in with a new account; the stranger is out. */
  async function assertAnew(email: string, stranger: Awaited<ReturnType<typeof signUp>>) {
    assert.equal((await signIn(email, PASSWORD)).status, 401);
    const owner = await signIn(email, OWN);
    const now = await claims(owner.browser);
    assert.equal(now.email_verified, true);
    assert.notEqual(now.sub, stranger.former.sub);
    assert.equal(now.name, email.split('@')[0]);
    assert.equal(await isIn(stranger.browser), false);
    assert.ok(ended.includes(String(stranger.former.sid)));
    const replacements = replaced.filter(([former]) => former === stranger.former.sub);
    assert.deepEqual(
      replacements.map(([, successor]) => [successor?.subject, successor?.email]),
      [[now.sub, email]],
    );
  }

  test('gets an account of their own by a letter for a new password', async () => {
    const email = 'one@example.com';
    const stranger = await signUp(email);
    await stage.browser().call('/request-password-reset', { email });
    assert.equal((await answer(stage.browser(), await stage.link(email), { password: OWN })).status, 200);
    await assertAnew(email, stranger);
    assert.equal((await answer(stage.browser(), stranger.link, { answer: 'yes' })).status, 400);
  });

  test('keeps an account that was confirmed, whatever letter they ask for', async () => {
    const email = 'two@example.com';
    const { browser, link, former } = await signUp(email);
    await answer(browser, link, { answer: 'yes' });
    await stage.browser().call('/request-password-reset', { email });
    await answer(stage.browser(), await stage.link(email), { password: OWN });
    const { sub, name } = await claims((await signIn(email, OWN)).browser);
    assert.deepEqual([sub, name], [former.sub, 'Stranger']);
  });

  test('is asked for the password where nobody is logged in, and can choose a new one', async () => {
    const email = 'three@example.com';
    const stranger = await signUp(email);
    const owner = stage.browser();
    const page = await owner.visit(stranger.link);
    assert.match(page.text, /type="password"/);
    assert.match(page.text, /Choose a new password instead/);
    for (const password of ['', 'a guess at it']) {
      const refused = await answer(owner, stranger.link, { answer: 'yes', password });
      assert.deepEqual([refused.status, /role="alert"/.test(refused.text)], [401, true]);
    }
    assert.equal((await claims(stranger.browser)).email_verified, false);
    const chosen = await answer(owner, stranger.link, { answer: 'new' });
    assert.equal(chosen.url.pathname, '/api/auth/new-password');
    assert.match(chosen.text, /Choose a new password/);
    assert.equal((await owner.submit(chosen.url, { token: token(chosen.url), password: OWN })).status, 200);
    await assertAnew(email, stranger);
  });

  test('confirms with the password, which logs in here and out everywhere else', async () => {
    const email = 'four@example.com';
    const { browser: elsewhere, link, former } = await signUp(email);
    const reader = stage.browser();
    assert.match((await answer(reader, link, { answer: 'yes', password: PASSWORD })).text, /is confirmed/);
    const now = await claims(reader);
    assert.deepEqual([now.sub, now.email_verified], [former.sub, true]);
    assert.equal(await isIn(elsewhere), false);
    assert.match((await stage.browser().visit(link)).text, /is confirmed/);
  });

  test('a session from before the address was confirmed is never that of somebody confirmed', async () => {
    const email = 'five@example.com';
    const { browser, link, former } = await signUp(email);
    const { browser: elsewhere } = await signIn(email, PASSWORD);
    assert.match((await answer(browser, link, { answer: 'yes' })).text, /is confirmed/);
    const now = await claims(browser);
    assert.deepEqual([now.email_verified, now.sub], [true, former.sub]);
    assert.notEqual(now.sid, former.sid);
    assert.ok(ended.includes(String(former.sid)));
    assert.equal(await isIn(elsewhere), false);
  });

  test('the letter alone does not confirm by calls, nor together with somebody else’s session', async () => {
    const { link, former, browser } = await signUp('six@example.com');
    const { browser: other } = await signUp('seven@example.com');
    for (const caller of [stage.browser(), other])
      assert.equal((await caller.call(`/verify-email?token=${token(link)}`)).status, 401);
    const now = await claims(browser);
    assert.deepEqual([now.email_verified, now.sid], [false, former.sid]);
  });

  test('gets in with Google, which knows the address is theirs', async () => {
    const email = 'tilda.brook@example.org';
    const stranger = await signUp(email);
    const owner = stage.browser();
    assert.equal((await signInWithPopup(owner, email)).error, undefined);
    const now = await claims(owner);
    assert.deepEqual([now.email_verified, now.name], [true, 'Tilda Brook']);
    assert.notEqual(now.sub, stranger.former.sub);
    assert.equal(await isIn(stranger.browser), false);
    assert.equal((await signIn(email, PASSWORD)).status, 401);
    assert.equal(replaced.findLast(([former]) => former === stranger.former.sub)?.[1]?.subject, now.sub);
    const again = stage.browser();
    await signInWithPopup(again, email);
    assert.equal((await claims(again)).sub, now.sub);
  });

  test('takes nothing from an account in use by a mere login with Google: it is not linked, and stays', async () => {
    const stranger = await signUp(JONAS);
    busy.add(String(stranger.former.sub));
    assert.equal((await signInWithPopup(stage.browser(), JONAS)).error?.code, 'account_not_linked');
    assert.equal((await claims(stranger.browser)).sub, stranger.former.sub);
    assert.ok(!replaced.some(([former]) => former === stranger.former.sub));
  });

  test('a new password unlinks a Google account whose address Google had not confirmed', async () => {
    const stranger = stage.browser();
    assert.equal((await signInWithPopup(stranger, SAM)).error, undefined);
    await stage.browser().call('/request-password-reset', { email: SAM });
    await answer(stage.browser(), await stage.link(SAM), { password: OWN });
    assert.equal((await signIn(SAM, OWN)).status, 200);
    assert.equal((await signInWithPopup(stage.browser(), SAM)).error?.code, 'account_not_linked');
    assert.equal(await isIn(stranger), false);
  });

  test('an account that is disowned is nobody’s', async () => {
    const { link, former } = await signUp('eight@example.com');
    await answer(stage.browser(), link, { answer: 'no' });
    assert.deepEqual(
      replaced.filter(([subject]) => subject === former.sub),
      [[former.sub]],
    );
  });
});
