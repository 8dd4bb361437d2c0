import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SecurityEvent } from './security-events.ts';
import { MAYA, SAM, signInWithPopup } from './testing/google.ts';
import { type Stage, setStage } from './testing/stage.ts';
import { codeOf } from './testing/totp.ts';

const PASSWORD = 'a long password';
const ANOTHER = 'another long password';

describe('security events', () => {
  let stage: Stage;
  let reported: SecurityEvent[] = [];
  before(async () => {
    stage = await setStage({ onEvent: (event) => reported.push(event) });
  });
  after(() => stage.stop());

  async function during(act: () => Promise<unknown>) {
    reported = [];
    await act();
    return reported.map(({ kind, outcome, email }) => `${kind} ${outcome} ${email ?? 'unknown'}`).sort();
  }

  async function signUp(email: string) {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    return browser;
  }

  const token = async (email: string) => new URL(await stage.link(email)).searchParams.get('token') ?? '';

  test('good and failed ways in and out say who it was, and from where', async () => {
    const email = 'one@example.com';
    assert.deepEqual(await during(() => signUp('One@example.com')), [`sign-up success ${email}`]);
    assert.deepEqual(await during(() => signUp(email)), [`sign-up failure ${email}`]);
    const browser = stage.browser();
    const signIn = (password: string) => browser.call('/sign-in/email', { email, password });
    assert.deepEqual(await during(() => signIn('not it at all')), [`sign-in failure ${email}`]);
    assert.deepEqual(await during(() => signIn(PASSWORD)), [`sign-in success ${email}`]);
    assert.equal(reported[0]?.address, '127.0.0.1');
    assert.deepEqual(await during(() => browser.call('/sign-out', {})), [`sign-out success ${email}`]);
  });

  test('Google lets in or not', async () => {
    const good = await during(() => signInWithPopup(stage.browser(), MAYA));
    assert.deepEqual(good, [`sign-in success ${MAYA}`]);
    await stage.identity.enrol({ email: SAM, password: PASSWORD, name: 'Sam' });
    assert.deepEqual(await during(() => signInWithPopup(stage.browser(), SAM)), ['sign-in failure unknown']);
  });

  test('a second factor is part of signing in, and its changes are told', async () => {
    const email = 'app@example.com';
    await stage.identity.enrol({ email, password: PASSWORD, name: 'Somebody' });
    const browser = stage.browser();
    const signIn = (by = browser) => by.call('/sign-in/email', { email, password: PASSWORD });
    await signIn();
    const { totpURI } = (await browser.call('/two-factor/enable', { password: PASSWORD })).json;
    const verify = (code: string, by = browser) => by.call('/two-factor/verify-totp', { code });
    const added = await during(() => verify(codeOf(totpURI)));
    assert.ok(added.includes(`second-factor-change success ${email}`), added.join());
    const other = stage.browser();
    const waiting = await during(() => signIn(other));
    assert.ok(!waiting.some((event) => event.startsWith('sign-in')), waiting.join());
    assert.deepEqual(await during(() => verify('000000', other)), ['sign-in failure unknown']);
    assert.deepEqual(await during(() => verify(codeOf(totpURI), other)), [`sign-in success ${email}`]);
    const removed = await during(() => browser.call('/two-factor/disable', { password: PASSWORD }));
    assert.ok(removed.includes(`second-factor-change success ${email}`), removed.join());
  });

  test('what becomes of a password', async () => {
    const email = 'two@example.com';
    const browser = await signUp(email);
    await stage.browser().call('/sign-in/email', { email, password: PASSWORD });
    const change = (currentPassword: string) =>
      browser.call('/change-password', { currentPassword, newPassword: ANOTHER, revokeOtherSessions: true });
    assert.deepEqual(await during(() => change('not it at all')), [`password-change failure ${email}`]);
    const changed = await during(() => change(PASSWORD));
    assert.equal(changed[0], `password-change success ${email}`);
    assert.deepEqual([...new Set(changed.slice(1))], [`session-end success ${email}`]);

    const ask = () => browser.call('/request-password-reset', { email });
    assert.deepEqual(await during(ask), [`password-reset-request success ${email}`]);
    const reset = (good: string) => browser.call('/reset-password', { token: good, newPassword: PASSWORD });
    assert.deepEqual(await during(() => reset('nonsense')), ['password-reset failure unknown']);
    const events = await during(async () => reset(await token(email)));
    assert.equal(events[0], `password-reset success ${email}`);
    assert.deepEqual([...new Set(events.slice(1))], [`session-end success ${email}`]);
  });

  test('confirming an address, and deleting the account', async () => {
    const email = 'three@example.com';
    const browser = await signUp(email);
    const confirm = (good: string) => browser.call(`/verify-email?token=${good}`);
    assert.deepEqual(await during(() => confirm('nonsense')), ['email-confirmation failure unknown']);
    const good = await token(email);
    const confirmed = await during(() => confirm(good));
    assert.deepEqual([...new Set(confirmed)], [`email-confirmation success ${email}`, `session-end success ${email}`]);
    assert.deepEqual(await during(() => confirm(good)), []);
    const events = await during(() => browser.call('/delete-user', {}));
    assert.ok(events.includes(`account-deletion success ${email}`), events.join());
  });

  test('who listens can fail without harm', async () => {
    const identity = await stage.start({
      onEvent() {
        throw new Error('a full disk');
      },
    });
    assert.ok(await identity.enrol({ email: 'four@example.com', password: PASSWORD, name: 'Four' }));
    await stage.restart({
      onEvent() {
        throw new Error('a full disk');
      },
    });
    const { status } = await stage.browser().call('/sign-in/email', { email: 'four@example.com', password: PASSWORD });
    assert.equal(status, 200);
  });
});
