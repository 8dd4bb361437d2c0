import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { removeUser } from '#contract/users.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { databaseDoor, through } from '../../test/database-door.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aJpeg, send } from '../../test/photos.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import { connect } from '../database/connect.ts';
import { transition } from '../deals/bookings/bookings.ts';
import { mailNotices } from './notifications.ts';

const { market, target, url, person, mails } = await openMarket();
const { sql } = market;
const FROM = 'hello@kickstand.example';

let logged: string[] = [];
const log = { warn: (_facts: unknown, words?: string) => void logged.push(words ?? '') };
const run = (mailer: Mailer = market.mailer) => mailNotices({ ...market, mailer }, log);
const makeDue = () => sql`update notices set next_mail_at = now() where next_mail_at is not null`;

beforeEach(async () => {
  await run();
  logged = [];
});

async function aBooking(seller: Caller) {
  const productId = await aProductOf(seller);
  const id = await aBookingOf(await person('buyer', { name: 'Maya Rahman' }), productId);
  // The tests count the seller's mails.
  await sql`update notices set next_mail_at = null where booking_id = ${id} and as_role = 'buyer'`;
  return { productId, id };
}

const lettersTo = async ({ email }: Caller) => (await mails()).filter(({ to }) => to.includes(email));

test('a step is mailed once to whom it concerns, with what is next and a link, and without anybody’s address', async () => {
  const seller = await person('seller', { name: 'Iker Zabala' });
  const { id } = await aBooking(seller);
  for (let time = 0; time < 3; time++) await run();
  const [letter, ...more] = await lettersTo(seller);
  assert.ok(letter);
  assert.equal(more.length, 0);
  assert.equal(letter.subject, `Booked: ${goodBike.productName}`);
  assert.match(letter.text, /“\u2068Maya\u2069” has booked your bike for \$1,450\.50\./);
  assert.match(letter.text, /If no one acts by .* UTC, the booking ends, and your bike is for sale again\./);
  assert.ok(letter.html.includes(`href="https://bikes.example.test/dashboard/deal/${id}"`));
  for (const text of [letter.text, letter.html])
    assert.ok(!/@example\.test/.test(text) && !text.includes(meeting.number) && !text.includes(meeting.location));
  assert.match(letter.messageId, /^<[0-9a-f-]{36}@bikes\.example\.test>$/);
  const rows =
    await sql`select 1 from notices where mailed_at is not null and next_mail_at is null and booking_id = ${id}`;
  assert.equal(rows.length, 1);
});

test('a letter is in the language that its reader last used, with a link to the page in it', async () => {
  const seller = await person('seller');
  const { id } = await aBooking(seller);
  await sql`update users set language = 'bn' where email = ${seller.email}`;
  await run();
  const [letter] = await lettersTo(seller);
  assert.match(letter?.subject ?? '', /\p{Script=Bengali}/u);
  assert.match(letter?.text ?? '', /\p{Script=Bengali}/u);
  assert.ok(letter?.html.includes(`href="https://bikes.example.test/bn/dashboard/deal/${id}"`));
});

test('a letter goes once, though the database is away when it has gone', async () => {
  const door = await databaseDoor(target);
  const away = connect(through(target, door.place));
  const seller = await person('seller');
  const { id } = await aBooking(seller);
  const mailer: Mailer = {
    ...market.mailer,
    async send(letter) {
      await market.mailer.send(letter);
      door.become('cut');
      setTimeout(() => door.become('open'), 600);
    },
  };
  await mailNotices({ ...market, sql: away, mailer }, log);
  const [row] =
    await sql`select mailed_at, next_mail_at from notices where booking_id = ${id} and mailed_at is not null`;
  assert.deepEqual([!!row?.mailed_at, row?.next_mail_at], [true, null]);
  assert.equal((await lettersTo(seller)).length, 1);
  await away.end({ timeout: 0 });
  door.stop();
});

test('a letter about a bike shows its cover, small, from our own site', async () => {
  const seller = await person('seller');
  const { body: photo } = await send(url, seller, await aJpeg());
  const productId = await aProductOf(seller, { photos: [{ name: photo.name, alt: '' }] });
  await aBookingOf(await person('buyer'), productId);
  await run();
  const [letter] = await lettersTo(seller);
  assert.ok(letter?.html.includes(`src="https://bikes.example.test/photos/${photo.name}-letter.jpg" alt="Yamaha`));
});

