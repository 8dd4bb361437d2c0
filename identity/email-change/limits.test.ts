import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type EmailChanges, emailChangesOn, LETTERS, type Mover } from '../testing/email-changes.ts';
import { type Stage, setStage } from '../testing/stage.ts';

describe('how often another e-mail can be asked for', () => {
  let stage: Stage;
  let by: EmailChanges;
  let caller = 0;
  before(async () => {
    stage = await setStage({ rateLimit: true, trustedProxy: true });
    by = emailChangesOn(stage);
  });
  after(() => stage.stop());

  function ask({ browser }: Mover, newEmail: string, address?: string) {
    caller += 1;
    return browser.call('/request-email-change', { newEmail }, { 'x-forwarded-for': address ?? `10.0.2.${caller}` });
  }

  const pass = (seconds: number) =>
    stage.database.sql`update identity.attempt set "forgottenAt" = "forgottenAt" - make_interval(secs => ${seconds})`;

  test('five times an hour and ten a day by one person, wherever they ask from', async () => {
    const person = await by.somebody();
    const statuses = async (times: number) => {
      const all = [];
      for (let time = 0; time < times; time += 1) all.push((await ask(person, `some-${caller}@example.com`)).status);
      return all;
    };
    assert.deepEqual(await statuses(6), [200, 200, 200, 200, 200, 429]);
    await pass(60 * 60);
    assert.deepEqual(await statuses(6), [200, 200, 200, 200, 200, 429]);
    await pass(60 * 60);
    const refused = await ask(person, 'last@example.com');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '3600']);
    await pass(24 * 60 * 60);
    assert.deepEqual(await statuses(1), [200]);
  });

  test('thirty times an hour from one address, whoever asks', async () => {
    const shared = '10.0.3.1';
    const people = await Promise.all(Array.from({ length: 6 }, () => by.somebody()));
    const asked = await Promise.all(
      people.flatMap((person) => [1, 2, 3, 4, 5].map(() => ask(person, `shared-${caller}@example.com`, shared))),
    );
    assert.deepEqual(
      asked.map(({ status }) => status),
      Array(30).fill(200),
    );
    const next = await by.somebody();
    const refused = await ask(next, next.newEmail, shared);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '3600']);
    assert.equal(await by.pending(next.browser), null);
    assert.deepEqual(await by.subjects(next.newEmail), []);
    assert.equal((await ask(next, next.newEmail)).status, 200);
    await pass(60 * 60);
    assert.equal((await ask(await by.somebody(), 'later@example.com', shared)).status, 200);
  });

  test('one mailbox gets three letters an hour, whoever asks; the answer stays the same', async () => {
    const wanted = 'wanted@example.com';
    const answers = new Set<string>();
    for (let time = 0; time < 5; time += 1) {
      const { status, text } = await ask(await by.somebody(), wanted);
      answers.add(`${status} ${text}`);
    }
    assert.equal(answers.size, 1);
    assert.deepEqual(await by.subjects(wanted), [LETTERS.confirm, LETTERS.confirm, LETTERS.confirm]);
  });

  test('the owner of a taken address is told once a day; the answers take as long as others', async () => {
    const [person, owner] = [await by.somebody(), await by.somebody()];
    for (let time = 0; time < 3; time += 1) {
      const began = performance.now();
      assert.equal((await ask(person, owner.email)).status, 200);
      assert.ok(performance.now() - began >= 295);
    }
    assert.deepEqual(await by.subjects(owner.email), [LETTERS.taken]);
  });
});
