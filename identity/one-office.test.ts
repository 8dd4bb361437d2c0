import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { MAYA, signInWithPopup } from './testing/google.ts';
import { type Stage, setStage } from './testing/stage.ts';
import { codeOf } from './testing/totp.ts';

const PASSWORD = 'a long password';
const PEOPLE = Array.from({ length: 10 }, (_, index) => `person-${index}@example.com`);

describe('many people behind one address', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage({ rateLimit: true });
    for (const email of PEOPLE) await stage.identity.enrol({ email, password: PASSWORD, name: 'Somebody' });
  });
  after(() => stage.stop());
  beforeEach(async () => {
    await stage.database.sql`delete from identity.attempt`;
    await stage.database.sql`delete from identity."rateLimit"`;
  });

  const signIn = (email: string, password = PASSWORD, browser = stage.browser()) =>
    browser.call('/sign-in/email', { email, password });
  const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

  test('log in one after the other and at the same time, although some have mistyped', async () => {
    for (const email of PEOPLE.slice(0, 3)) assert.equal((await signIn(email, 'a typo of it')).status, 401);
    for (const email of PEOPLE) assert.equal((await signIn(email)).status, 200);
    await stage.database.sql`delete from identity.attempt`;
    assert.deepEqual(statuses(await Promise.all(PEOPLE.map((email) => signIn(email)))), [200]);
  });

  test('log in with Google', async () => {
    for (let time = 0; time < 6; time += 1) {
      const browser = stage.browser();
      await signInWithPopup(browser, MAYA);
      assert.equal((await browser.call('/token')).status, 200);
    }
  });

  test('log in with a code of their app', async () => {
    const email = PEOPLE[0] ?? '';
    const owner = stage.browser();
    await signIn(email, PASSWORD, owner);
    const { totpURI } = (await owner.call('/two-factor/enable', { password: PASSWORD })).json;
    for (let time = 0; time < 6; time += 1) {
      const browser = time === 0 ? owner : stage.browser();
      if (time > 0) await signIn(email, PASSWORD, browser);
      assert.equal((await browser.call('/two-factor/verify-totp', { code: codeOf(totpURI) })).status, 200, `${time}`);
    }
  });

  test('are still bounded, generously', async () => {
    await stage.database.sql`insert into identity."rateLimit" (id, key, count, "lastRequest")
      select 'full', key, 119, "lastRequest" from (values (${await keyOfSignIn()}, ${Date.now()}::bigint)) as row (key, "lastRequest")
      on conflict (key) do update set count = 119`;
    assert.equal((await signIn(PEOPLE[1] ?? '')).status, 200);
    assert.equal((await signIn(PEOPLE[1] ?? '')).status, 429);
  });

  async function keyOfSignIn() {
    await signIn(PEOPLE[0] ?? '', 'a typo of it');
    const [row] = await stage.database.sql`select key from identity."rateLimit" where key like '%/sign-in/email'`;
    return String(row?.key);
  }
});
