import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type EmailChanges, emailChangesOn, LETTERS, PASSWORD } from '../testing/email-changes.ts';
import { type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
let by: EmailChanges;
let follow = async (_subject: string, _email: string) => true;
const ended: string[] = [];

before(async () => {
  stage = await setStage({
    onEmailChanged: (subject, email) => follow(subject, email),
    onSessionEnded: async (id) => void ended.push(id),
  });
  by = emailChangesOn(stage);
});
after(() => stage.stop());

describe('an e-mail that others want too, and changes that end half way', () => {
  test('whoever signed up with the address without proving it makes way', async () => {
    const person = await by.somebody();
    const squatter = stage.browser();
    await squatter.call('/sign-up/email', { email: person.newEmail, password: PASSWORD, name: 'Not Ada' });
    const link = await by.asked(person);
    assert.equal((await by.answer(stage.browser(), link)).status, 200);
    assert.equal(await by.emailOf(squatter), person.newEmail);
    assert.equal((await by.answer(person.browser, link)).status, 200);
    assert.equal(await by.emailOf(person.browser), person.newEmail);
    assert.equal((await squatter.call('/token')).status, 401);
  });

  test('who mistyped the e-mail when signing up changes it; a stranger hears nothing', async () => {
    const [typo, newEmail] = ['adda@example.com', 'ada@example.com'];
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email: typo, password: PASSWORD, name: 'Ada' });
    await by.ask(browser, newEmail);
    assert.equal((await by.answer(browser, await stage.link(newEmail))).status, 200);
    const { email, email_verified } = await by.claims(browser);
    assert.deepEqual([email, email_verified], [newEmail, true]);
    assert.deepEqual(
      (await by.subjects(typo)).filter((subject) => [LETTERS.asked, LETTERS.changed].includes(subject)),
      [],
    );
  });

  test('of two people who prove the same address at once, one has it', async () => {
    for (let time = 0; time < 10; time += 1) {
      const people = [await by.somebody(), await by.somebody()];
      const wanted = `wanted-${time}@example.com`;
      const links: string[] = [];
      for (const { browser } of people) {
        await by.ask(browser, wanted);
        links.push(await stage.link(wanted));
      }
      const pages = await Promise.all(people.map(({ browser }, nth) => by.answer(browser, links[nth] ?? '')));
      assert.deepEqual(pages.map(({ status }) => status).sort(), [200, 409]);
      const emails = await Promise.all(people.map(({ browser }) => by.emailOf(browser)));
      assert.equal(emails.filter((email) => email === wanted).length, 1);
    }
  });

  test('where the application has the address for somebody else, nothing changes', async () => {
    const person = await by.somebody();
    const elsewhere = await by.signIn(person.email);
    const link = await by.asked(person);
    ended.length = 0;
    follow = async () => false;
    assert.equal((await by.answer(person.browser, link)).status, 409);
    follow = async () => true;
    assert.deepEqual(ended, []);
    assert.equal(await by.emailOf(elsewhere), person.email);
  });

  const crashes: Record<string, () => Promise<boolean>> = {
    'the application fails': async () => {
      throw new Error('out of reach');
    },
    'the process ends when the application has followed': async () => {
      await stage.database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`;
      return true;
    },
  };
  for (const [what, crash] of Object.entries(crashes))
    test(`when ${what}, the former address holds, and the same link goes on later`, async () => {
      const person = await by.somebody();
      const link = await by.asked(person);
      follow = crash;
      assert.equal((await by.answer(person.browser, link)).status, 503);
      follow = async () => true;
      const { email, sub } = await by.claims(person.browser);
      assert.equal(email, person.email);
      assert.equal(await stage.identity.emailOf(String(sub)), person.email);
      assert.equal((await by.subjects(person.email)).includes(LETTERS.changed), false);
      assert.equal((await by.answer(person.browser, link)).status, 200);
      assert.equal(await by.emailOf(person.browser), person.newEmail);
    });
});
