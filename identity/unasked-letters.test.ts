import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';
const ANOTHER = 'another long password';

describe('letters nobody has asked for', () => {
  let stage: Stage;
  let caller = 0;
  before(async () => {
    stage = await setStage({ rateLimit: true, trustedProxy: true });
  });
  after(() => stage.stop());
  beforeEach(() => {
    stage.mails.length = 0;
  });

  function ask(path: string, body: object) {
    caller += 1;
    return stage.browser().call(path, body, { 'x-forwarded-for': `10.0.1.${caller}` });
  }

  async function subjects(to: string) {
    await stage.posted();
    return stage.mails.filter(({ to: { address } }) => address === to).map(({ subject }) => subject);
  }

  const pass = (seconds: number) =>
    stage.database.sql`update identity.attempt set "forgottenAt" = "forgottenAt" - make_interval(secs => ${seconds})`;

  const RESET = 'Choose a new password for Kickstand';
  const CONFIRM = 'Please confirm your e-mail for Kickstand';
  const CHANGED = 'Your password for Kickstand was changed';

  test('three links to a new password in an hour, whoever asks and from wherever; the answer stays the same', async () => {
    const email = 'resets@example.com';
    await stage.identity.enrol({ email, password: PASSWORD, name: 'Somebody' });
    const answers = new Set<string>();
    for (let time = 0; time < 6; time += 1) {
      const { status, text } = await ask('/request-password-reset', { email });
      answers.add(`${status} ${text}`);
    }
    const { status, text } = await ask('/request-password-reset', { email: 'nobody@example.com' });
    answers.add(`${status} ${text}`);
    assert.equal(answers.size, 1);
    assert.deepEqual(await subjects(email), [RESET, RESET, RESET]);
    await pass(60 * 60);
    await ask('/request-password-reset', { email });
    assert.equal((await subjects(email)).length, 4);
  });

  test('one letter to confirm in a few minutes, a few in a day', async () => {
    const email = 'confirm@example.com';
    await ask('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    for (let time = 0; time < 3; time += 1)
      assert.equal((await ask('/send-verification-email', { email })).status, 200);
    assert.deepEqual(await subjects(email), [CONFIRM]);
    for (let time = 0; time < 8; time += 1) {
      await pass(3 * 60);
      await ask('/send-verification-email', { email });
    }
    assert.equal((await subjects(email)).length, 5);
  });

  test('who has an account is told when its password was changed, or chosen anew', async () => {
    const email = 'changed@example.com';
    await stage.identity.enrol({ email, password: PASSWORD, name: 'Somebody' });
    const browser = stage.browser();
    await browser.call('/sign-in/email', { email, password: PASSWORD });
    await browser.call('/change-password', { currentPassword: 'not it at all', newPassword: ANOTHER });
    assert.deepEqual(await subjects(email), []);
    await browser.call('/change-password', { currentPassword: PASSWORD, newPassword: ANOTHER });
    assert.deepEqual(await subjects(email), [CHANGED]);
    await ask('/request-password-reset', { email });
    await subjects(email);
    const link = await stage.link(email);
    await browser.submit(link, { token: new URL(link).searchParams.get('token') ?? '', password: PASSWORD });
    assert.deepEqual(await subjects(email), [CHANGED, RESET, CHANGED]);
  });

  test('an address that nobody has confirmed hears nothing of changes', async () => {
    const email = 'unconfirmed@example.com';
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    await browser.call('/change-password', { currentPassword: PASSWORD, newPassword: ANOTHER });
    assert.deepEqual(await subjects(email), [CONFIRM]);
  });
});
