import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { authenticator } from '../testing/authenticator.ts';
import { type EmailChanges, emailChangesOn, PASSWORD } from '../testing/email-changes.ts';
import { JONAS, MAYA, signInWithPopup } from '../testing/google.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { codeOf } from '../testing/totp.ts';

let stage: Stage;
let by: EmailChanges;
before(async () => {
  stage = await setStage();
  by = emailChangesOn(stage);
});
after(() => stage.stop());

async function withGoogle(email: string) {
  const browser = stage.browser();
  assert.equal((await signInWithPopup(browser, email)).error, undefined);
  return browser;
}

describe('after another e-mail', () => {
  test('Google with the former address opens the same account, and leaves the e-mail as it is', async () => {
    const browser = await withGoogle(MAYA);
    const { sub } = await by.claims(browser);
    const newEmail = 'maya@example.com';
    assert.equal((await by.answer(browser, await by.asked({ browser, email: MAYA, newEmail }))).status, 200);
    const again = await by.claims(await withGoogle(MAYA));
    assert.deepEqual([again.sub, again.email], [sub, newEmail]);
    const users = await stage.database
      .sql`select from identity."user" where email in ${stage.database.sql([MAYA, newEmail])}`;
    assert.equal(users.length, 1);
  });

  test('Google with the former address, which was never linked, is somebody else', async () => {
    await stage.identity.enrol({ email: JONAS, password: PASSWORD, name: 'Jonas' });
    const browser = await by.signIn(JONAS);
    const { sub } = await by.claims(browser);
    const newEmail = 'jonas@example.com';
    assert.equal((await by.answer(browser, await by.asked({ browser, email: JONAS, newEmail }))).status, 200);
    const other = await by.claims(await withGoogle(JONAS));
    assert.deepEqual([other.sub === sub, other.email], [false, JONAS]);
    assert.equal(await by.emailOf(browser), newEmail);
  });

  test('Google with the new address opens the account that proved it', async () => {
    const newEmail = 'tilda.brook@example.org';
    const { browser, ...person } = await by.somebody();
    const { sub } = await by.claims(browser);
    assert.equal((await by.answer(browser, await by.asked({ ...person, browser, newEmail }))).status, 200);
    assert.equal((await by.claims(await withGoogle(newEmail))).sub, sub);
  });

  test('the former address is free for a new account, which has nothing of this one', async () => {
    const person = await by.somebody();
    await by.answer(person.browser, await by.asked(person));
    const newcomer = stage.browser();
    const account = { email: person.email, password: PASSWORD, name: 'Another' };
    assert.equal((await newcomer.call('/sign-up/email', account)).status, 200);
    assert.notEqual((await by.claims(newcomer)).sub, (await by.claims(person.browser)).sub);
  });
});

describe('asking for another e-mail', () => {
  test('takes the second step of whoever has one', async () => {
    const { browser, email, newEmail } = await by.somebody();
    const { json } = await browser.call('/two-factor/enable', { password: PASSWORD });
    await browser.call('/two-factor/verify-totp', { code: codeOf(json.totpURI) });
    await stage.database.sql`update identity.session set amr = 'pwd'`;
    const refused = await by.ask(browser, newEmail);
    assert.deepEqual([refused.status, refused.json.code], [403, 'SECOND_FACTOR_NEEDED']);
    const stepped = stage.browser();
    await stepped.call('/sign-in/email', { email, password: PASSWORD });
    await stepped.call('/two-factor/verify-totp', { code: codeOf(json.totpURI) });
    assert.equal((await by.ask(stepped, newEmail)).status, 200);
    assert.equal((await by.answer(stepped, await stage.link(newEmail))).status, 200);
    assert.deepEqual((await by.claims(stepped)).amr, ['otp', 'mfa']);
  });

  test('takes the passkey of whoever has one, and the passkey goes on', async () => {
    const { browser, newEmail } = await by.somebody();
    const device = authenticator(stage.origin);
    const { json } = await browser.call('/passkey/generate-register-options');
    await browser.call('/passkey/verify-registration', { response: device.register(json), name: 'My phone' });
    assert.equal((await by.ask(browser, newEmail)).json.code, 'SECOND_FACTOR_NEEDED');
    const enter = async () => {
      const stepped = stage.browser();
      const { json: options } = await stepped.call('/passkey/generate-authenticate-options');
      await stepped.call('/passkey/verify-authentication', { response: device.answer(options) });
      return stepped;
    };
    const stepped = await enter();
    assert.equal((await by.ask(stepped, newEmail)).status, 200);
    assert.equal((await by.answer(stepped, await stage.link(newEmail))).status, 200);
    assert.equal(await by.emailOf(await enter()), newEmail);
  });
});
