import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SecurityEvent } from '../identity.ts';
import { type EmailChanges, emailChangesOn, LETTERS, type Mover, PASSWORD } from '../testing/email-changes.ts';
import { type Stage, setStage } from '../testing/stage.ts';

const ANOTHER = 'another long password';

let stage: Stage;
let by: EmailChanges;
const ended: string[] = [];
const endedAll: string[] = [];
const events: SecurityEvent[] = [];
const moved: string[][] = [];

before(async () => {
  stage = await setStage({
    onSessionEnded: async (id) => void ended.push(id),
    onSessionsEnded: async (subject) => void endedAll.push(subject),
    onEmailChanged: async (subject, email) => moved.push([subject, email]) > 0,
    onEvent: (event) => events.push(event),
  });
  by = emailChangesOn(stage);
});
after(() => stage.stop());

describe('another e-mail for an account', () => {
  test('takes effect when its owner follows the letter, logged in, and says yes', async () => {
    const person = await by.somebody();
    const { browser, email, newEmail } = person;
    const elsewhere = await by.signIn(email);
    const [{ sub, sid }, other] = [await by.claims(browser), await by.claims(elsewhere)];
    const link = await by.asked(person);
    assert.equal(await by.pending(browser), newEmail);
    assert.equal(await by.emailOf(browser), email);
    assert.deepEqual(await by.subjects(email), [LETTERS.asked]);
    assert.deepEqual(await by.subjects(newEmail), [LETTERS.confirm]);

    const page = await browser.visit(link);
    assert.deepEqual([page.status, page.text.includes(email), page.text.includes(newEmail)], [200, true, true]);
    assert.equal(await by.emailOf(browser), email);
    const done = await by.answer(browser, link);
    assert.deepEqual([done.status, /Your e-mail is changed/.test(done.text)], [200, true]);

    const now = await by.claims(browser);
    assert.deepEqual([now.email, now.email_verified, now.sub, now.sid], [newEmail, true, sub, sid]);
    assert.equal(await by.pending(browser), null);
    assert.equal((await elsewhere.call('/token')).status, 401);
    assert.deepEqual([ended.includes(String(other.sid)), ended.includes(String(sid))], [true, false]);
    assert.ok(endedAll.includes(String(sub)));
    assert.deepEqual(moved.at(-1), [sub, newEmail]);
    assert.deepEqual(await by.subjects(email), [LETTERS.asked, LETTERS.changed]);
    assert.equal((await stage.browser().call('/sign-in/email', { email, password: PASSWORD })).status, 401);
    assert.equal(await by.emailOf(await by.signIn(newEmail)), newEmail);
    assert.equal(await stage.identity.emailOf(String(sub)), newEmail);
    const reported = events.filter(({ kind }) => kind.startsWith('email-change'));
    assert.deepEqual(
      reported.map(({ kind, outcome, email }) => [kind, outcome, email]),
      [
        ['email-change-request', 'success', email],
        ['email-change', 'success', email],
        ['email-change', 'success', newEmail],
      ],
    );
  });

  test('a second click tells the same; the link works once', async () => {
    const person = await by.somebody();
    const link = await by.asked(person);
    const form = { token: new URL(link).searchParams.get('token') ?? '', answer: 'yes', email: person.newEmail };
    const pages = await Promise.all([1, 2, 3].map(() => person.browser.submit(link, form)));
    for (const { text } of pages) assert.match(text, /Your e-mail is changed/);
    assert.equal((await by.answer(person.browser, link)).status, 400);
    assert.equal((await person.browser.visit(link)).status, 400);
  });

  test('the letter alone is not enough, nor another person’s login', async () => {
    const person = await by.somebody();
    const stranger = await by.somebody();
    const link = await by.asked(person);
    for (const browser of [stage.browser(), stranger.browser]) {
      const page = await browser.visit(link);
      assert.match(page.text, /log in to that account/);
      assert.doesNotMatch(page.text, new RegExp(person.email));
      await by.answer(browser, link);
    }
    assert.equal(await by.emailOf(person.browser), person.email);
    assert.equal(await by.emailOf(stranger.browser), stranger.email);
    assert.equal((await by.answer(person.browser, link)).status, 200);
    assert.equal(await by.emailOf(person.browser), person.newEmail);
  });

  test('who reads the letter can say that it was not them', async () => {
    const person = await by.somebody();
    const link = await by.asked(person);
    assert.match((await by.answer(stage.browser(), link, 'no')).text, /Nothing was changed/);
    assert.equal((await by.answer(person.browser, link)).status, 400);
    assert.equal(await by.pending(person.browser), null);
  });

  test('asking takes a login that is minutes old', async () => {
    const person = await by.somebody();
    await by.age(person.email, 5 * 60 + 5);
    const { status, json } = await by.ask(person.browser, person.newEmail);
    assert.deepEqual([status, json.code], [403, 'SESSION_EXPIRED']);
    assert.equal(await by.pending(person.browser), null);
    assert.equal((await by.ask(stage.browser(), person.newEmail)).status, 401);
  });

  test('what is no e-mail, or the same one, is refused', async () => {
    const { browser, email } = await by.somebody();
    for (const newEmail of ['', 'nobody', 'a@b', `${'x'.repeat(250)}@example.com`, null, 7, 'a\u0000@example.com'])
      assert.equal((await browser.call('/request-email-change', { newEmail })).status, 400, String(newEmail));
    const { status, json } = await by.ask(browser, email.toUpperCase());
    assert.deepEqual([status, json.code], [400, 'SAME_EMAIL']);
    for (const token of ['', 'nonsense', null, 'x'.repeat(200)])
      assert.equal((await browser.call('/confirm-email-change', { token })).status, 400, String(token));
  });

  test('nothing works by itself: neither Better Auth’s own way, nor its links', async () => {
    const { browser, email, newEmail } = await by.somebody();
    assert.equal((await browser.call('/change-email', { newEmail })).status, 400);
    assert.equal((await browser.call('/update-user', { email: newEmail })).status, 400);
    assert.equal(await by.emailOf(browser), email);
  });

  const ends: Record<string, (person: Mover) => Promise<unknown>> = {
    'a second request': async ({ browser }) => by.ask(browser, 'quite-another@example.com'),
    'the same request once more': async ({ browser }) => browser.call('/resend-email-change', {}),
    cancelling: ({ browser }) => browser.call('/cancel-email-change', {}),
    'a changed password': ({ browser }) =>
      browser.call('/change-password', { currentPassword: PASSWORD, newPassword: ANOTHER }),
    'a new password by letter': async ({ browser, email }) => {
      await stage.browser().call('/request-password-reset', { email });
      const reset = await stage.link(email);
      await stage.browser().submit(reset, { token: new URL(reset).searchParams.get('token') ?? '', password: ANOTHER });
      await browser.call('/sign-in/email', { email, password: ANOTHER });
    },
    'an hour': () => stage.database.sql`update identity."emailChange" set "expiresAt" = now()`,
  };
  for (const [what, end] of Object.entries(ends))
    test(`${what} ends the link`, async () => {
      const person = await by.somebody();
      const link = await by.asked(person);
      await end(person);
      assert.equal((await by.answer(person.browser, link)).status, 400);
      assert.equal(await by.emailOf(person.browser), person.email);
    });

  test('the letter comes again on request, and its new link works', async () => {
    const person = await by.somebody();
    await by.asked(person);
    await by.age(person.email, 60 * 60);
    assert.equal((await person.browser.call('/resend-email-change', {})).status, 200);
    assert.deepEqual(await by.subjects(person.newEmail), [LETTERS.confirm, LETTERS.confirm]);
    assert.equal((await by.answer(person.browser, await stage.link(person.newEmail))).status, 200);
    assert.equal((await person.browser.call('/resend-email-change', {})).status, 404);
  });

  test('a taken address is answered like a free one, and its owner is told instead', async () => {
    const [person, owner] = [await by.somebody(), await by.somebody()];
    const free = await by.ask(person.browser, person.newEmail);
    const taken = await by.ask(person.browser, owner.email);
    assert.deepEqual([taken.status, Object.keys(taken.json)], [free.status, Object.keys(free.json)]);
    assert.equal(await by.pending(person.browser), owner.email);
    assert.deepEqual(await by.subjects(owner.email), [LETTERS.taken]);
  });

  test('the database has no link that works', async () => {
    const person = await by.somebody();
    const token = new URL(await by.asked(person)).searchParams.get('token') ?? '';
    const rows = await stage.database.sql`select * from identity."emailChange"`;
    assert.ok(rows.length > 0 && token.length > 40);
    assert.equal(JSON.stringify(rows).includes(token), false);
  });
});
