import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { listMails, type StoredMail } from './folder.ts';
import { inbox } from './inbox.ts';
import { resetLetter, verifyLetter } from './letters.ts';
import { createMailer, type Mail, type Mailer, MailRefused } from './mailer.ts';
import { type MailSink, startMailSink } from './sink.ts';

const MAYA = { name: 'Maya', email: 'maya@example.com' };
const LINK = 'http://localhost:3000/api/auth/confirm-address?token=a.b-c_d&x=1';
const UNTIL = new Date('2026-11-24T07:05:00Z');

describe('mail', () => {
  let dir: string;
  let sink: MailSink;
  let mailer: Mailer;
  let app: FastifyInstance;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'kickstand-mail-'));
    sink = await startMailSink({ dir, keep: 3 });
    mailer = createMailer({ smtpUrl: sink.smtpUrl, from: 'Kickstand <no-reply@kickstand.example>' });
    app = Fastify();
    await app.register(inbox, { dir });
  });
  afterEach(async () => {
    await app.close();
    await sink.stop();
    await rm(dir, { recursive: true });
  });

  async function deliver(mail: Mail): Promise<StoredMail> {
    await mailer.send(mail);
    const [newest] = await listMails(dir);
    assert.ok(newest);
    return newest;
  }

  test('an appointment comes along as a file for calendars', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Köln\r\nEND:VCALENDAR\r\n';
    const mail = await deliver({ ...verifyLetter(MAYA, LINK, UNTIL), calendar });
    assert.equal(mail.calendar.replaceAll('\r\n', '\n'), calendar.replaceAll('\r\n', '\n'));
    assert.ok(mail.text.includes(LINK));
    const withdrawn = calendar.replace('SUMMARY', 'METHOD:CANCEL\r\nSUMMARY');
    const { id } = await deliver({ ...verifyLetter(MAYA, LINK, UNTIL), calendar: withdrawn });
    assert.match(
      await readFile(join(dir, `${id}.eml`), 'latin1'),
      /content-type: text\/calendar;[^\n]*\s*method=CANCEL/i,
    );
    assert.equal((await deliver(verifyLetter(MAYA, LINK, UNTIL))).calendar, '');
  });

  test('a letter arrives whole', async () => {
    const sent = {
      ...verifyLetter(MAYA, LINK, UNTIL),
      subject: 'Bestätigung – für Zoë 🏍 and a subject that is longer than one line',
    };
    const got = await deliver(sent);
    assert.equal(got.to, 'Maya <maya@example.com>');
    assert.equal(got.from, 'Kickstand <no-reply@kickstand.example>');
    assert.equal(got.subject, sent.subject);
    assert.equal(got.text.trim(), sent.text);
    assert.equal(got.html.trim(), sent.html);
  });

  test('a text that is not ASCII arrives in any encoding', async () => {
    const text = `${'Москва и Zürich\n'.repeat(60)}= done.`;
    const got = await deliver({ ...verifyLetter(MAYA, LINK, UNTIL), text });
    assert.equal(got.text.trim(), text);
  });

  test('mail programs are told how a letter of this kind is stopped with one click', async () => {
    const headersOf = async (mail: Mail) => {
      const raw = await readFile(join(dir, `${(await deliver(mail)).id}.eml`), 'latin1');
      return (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
    };
    const stop = `https://bikes.example.test/letters/stop?token=${'aB3_-'.repeat(16)}`;
    const headers = await headersOf({ ...verifyLetter(MAYA, LINK, UNTIL), stop });
    assert.ok(headers.includes(`\r\nList-Unsubscribe: <${stop}>`), headers);
    assert.match(headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    assert.doesNotMatch(await headersOf(verifyLetter(MAYA, LINK, UNTIL)), /unsubscribe/i);
  });

  test('the newest mails are kept', async () => {
    for (const subject of ['1', '2', '3', '4', '5']) await mailer.send({ ...verifyLetter(MAYA, LINK, UNTIL), subject });
    assert.deepEqual(
      (await listMails(dir)).map(({ subject }) => subject),
      ['5', '4', '3'],
    );
  });

  test('a mail that is sent again under its id is kept once', async () => {
    const mail = { ...verifyLetter(MAYA, LINK, UNTIL), id: 'a-1@kickstand.example' };
    await Promise.all([mailer.send(mail), mailer.send(mail), mailer.send(mail)]);
    await mailer.send({ ...mail, id: 'a-2@kickstand.example' });
    await mailer.send(mail);
    assert.deepEqual(
      (await listMails(dir)).map(({ messageId }) => messageId),
      ['<a-2@kickstand.example>', '<a-1@kickstand.example>'],
    );
  });

  test('nothing can be smuggled into headers', async () => {
    const mail = verifyLetter(MAYA, LINK, UNTIL);
    const wrong: Mail[] = [
      { ...mail, to: { name: 'x', address: 'x@y.test\r\nBcc: evil@z.test' } },
      { ...mail, to: { name: 'x', address: 'x@y.test, evil@z.test' } },
      { ...mail, to: { name: 'x\r\nBcc: evil@z.test', address: 'x@y.test' } },
      { ...mail, subject: 'Hello\nBcc: evil@z.test' },
      { ...mail, id: 'a@z.test>\r\nBcc: evil@z.test' },
    ];
    for (const each of wrong) await assert.rejects(mailer.send(each), MailRefused);
    assert.deepEqual(await listMails(dir), []);
  });

  test('a quoted name stays a name', async () => {
    const got = await deliver({
      ...verifyLetter(MAYA, LINK, UNTIL),
      to: { name: 'evil@z.test, "x" <e@z.test>', address: 'maya@example.com' },
    });
    assert.match(got.to, /<maya@example\.com>$/);
  });

  test('a letter does not carry a message of whoever chose the name', () => {
    const { text, html } = verifyLetter(
      { name: 'You won! http://evil.test/<b>now</b>', email: MAYA.email },
      LINK,
      UNTIL,
    );
    assert.doesNotMatch(text + html, /evil\.test|<b>now|http:\/\/evil/);
    assert.match(resetLetter(MAYA, LINK, UNTIL).text, /your password stays as it is/);
  });

  test('the inbox lists mails and shows one', async () => {
    assert.match((await app.inject('/dev/mail')).body, /None yet/);
    const { id } = await deliver({ ...verifyLetter(MAYA, LINK, UNTIL), subject: '<img src=x onerror=alert(1)>' });
    const list = await app.inject('/dev/mail');
    assert.match(list.body, /&lt;img src=x/);
    assert.doesNotMatch(list.body, /<img/);
    const one = await app.inject(`/dev/mail/${id}`);
    assert.ok(one.body.includes(`<a href="${LINK.replace('&', '&amp;')}">`));
    assert.match(String(one.headers['content-security-policy']), /default-src 'none'/);
  });

  test('the newest mail to somebody is one address away', async () => {
    const to = (email: string) => ({ ...verifyLetter(MAYA, LINK, UNTIL), to: { name: '', address: email } });
    await deliver(to('newest@example.com'));
    const { id } = await deliver(to('newest@example.com'));
    await deliver(to('another@example.com'));
    const newest = (email: string) => app.inject(`/dev/mail/newest?to=${encodeURIComponent(email)}`);
    assert.equal((await newest('newest@example.com')).headers.location, `/dev/mail/${id}`);
    for (const email of ['', 'nobody@example.com']) assert.equal((await newest(email)).headers.location, '/dev/mail');
  });

  test('the HTML of a mail is shown in a sandbox', async () => {
    const { id } = await deliver({ ...verifyLetter(MAYA, LINK, UNTIL), html: '<p>Hi</p><script>alert(1)</script>' });
    const { headers, body } = await app.inject(`/dev/mail/${id}/html`);
    assert.match(body, /^<base target="_blank"><p>Hi<\/p>/);
    const whole = await deliver(verifyLetter(MAYA, LINK, UNTIL));
    const shown = (await app.inject(`/dev/mail/${whole.id}/html`)).body;
    assert.match(shown, /^<!doctype html>\s*<html lang="en">\s*<head><base target="_blank">/);
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox(?!.*allow-scripts)/);
  });

  test('only mails can be asked for', async () => {
    for (const id of ['nothing', '..%2F..%2Fpackage', '1111111111111-000000-0123456789abcdef']) {
      assert.equal((await app.inject(`/dev/mail/${id}`)).statusCode, 404);
      assert.equal((await app.inject(`/dev/mail/${id}/html`)).statusCode, 404);
    }
  });

  test('a mailer tells when there is nobody to take the mail', async () => {
    await sink.stop();
    await assert.rejects(
      mailer.send(verifyLetter(MAYA, LINK, UNTIL)),
      (fault) => fault instanceof Error && !(fault instanceof MailRefused),
    );
  });
});
