import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Browser } from './testing/browser.ts';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';
const DAY = 24 * 60 * 60;

interface Listed {
  id: string;
  current: boolean;
  userAgent: string;
  beganAt: string;
  lastUsedAt: string;
}

describe('where people are logged in', () => {
  let stage: Stage;
  const ended: string[] = [];
  before(async () => {
    stage = await setStage({ onSessionEnded: async (id) => void ended.push(id) });
  });
  after(() => stage.stop());

  async function signUp(email: string) {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    return browser;
  }

  async function signIn(email: string, browser = stage.browser(), userAgent = 'A browser') {
    const headers = { 'user-agent': userAgent };
    assert.equal((await browser.call('/sign-in/email', { email, password: PASSWORD }, headers)).status, 200);
    return browser;
  }

  const sessions = async (browser: Browser) => (await browser.call('/sessions')).json as Listed[];
  const isIn = async (browser: Browser) => (await browser.call('/token')).status === 200;
  const sidOf = async (browser: Browser) => String(decodeJwt((await browser.call('/token')).json.token).sid);
  const pass = (browser: Browser, seconds: number) =>
    sidOf(browser).then(
      (id) => stage.database.sql`
        update identity.session set "createdAt" = "createdAt" - make_interval(secs => ${seconds}),
          "updatedAt" = "updatedAt" - make_interval(secs => ${seconds}),
          "expiresAt" = "expiresAt" - make_interval(secs => ${seconds}) where id = ${id}`,
    );

  test('a read with the cookie of a former session leaves that of the new one alone', async () => {
    const browser = await signUp('twice@example.com');
    const former = `${browser.cookieName('session_token')}=${browser.cookie('session_token')}`;
    await signIn('twice@example.com', browser);
    for (const path of ['/get-session', '/token', '/sessions']) {
      const late = await fetch(`${browser.origin}/api/auth${path}`, { headers: { cookie: former } });
      assert.deepEqual([path, late.headers.getSetCookie()], [path, []]);
      assert.ok(late.status === 401 || (await late.text()) === 'null');
    }
    assert.equal(await isIn(browser), true);
    const left = await browser.call('/sign-out', {});
    assert.match(left.headers.getSetCookie().join(), /session_token=;/);
  });

  test('are told each browser, which one is this, and when it was last used', async () => {
    const email = 'one@example.com';
    const browser = await signUp(email);
    const elsewhere = await signIn(email, stage.browser(), 'Another browser');
    await signUp('two@example.com');
    await pass(browser, 3600);
    const listed = await sessions(elsewhere);
    assert.deepEqual(
      listed.map(({ id, current, userAgent }) => [id, current, userAgent === 'Another browser']),
      [
        [await sidOf(elsewhere), true, true],
        [await sidOf(browser), false, false],
      ],
    );
    assert.deepEqual(Object.keys(listed[0] ?? {}), ['id', 'current', 'userAgent', 'beganAt', 'lastUsedAt']);
    assert.equal((await stage.browser().call('/sessions')).status, 401);
  });

  test('end one of their own, and nobody else’s', async () => {
    const email = 'three@example.com';
    const [browser, elsewhere] = [await signUp(email), await signIn(email)];
    const stranger = await signUp('four@example.com');
    const id = await sidOf(elsewhere);
    assert.equal((await stranger.call('/end-session', { id })).status, 404);
    assert.equal(await isIn(elsewhere), true);
    assert.equal((await browser.call('/end-session', { id })).status, 200);
    assert.equal(await isIn(elsewhere), false);
    assert.ok(ended.includes(id));
    assert.equal((await browser.call('/end-session', { id })).status, 404);
  });

  test('end all others, and stay', async () => {
    const email = 'five@example.com';
    const browser = await signUp(email);
    const others = [await signIn(email), await signIn(email)];
    const ids = await Promise.all(others.map(sidOf));
    assert.equal((await browser.call('/revoke-other-sessions', {})).status, 200);
    assert.equal(await isIn(browser), true);
    for (const other of others) assert.equal(await isIn(other), false);
    for (const id of ids) assert.ok(ended.includes(id));
  });

  test('a login in the same browser takes the place of the one before', async () => {
    const email = 'six@example.com';
    const browser = await signUp(email);
    const before = await sidOf(browser);
    await signIn(email, browser);
    assert.deepEqual(
      (await sessions(browser)).map(({ id }) => id),
      [await sidOf(browser)],
    );
    assert.ok(ended.includes(before));
  });

  test('a session ends a week after its last use, and after thirty days in any case', async () => {
    const browser = await signUp('seven@example.com');
    for (let days = 0; days < 30; days += 6) {
      assert.equal(await isIn(browser), true, `after ${days} days`);
      await pass(browser, 6 * DAY);
    }
    assert.equal(await isIn(browser), false);

    const idle = await signUp('eight@example.com');
    await pass(idle, 7 * DAY + 1);
    assert.equal(await isIn(idle), false);
  });

  test('nobody has more than twenty: the one that was not used for longest ends', async () => {
    const email = 'nine@example.com';
    const browser = await signUp(email);
    const oldest = await signIn(email);
    await pass(oldest, 3600);
    const { sub } = decodeJwt((await browser.call('/token')).json.token);
    await stage.database.sql`
      insert into identity.session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
      select 'made ' || n, 'made ' || n, ${String(sub)}, now() + interval '1 day', now(), now()
      from generate_series(1, 18) n`;
    const newest = await signIn(email);
    assert.deepEqual([await isIn(oldest), await isIn(newest), (await sessions(newest)).length], [false, true, 20]);
  });

  test('the library’s own list, which takes and gives tokens, is not there', async () => {
    const browser = await signUp('ten@example.com');
    assert.equal((await browser.call('/list-sessions')).status, 404);
    assert.equal((await browser.call('/revoke-session', { token: 'any' })).status, 404);
  });
});
