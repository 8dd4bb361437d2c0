import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';

describe('accounts with a password', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.stop());

  async function signUp(email: string, name = 'Somebody') {
    const browser = stage.browser();
    const answer = await browser.call('/sign-up/email', { email, password: PASSWORD, name });
    assert.equal(answer.status, 200, answer.text);
    return browser;
  }

  async function claims(browser: Awaited<ReturnType<typeof signUp>>) {
    const { token } = (await browser.call('/token')).json;
    const { issuer, audience, algorithms, jwksUrl } = stage.identity;
    const keys = createRemoteJWKSet(new URL(jwksUrl));
    return {
      ...(await jwtVerify(token, keys, { issuer, audience, algorithms })).payload,
      ...decodeProtectedHeader(token),
    };
  }

  test('signing up signs in, with a cookie no script can read', async () => {
    const browser = stage.browser();
    const { headers } = await browser.call('/sign-up/email', {
      email: 'one@example.com',
      password: PASSWORD,
      name: 'One',
    });
    const [cookie = ''] = headers.getSetCookie();
    assert.match(cookie, /HttpOnly/);
    assert.match(cookie, /SameSite=Lax/);
    assert.match(cookie, /Max-Age=604800/);
    assert.equal((await browser.call('/get-session')).json.user.email, 'one@example.com');
  });

  test('the ID token says who it is, for ten minutes, signed with ES256', async () => {
    const browser = await signUp('Two@Example.com');
    const before = await claims(browser);
    assert.equal(before.alg, 'ES256');
    assert.ok(before.kid);
    assert.equal(Number(before.exp) - Number(before.iat), 600);
    assert.deepEqual(
      { email: before.email, email_verified: before.email_verified, name: before.name, picture: before.picture },
      { email: 'two@example.com', email_verified: false, name: 'Somebody', picture: undefined },
    );
    await browser.call('/update-user', { name: 'Two Wheels', image: 'https://example.com/two.jpg' });
    const after = await claims(browser);
    assert.deepEqual([after.sub, after.name, after.picture], [before.sub, 'Two Wheels', 'https://example.com/two.jpg']);
  });

  test('the signing key leaves only in public', async () => {
    const { keys } = (await stage.browser().call('/jwks')).json;
    assert.ok(keys.length > 0);
    for (const key of keys) assert.equal(key.d, undefined);
    const [stored] = await stage.database.sql`select "privateKey" from identity.jwks`;
    assert.doesNotMatch(stored?.privateKey, /"kty"/);
  });

  test('wrong passwords and unknown people get the same answer', async () => {
    await signUp('three@example.com');
    for (const email of ['three@example.com', 'nobody@example.com']) {
      const answer = await stage.browser().call('/sign-in/email', { email, password: 'not the password' });
      assert.equal(answer.status, 401);
      assert.deepEqual(answer.json, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' });
    }
  });

  test('an e-mail has one account, in whatever case it is written', async () => {
    await signUp('four@example.com');
    const again = await stage
      .browser()
      .call('/sign-up/email', { email: 'FOUR@example.com', password: PASSWORD, name: 'Four' });
    assert.equal(again.status, 422);
    assert.equal(again.json.code, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL');
  });

  test('what is not an account is refused with a reason', async () => {
    const good = { email: 'five@example.com', password: PASSWORD, name: 'Five' };
    const wrong: [object, string][] = [
      [{ ...good, password: 'short' }, 'PASSWORD_TOO_SHORT'],
      [{ ...good, password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
      [{ ...good, email: 'five' }, 'VALIDATION_ERROR'],
      [{ ...good, name: ' ' }, 'INVALID_PROFILE'],
      [{ ...good, name: 'x'.repeat(121) }, 'INVALID_PROFILE'],
      [{ ...good, name: 'Five\r\nBcc: x@y.test' }, 'INVALID_PROFILE'],
      [{ ...good, image: 'javascript:alert(1)' }, 'INVALID_PROFILE'],
      [{ ...good, name: 'a\0b' }, 'VALIDATION_ERROR'],
      [{ ...good, password: { $ne: 1 } }, 'VALIDATION_ERROR'],
    ];
    for (const [body, code] of wrong) {
      const answer = await stage.browser().call('/sign-up/email', body);
      assert.deepEqual([answer.status, answer.json?.code], [400, code], JSON.stringify(body));
    }
  });

  test('nobody confirms an e-mail or makes themselves somebody by saying so', async () => {
    const browser = stage.browser();
    const wish = {
      email: 'six@example.com',
      password: PASSWORD,
      name: 'Six',
      emailVerified: true,
      role: 'admin',
      id: 'me',
    };
    await browser.call('/sign-up/email', wish);
    await browser.call('/update-user', { name: 'Six', emailVerified: true });
    const { email_verified, role, sub } = await claims(browser);
    assert.deepEqual([email_verified, role], [false, undefined]);
    assert.notEqual(sub, 'me');
  });

  test('signing out ends the session', async () => {
    const browser = await signUp('seven@example.com');
    const other = stage.browser();
    await other.call('/sign-in/email', { email: 'seven@example.com', password: PASSWORD });
    await browser.call('/sign-out', {});
    assert.equal((await browser.call('/token')).status, 401);
    assert.equal((await other.call('/token')).status, 200);
  });

  test('enrolled people can sign in at once; enrolling again changes nothing', async () => {
    const person = {
      email: 'Demo@example.com',
      password: 'kickstand',
      name: 'Demo',
      photoURL: 'https://example.com/d.jpg',
    };
    const sub = await stage.identity.enrol(person);
    assert.equal(await stage.identity.enrol({ ...person, password: 'another one' }), sub);
    const browser = stage.browser();
    const answer = await browser.call('/sign-in/email', { email: 'demo@example.com', password: 'kickstand' });
    assert.equal(answer.status, 200);
    const token = await claims(browser);
    assert.deepEqual([token.sub, token.email_verified, token.picture], [sub, true, 'https://example.com/d.jpg']);
    assert.ok(!stage.mails.some(({ to }) => to.address === 'demo@example.com'));
  });
});
