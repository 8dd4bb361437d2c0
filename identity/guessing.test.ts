import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Stage, setStage } from './testing/stage.ts';
import { codeOf } from './testing/totp.ts';

const PASSWORD = 'a long password';
const OWNER = { email: 'owner@example.com', password: PASSWORD, name: 'Owner' };

describe('guessing passwords', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage({ rateLimit: true, trustedProxy: true });
    await stage.identity.enrol(OWNER);
  });
  after(() => stage.stop());
  beforeEach(async () => {
    await stage.database.sql`delete from identity.attempt`;
    await stage.database.sql`delete from identity."rateLimit"`;
    stage.mails.length = 0;
  });

  const part = () => randomInt(1, 255);
  const elsewhere = () => `10.${part()}.${part()}.${part()}`;
  const signIn = (password: string, { browser = stage.browser(), email = OWNER.email, from = elsewhere() } = {}) =>
    browser.call('/sign-in/email', { email, password }, { 'x-forwarded-for': from });
  const pass = (seconds: number) => stage.database.sql`update identity.attempt set
    "nextAt" = "nextAt" - make_interval(secs => ${seconds}), "forgottenAt" = "forgottenAt" - make_interval(secs => ${seconds})`;
  const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

  async function guess(times: number) {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await signIn(`a guess ${time}`)).status);
      await pass(15 * 60);
    }
    return statuses;
  }

  test('are counted by account, from wherever they come, each waiting longer than the one before', async () => {
    for (let time = 0; time < 5; time += 1) assert.equal((await signIn('a guess')).status, 401);
    const refused = await signIn('a guess');
    assert.deepEqual([refused.status, refused.json.code], [429, 'TOO_MANY_REQUESTS']);
    const waits = [waitOf(refused)];
    for (let time = 0; time < 3; time += 1) {
      await pass(waits.at(-1) ?? 0);
      assert.equal((await signIn('a guess')).status, 401);
      waits.push(waitOf(await signIn('a guess')));
    }
    assert.ok(
      waits.every((wait, index) => wait > 0 && wait > (waits[index - 1] ?? 0)),
      waits.join(),
    );
    assert.equal((await signIn(PASSWORD)).status, 429, 'not even the right one is heard');
    await pass(15 * 60);
    assert.equal((await signIn(PASSWORD)).status, 200, 'nobody is locked out for good');
  });

  test('at the same moment do not pass one another', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('a guess')));
    assert.equal(answers.filter(({ status }) => status === 401).length, 5);
  });

  test('of an account that does not exist get the same answers', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await signIn('a guess', { email: 'nobody@example.com' })).status);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
  });

  test('do not keep the owner out of a browser they have used before', async () => {
    const browser = stage.browser();
    assert.equal((await signIn(PASSWORD, { browser })).status, 200);
    await browser.call('/sign-out', {});
    await guess(5);
    await signIn('a guess');
    assert.equal((await signIn(PASSWORD)).status, 429);
    assert.equal((await signIn(PASSWORD, { browser })).status, 200);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await signIn('a guess', { browser })).status);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429], 'who took the browser is slow as well');
  });

  test('do not keep the owner out who chooses a new password', async () => {
    await signIn('a guess');
    for (let time = 0; time < 4; time += 1) await signIn('a guess');
    assert.equal((await signIn(PASSWORD)).status, 429);
    await stage.browser().call('/request-password-reset', { email: OWNER.email });
    await untilMail(/new password/);
    const link = await stage.link(OWNER.email);
    const token = new URL(link).searchParams.get('token') ?? '';
    await stage.browser().submit(link, { token, password: PASSWORD });
    assert.equal((await signIn(PASSWORD)).status, 200);
  });

  test('from one address are counted whatever account they are for', async () => {
    const from = elsewhere();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await signIn('a guess', { email: `person-${time}@example.com`, from })).status);
    assert.deepEqual(statuses, [...Array(10).fill(401), 429]);
    const network = '2001:db8:1:1:';
    for (let time = 0; time < 10; time += 1)
      await signIn('a guess', { email: `person-${time}@example.com`, from: `${network}:${time}` });
    assert.equal((await signIn('a guess', { email: 'one@example.com', from: `${network}:99` })).status, 429);
  });

  test('are told to the owner by letter, once', async () => {
    await guess(14);
    await untilMail(/tried to log in/);
    assert.deepEqual(
      stage.mails.map(({ to, subject }) => [to.address, subject]),
      [[OWNER.email, 'Somebody tried to log in to your Kickstand account']],
    );
  });

  test('good sign-ins are not guesses', async () => {
    const from = elsewhere();
    for (let time = 0; time < 15; time += 1) assert.equal((await signIn(PASSWORD, { from })).status, 200);
  });

  test('are as slow for who has taken over a browser', async () => {
    const browser = stage.browser();
    await signIn(PASSWORD, { browser });
    const change = (from: string) =>
      browser.call(
        '/change-password',
        { currentPassword: 'a guess at it', newPassword: 'another long password' },
        { 'x-forwarded-for': from },
      );
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await change(elsewhere())).status);
    assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429]);
  });

  test('of codes are slow as well, inside and while logging in, and the wait is said in words', async () => {
    const browser = stage.browser();
    await signIn(PASSWORD, { browser });
    const send = (path: string, body: object, by = browser) => by.call(path, body, { 'x-forwarded-for': elsewhere() });
    const { totpURI } = (await send('/two-factor/enable', { password: PASSWORD })).json;
    const wrong = { code: 'no code' };
    for (let time = 0; time < 5; time += 1) assert.equal((await send('/two-factor/verify-totp', wrong)).status, 401);
    assert.equal((await send('/two-factor/verify-totp', wrong)).status, 429);
    await pass(5);
    assert.equal((await send('/two-factor/verify-totp', { code: codeOf(totpURI) })).status, 200);
    for (let time = 0; time < 10; time += 1) {
      const other = stage.browser();
      await signIn(PASSWORD, { browser: other });
      assert.equal((await send('/two-factor/verify-totp', wrong, other)).status, 401);
    }
    const other = stage.browser();
    await signIn(PASSWORD, { browser: other });
    const refused = await send('/two-factor/verify-totp', { code: codeOf(totpURI) }, other);
    assert.deepEqual(
      [refused.status, refused.json.message],
      [429, 'Too many requests. Please try again in 15 minutes.'],
    );
  });

  async function untilMail(subject: RegExp) {
    const until = Date.now() + 10_000;
    while (!stage.mails.some((mail) => subject.test(mail.subject))) {
      assert.ok(Date.now() < until, `no mail: ${subject}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
});
