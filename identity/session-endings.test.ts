import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Browser } from './testing/browser.ts';
import { MAYA, signInWithPopup } from './testing/google.ts';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';
const ANOTHER = 'another password';

describe('sessions that end', () => {
  let stage: Stage;
  const ended: string[] = [];
  const endedAll: string[] = [];
  before(async () => {
    stage = await setStage({
      onSessionEnded: async (id) => void ended.push(id),
      onSessionsEnded: async (subject) => void endedAll.push(subject),
    });
  });
  after(() => stage.stop());

  async function signUp(email: string) {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    return browser;
  }

  async function signIn(email: string, password = PASSWORD) {
    const browser = stage.browser();
    assert.equal((await browser.call('/sign-in/email', { email, password })).status, 200);
    return browser;
  }

  const claims = async (browser: Browser) => decodeJwt((await browser.call('/token')).json.token);
  const sessionOf = async (browser: Browser) => String((await claims(browser)).sid);

  async function resetLink(email: string) {
    await stage.browser().call('/request-password-reset', { email });
    return stage.link(email);
  }

  const useLink = (link: string, password = ANOTHER) =>
    stage.browser().submit(link, { token: new URL(link).searchParams.get('token') ?? '', password });

  test('an ID token names its session, and who relies on it hears that the session ends', async () => {
    const browser = await signUp('one@example.com');
    const elsewhere = await signIn('one@example.com');
    const [here, there] = [await sessionOf(browser), await sessionOf(elsewhere)];
    assert.notEqual(here, there);
    assert.equal(await sessionOf(browser), here);
    await browser.call('/sign-out', {});
    assert.deepEqual([ended.includes(here), ended.includes(there)], [true, false]);
  });

  test('when nobody can be told, the session goes on', async () => {
    const browser = await signUp('two@example.com');
    await stage.restart({
      onSessionEnded: async () => {
        throw new Error('out of reach');
      },
    });
    assert.equal((await browser.call('/revoke-sessions', {})).status, 503);
    assert.equal((await browser.call('/token')).status, 200);
    await stage.restart();
  });

  test('a new password, chosen or by letter, and a logout everywhere end all that was given before', async () => {
    const endings: Record<string, (browser: Browser, email: string) => Promise<{ status: number }>> = {
      change: (browser) => browser.call('/change-password', { currentPassword: PASSWORD, newPassword: ANOTHER }),
      letter: async (_browser, email) => useLink(await resetLink(email)),
      logout: (browser) => browser.call('/revoke-sessions', {}),
    };
    for (const [ending, end] of Object.entries(endings)) {
      const email = `three-${ending}@example.com`;
      const browser = await signUp(email);
      const elsewhere = await signIn(email);
      const { sub } = await claims(browser);
      const before = [await sessionOf(browser), await sessionOf(elsewhere)];
      assert.equal((await end(browser, email)).status, 200, ending);
      assert.ok(endedAll.includes(String(sub)), ending);
      for (const id of before) assert.ok(ended.includes(id), ending);
      assert.equal((await elsewhere.call('/token')).status, 401, ending);
    }
  });

  test('who fails to change the password ends nothing', async () => {
    const browser = await signUp('four@example.com');
    const { sub } = await claims(browser);
    const wrong = { currentPassword: 'a guess at it', newPassword: ANOTHER };
    assert.equal((await browser.call('/change-password', wrong)).status, 400);
    assert.equal(endedAll.includes(String(sub)), false);
  });

  test('a new password ends every link to choose one, of this person alone', async () => {
    const browser = await signUp('five@example.com');
    await signUp('six@example.com');
    const others = await resetLink('six@example.com');
    const [older, newer] = [await resetLink('five@example.com'), await resetLink('five@example.com')];
    assert.notEqual(older, newer);
    assert.equal((await useLink(newer)).status, 200);
    assert.equal((await useLink(older)).status, 400);

    const before = await resetLink('five@example.com');
    await browser.call('/sign-in/email', { email: 'five@example.com', password: ANOTHER });
    await browser.call('/change-password', { currentPassword: ANOTHER, newPassword: PASSWORD });
    assert.equal((await useLink(before)).status, 400);
    assert.equal((await useLink(others)).status, 200);
  });

  test('the database has no link that works', async () => {
    await signUp('seven@example.com');
    const token = new URL(await resetLink('seven@example.com')).searchParams.get('token') ?? '';
    const rows = await stage.database.sql`select * from identity.verification`;
    assert.ok(rows.length > 0);
    assert.equal(JSON.stringify(rows).includes(token), false);
    assert.equal(JSON.stringify(rows).includes('reset-password'), false);
  });

  test('no page is told the session’s token', async () => {
    const browser = stage.browser();
    const popup = await signInWithPopup(browser, MAYA);
    assert.equal(popup.error, undefined);
    const email = 'eight@example.com';
    const answers = [
      await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Eight' }),
      await browser.call('/sign-in/email', { email, password: PASSWORD }),
      await browser.call('/get-session'),
      await browser.call('/change-password', { currentPassword: PASSWORD, newPassword: ANOTHER }),
    ];
    const tokens = await stage.database.sql<{ token: string }[]>`select token from identity.session`;
    for (const { status, text } of [...answers, { status: 200, text: JSON.stringify(popup) }]) {
      assert.equal(status, 200);
      for (const { token } of tokens) assert.equal(text.includes(token), false, text);
      assert.doesNotMatch(text, /"token":(?!"in the cookie")/);
    }
    assert.equal((await browser.call('/get-session')).json.user.email, email);
  });
});