test('a step that is rolled back is not mailed', async () => {
  const seller = await person('seller');
  const deal = await aBooking(seller);
  const before = (await mails()).length;
  const broken = sql.begin(async (db) => {
    await transition(db, market, deal, { verb: 'cancel', mover: { as: 'admin' } });
    throw new Error('The lights go out');
  });
  await assert.rejects(broken, /lights/);
  await run();
  assert.equal((await mails()).length, before + 1);
});

test('a machine that dies after sending and before it is written down: another sends again, and the mailbox has it once', async () => {
  const seller = await person('seller');
  await aBooking(seller);
  const { sent, mailer } = counting();
  await new Promise<void>((died) => {
    void run({
      async send(mail) {
        await mailer.send(mail);
        died();
        await new Promise(() => {});
      },
    });
  });
  await run(mailer);
  assert.equal(sent.length, 1, 'nobody else sends what is being sent');
  await makeDue();
  await run(mailer);
  await run(mailer);
  assert.deepEqual([sent.length, new Set(sent).size], [2, 1]);
  assert.equal((await lettersTo(seller)).length, 1);
});

test('six machines at once send each letter once', async () => {
  const seller = await person('seller');
  for (let count = 0; count < 15; count++) await aBooking(seller);
  const { sent, mailer } = counting();
  await Promise.all(Array.from({ length: 6 }, () => run(mailer)));
  assert.deepEqual([sent.length, new Set(sent).size], [15, 15]);
  assert.equal((await lettersTo(seller)).length, 15);
});

test('the mail server is away for an hour: everything arrives afterwards, once, and it is asked little meanwhile', async () => {
  const seller = await person('seller');
  for (let count = 0; count < 25; count++) await aBooking(seller);
  const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: FROM });
  for (let minute = 0; minute < 60; minute++) {
    await run(nowhere);
    await makeDue();
  }
  assert.equal((await lettersTo(seller)).length, 0);
  assert.equal(logged.length, 60);
  await run();
  await run();
  assert.equal((await lettersTo(seller)).length, 25);
  const rows = await sql`select 1 from notices where next_mail_at is not null or mail_attempts > 0`;
  assert.equal(rows.length, 0);
});

test('one mailbox that refuses does not hold up the others, is tried again for days, then given up with a word in the log', async () => {
  const [full, fine] = await Promise.all([person('seller', { email: 'full@example.test' }), person('seller')]);
  await aBooking(full);
  await aBooking(fine);
  const picky = await pickyServer('full@example.test');
  await run(picky.mailer);
  assert.deepEqual(picky.taken, [fine.email]);
  assert.deepEqual(logged, ['A letter was refused']);
  const waits: number[] = [];
  for (let count = 0; count < 25; count++) {
    const [row] = await sql<{ wait: number }[]>`select round(extract(epoch from next_mail_at - now()) / 60)::int as wait
      from notices where mail_attempts > 0 and next_mail_at is not null`;
    if (row) waits.push(row.wait);
    await makeDue();
    await run(picky.mailer);
  }
  assert.equal(waits.length, 19);
  assert.deepEqual(waits.slice(-2), [360, 360]);
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 60 / 24;
  assert.ok(days > 2.5 && days < 4, `${days} days`);
  assert.equal(logged.at(-1), 'A letter was given up');
  assert.deepEqual(picky.taken, [fine.email]);
});

test('whoever has left gets no letter', async () => {
  const seller = await person('seller');
  await aBooking(seller);
  await (await person('admin')).call(removeUser, { params: { email: seller.email } });
  await run();
  assert.deepEqual(await lettersTo(seller), []);
  assert.deepEqual(logged, []);
  assert.equal((await sql`select 1 from notices where next_mail_at is not null`).length, 0);
});

test('of several letters at once, the last one says how the deal stands', async () => {
  const seller = await person('seller');
  const deal = await aBooking(seller);
  await sql.begin((db) => transition(db, market, deal, { verb: 'cancel', mover: { as: 'admin' } }));
  await run();
  const texts = (await lettersTo(seller)).map(({ text }) => text);
  assert.equal(texts.length, 2);
  assert.ok(texts.some((text) => /An admin has cancelled[\s\S]*on sale again/.test(text)));
  assert.ok(texts.some((text) => /has booked your bike/.test(text) && !/for sale|no one acts/.test(text)));
});

function counting() {
  const sent: string[] = [];
  const mailer: Mailer = {
    async send(mail) {
      sent.push(mail.id ?? '');
      await market.mailer.send(mail);
    },
  };
  return { sent, mailer };
}

async function pickyServer(refused: string) {
  const taken: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      address === refused ? done(Object.assign(new Error('Mailbox full'), { responseCode: 452 })) : done(),
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  after(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { taken, mailer: createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM }) };
}
