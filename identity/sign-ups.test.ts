import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Stage, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';

describe('signing up with an e-mail that has an account', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage({ rateLimit: true, trustedProxy: true });
    await stage.identity.enrol({ email: 'taken@example.com', password: PASSWORD, name: 'Owner' });
  });
  after(() => stage.stop());

  async function signUp(email: string, from: string) {
    const body = { email, password: PASSWORD, name: 'Somebody' };
    return stage.browser().call('/sign-up/email', body, { 'x-forwarded-for': from });
  }

  test('is told to its owner by letter, once a day', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { status, json } = await signUp('Taken@example.com', `10.0.2.${time}`);
      assert.deepEqual([status, json.code], [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
    }
    await stage.posted();
    const letters = stage.mails.filter(({ to }) => to.address === 'taken@example.com');
    assert.deepEqual(
      letters.map(({ subject }) => subject),
      ['You already have an account at Kickstand'],
    );
    assert.match(letters[0]?.text ?? '', /\/login[\s\S]*\/api\/auth\/forgot-password/);
  });

  test('tells an address only a few times who has one, and lets nobody else wait for it', async () => {
    const from = '10.0.3.1';
    for (let time = 0; time < 5; time += 1) assert.equal((await signUp('taken@example.com', from)).status, 422);
    for (const email of ['taken@example.com', 'free@example.com']) {
      const { status, headers, json } = await signUp(email, from);
      assert.deepEqual([status, json.code], [429, 'TOO_MANY_REQUESTS']);
      assert.ok(Number(headers.get('retry-after')) > 0);
    }
    assert.equal((await signUp('free@example.com', '10.0.3.2')).status, 200);
  });

  test('new accounts of one address do not count as such, and are thirty in an hour', async () => {
    const from = '10.0.4.1';
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await signUp(`new-${time}@example.com`, from)).status);
    assert.deepEqual(statuses, [...Array(30).fill(200), 429]);
  });

  test('people of one office sign up at the same moment, although one has an account', async () => {
    const from = '10.0.5.1';
    const emails = ['taken@example.com', ...Array.from({ length: 4 }, (_, index) => `office-${index}@example.com`)];
    const answers = await Promise.all(emails.map((email) => signUp(email, from)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 200, 200, 200, 200],
    );
  });
});
