import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { listMails } from '../mail/folder.ts';
import { createMailer, type Mail, MailRefused } from '../mail/mailer.ts';
import { startMailSink } from '../mail/sink.ts';
import { databaseDoor, through } from '../test/database-door.ts';
import { openPool, setStage } from './testing/stage.ts';

const PASSWORD = 'a long password';

describe('the outbox of letters', async () => {
  /** Undefined: the mail server is down. */
  let answer: ((mail: Mail) => unknown) | undefined;
  const tried: string[] = [];
  const stage = await setStage({
    lookForLettersMs: 50,
    async sendMail(mail) {
      tried.push(mail.id ?? '');
      if (!answer) throw new Error('connect ECONNREFUSED 127.0.0.1:25');
      await answer(mail);
      stage.mails.push(mail);
    },
  });
  after(() => stage.stop());
  beforeEach(async () => {
    await stage.database.sql`delete from identity.letter`;
    stage.mails.length = 0;
    tried.length = 0;
    answer = undefined;
  });

  const signUp = (email: string) =>
    stage.browser().call('/sign-up/email', { email, password: PASSWORD, name: 'Zoë Okafor' });
  const pass = (seconds: number) => stage.database.sql`update identity.letter set
    "dueAt" = "dueAt" - make_interval(secs => ${seconds}), "expiresAt" = "expiresAt" - make_interval(secs => ${seconds})`;
  const storedMails = () =>
    stage.database.sql`select *, extract(epoch from "dueAt" - now())::float as wait from identity.letter`;
  const isDelayed = async () => (await stage.browser().call('/mail-state')).json.delayed;

  async function until(what: () => boolean | Promise<boolean>) {
    const end = Date.now() + 10_000;
    while (!(await what())) {
      assert.ok(Date.now() < end, 'in time');
      await pause(10);
    }
  }

  test('a mail server that is down delays a letter, which then arrives once, by the name that was given', async () => {
    assert.equal((await signUp('one@example.com')).status, 200);
    await until(isDelayed);
    const page = await stage.browser().submit('/api/auth/forgot-password', { email: 'one@example.com' });
    assert.match(page.text, /letters are delayed right now/i);
    answer = () => {};
    await pass(60);
    await stage.posted();
    const letters = stage.mails.filter(({ subject }) => /confirm/.test(subject));
    assert.deepEqual(
      letters.map(({ to }) => [to.name, to.address]),
      [['Zoë Okafor', 'one@example.com']],
    );
    assert.match(letters[0]?.text ?? '', /^Hi Zoë,/);
    assert.equal(await isDelayed(), false);
    const good = await stage.browser().submit('/api/auth/forgot-password', { email: 'one@example.com' });
    assert.match(good.text, /may take some minutes/);
    await stage.posted();
  });

  test('by SMTP as well, with the real sender and a mail server that comes back on its port', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'kickstand-mail-'));
    const down = await startMailSink({ dir });
    const mailer = createMailer({ smtpUrl: down.smtpUrl, from: 'Kickstand <hello@kickstand.example>' });
    await down.stop();
    await stage.restart({ sendMail: (mail) => mailer.send(mail) });
    assert.equal((await signUp('smtp@example.com')).status, 200);
    await until(isDelayed);
    const up = await startMailSink({ dir, port: Number(new URL(down.smtpUrl).port) });
    await pass(10);
    await stage.posted();
    const arrived = await listMails(dir);
    assert.deepEqual(
      arrived.map(({ to, subject }) => [to, subject]),
      [['Zoë Okafor <smtp@example.com>', 'Please confirm your e-mail for Kickstand']],
    );
    await stage.restart();
    await up.stop();
    await rm(dir, { recursive: true });
  });

  test('tries wait longer and longer, always for the same mail', async () => {
    await signUp('two@example.com');
    const waits: number[] = [];
    for (let failures = 1; failures <= 6; failures += 1) {
      await until(async () => (await storedMails())[0]?.failures === failures);
      waits.push((await storedMails())[0]?.wait);
      await pass(200);
    }
    assert.ok(Math.abs((waits[0] ?? 0) - 5) < 2, waits.join());
    assert.ok((waits[3] ?? 0) > 2 * (waits[0] ?? 0) && waits.every((wait) => wait <= 150), waits.join());
    assert.equal(new Set(tried).size, 1);
  });

  test('a letter whose link has expired is not sent', async () => {
    await signUp('three@example.com');
    await until(async () => (await storedMails())[0]?.failures === 1);
    answer = () => {};
    await pass(60 * 60);
    await stage.posted();
    assert.deepEqual(stage.mails, []);
    assert.ok(stage.notes.some((note) => /letters that expired .*: 1/.test(note)));
  });

  test('one of several processes sends each, and another goes on where one was killed', async () => {
    answer = () => {};
    const others = await Promise.all([stage.start(), stage.start()]);
    await Promise.all(Array.from({ length: 25 }, (_, index) => signUp(`many-${index}@example.com`)));
    await stage.posted();
    assert.equal(new Set(stage.mails.map(({ to }) => to.address)).size, 25);
    assert.equal(stage.mails.length, 25);
    await Promise.all(others.map((other) => other.stop()));
    // A process killed while sending.
    await stage.identity.stop();
    stage.mails.length = 0;
    await signUp('killed@example.com');
    await stage.database.sql`update identity.letter set "dueAt" = now() + interval '2 minutes'`;
    await stage.restart();
    await pause(50);
    assert.equal(stage.mails.length, 0);
    await pass(2 * 60);
    await stage.posted();
    assert.deepEqual(
      stage.mails.map(({ to }) => to.address),
      ['killed@example.com'],
    );
  });

  test('a process that dies before it has recorded a sent letter: another sends it by the same Message-ID', async () => {
    const [taken, dead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    answer = () => {
      answer = () => {};
      taken.resolve();
      return dead.promise;
    };
    await signUp('again@example.com');
    await taken.promise;
    const other = await stage.start();
    await pass(2 * 60);
    await stage.posted();
    assert.deepEqual([tried.length, new Set(tried).size], [2, 1]);
    dead.resolve();
    await other.stop();
  });

  test('a letter goes once, though the database is away when it has gone', async () => {
    const door = await databaseDoor(stage.database.target);
    const away = openPool({ target: through(stage.database.target, door.place) });
    await stage.restart({ sql: away });
    await signUp('away@example.com');
    await until(isDelayed);
    answer = () => {
      door.become('cut');
      setTimeout(() => door.become('open'), 600);
    };
    await pass(60);
    await stage.posted();
    assert.equal(stage.mails.length, 1);
    await stage.restart();
    await away.end({ timeout: 0 });
    door.stop();
  });

  test('a full mailbox gets it later, one that is not there never; others are not told of a delay', async () => {
    answer = () => {
      throw new MailRefused(452);
    };
    await signUp('full@example.com');
    await until(async () => (await storedMails())[0]?.failures === 1);
    assert.equal(await isDelayed(), false);
    answer = () => {
      throw new MailRefused(550);
    };
    await pass(60);
    await stage.posted();
    assert.ok(stage.notes.some((note) => /was refused \(550\), and is given up/.test(note)));
  });

  test('what lies there opens no account: it is encrypted, gone once sent, and gone when its link is worth nothing', async () => {
    const email = 'kept@example.com';
    const browser = stage.browser();
    await browser.call('/sign-up/email', { email, password: PASSWORD, name: 'Somebody' });
    await browser.call('/request-password-reset', { email });
    const letters = await storedMails();
    assert.equal(letters.length, 2);
    assert.doesNotMatch(JSON.stringify(letters), /http|token|kept@|Somebody/);
    await browser.call('/revoke-sessions', {});
    assert.equal((await storedMails()).length, 1, 'the link to confirm still works');
    await stage.restart({ secret: 'another-secret-Q2LmZ0rTn5VdKs8WfYc3' });
    await pass(60);
    await stage.posted();
    assert.deepEqual(stage.mails, []);
    await stage.restart();
  });

  test('asking for a new password takes as long for whoever has no account', async () => {
    answer = () => {};
    await signUp('known@example.com');
    const timed = async (email: string) => {
      const began = performance.now();
      await stage.browser().call('/request-password-reset', { email });
      return performance.now() - began;
    };
    for (const email of ['known@example.com', 'nobody@example.com']) assert.ok((await timed(email)) >= 295, email);
    await stage.posted();
  });
});
