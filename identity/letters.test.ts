import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';

describe('links in letters', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.stop());

  async function signUp(email: string) {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    return { browser, link: await stage.link(email) };
  }

  const token = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const isVerified = async (email: string) =>
    (await stage.database.sql`select "emailVerified" as yes from identity."user" where email = ${email}`)[0]?.yes;

  test('an e-mail is confirmed by a click on the page, not by following the link', async () => {
    const { browser: reader, link } = await signUp('one@example.com');
    const question = await reader.visit(link);
    assert.match(question.text, /Somebody signed up at Kickstand with <b>one@example\.com/);
    assert.match(question.text, /This wasn’t me/);
    assert.equal(await isVerified('one@example.com'), false);
    const done = await reader.submit(link, { token: token(link), answer: 'yes' });
    assert.match(done.text, /is confirmed/);
    assert.equal(await isVerified('one@example.com'), true);
  });

  test('whose e-mail was used by somebody else can have the account removed', async () => {
    const { browser, link } = await signUp('two@example.com');
    const done = await stage.browser().submit(link, { token: token(link), answer: 'no' });
    assert.equal(done.status, 200);
    assert.equal((await browser.call('/token')).status, 401);
    const login = await stage.browser().call('/sign-in/email', { email: 'two@example.com', password: PASSWORD });
    assert.equal(login.status, 401);
  });

  test('a confirmed account cannot be removed that way', async () => {
    const { browser, link } = await signUp('three@example.com');
    await browser.submit(link, { token: token(link), answer: 'yes' });
    await stage.browser().submit(link, { token: token(link), answer: 'no' });
    assert.equal((await browser.call('/token')).status, 200);
  });

  test('a forged link does nothing', async () => {
    const { link } = await signUp('four@example.com');
    const [head = '', payload = '', signature = ''] = token(link).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of ['', 'x', `${none}.${payload}.`, `${head}.${payload}.${signature.slice(1)}x`]) {
      for (const answer of ['yes', 'no']) {
        const page = await stage.browser().submit(link.split('?')[0] ?? '', { token: forged, answer });
        assert.equal(page.status, 400);
      }
    }
    assert.equal(await isVerified('four@example.com'), false);
  });

  test('a forgotten password is replaced once, and everybody is signed out', async () => {
    const { browser } = await signUp('five@example.com');
    const reader = stage.browser();
    const response = await reader.submit('/api/auth/forgot-password', { email: 'five@example.com' });
    assert.match(response.text, /Look into your inbox/);
    const link = await stage.link('five@example.com');
    assert.match((await reader.visit(link)).text, /Choose a new password/);
    const short = await reader.submit(link, { token: token(link), password: 'short' });
    assert.deepEqual([short.status, /Password too short/.test(short.text)], [400, true]);
    const changed = await reader.submit(link, { token: token(link), password: 'another password' });
    assert.match(changed.text, /Your password is changed/);

    assert.equal((await browser.call('/token')).status, 401);
    const signIn = (password: string) =>
      stage.browser().call('/sign-in/email', { email: 'five@example.com', password });
    assert.equal((await signIn(PASSWORD)).status, 401);
    assert.equal((await signIn('another password')).status, 200);
    assert.equal(await isVerified('five@example.com'), true);
    assert.equal((await reader.submit(link, { token: token(link), password: 'a third password' })).status, 400);
  });

  test('asking for a password does not tell who has an account', async () => {
    const known = await signUp('six@example.com');
    await stage.posted();
    const sent = stage.mails.length;
    const stranger = await known.browser.call('/request-password-reset', { email: 'nobody@example.com' });
    await stage.posted();
    assert.equal(stage.mails.length, sent);
    const person = await known.browser.call('/request-password-reset', { email: 'six@example.com' });
    await stage.posted();
    assert.equal(stage.mails.length, sent + 1);
    assert.deepEqual([stranger.status, stranger.text], [person.status, person.text]);
  });

  test('what was typed is shown as text', async () => {
    const page = await stage.browser().submit('/api/auth/forgot-password', { email: '"><script>alert(1)</script>' });
    assert.equal(page.status, 400);
    assert.doesNotMatch(page.text, /<script/);
    assert.match(String(page.headers.get('content-security-policy')), /default-src 'none'/);
  });
});
