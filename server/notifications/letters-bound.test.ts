import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 as newId } from 'uuid';
import { DealSettings } from '#contract/deal-settings.ts';
import { countNotices } from '#contract/notifications.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { mailNotices, tellPerson } from './notifications.ts';

const { market, person, mails } = await openMarket();
const { sql } = market;
market.settings = DealSettings.parse({ unpaidBookings: 100 });
const { lettersAnHour } = market.settings;

const run = () => mailNotices(market, { warn: () => {} });
const lettersTo = async ({ email }: Caller) => (await mails()).filter(({ to }) => to.includes(email)).length;

test('letters about deals go to confirmed addresses only; the notice stays', async () => {
  const [seller, buyer] = [await person('seller'), await person('buyer')];
  await aBookingOf(buyer, await aProductOf(seller));
  await sql`update users set email_confirmed_at = null where email = ${seller.email}`;
  await run();
  assert.equal(await lettersTo(seller), 0);
  assert.equal((await seller.call(countNotices)).body.unread, 1);
  const waiting = await sql`select from notices where next_mail_at is not null and mailed_at is null`;
  assert.equal(waiting.length, 0);
});

test('one person gets ten letters an hour at most; what waits is sent later, and others do not wait', async () => {
  const [busy, other, buyer] = [await person('seller'), await person('seller'), await person('buyer')];
  for (let booking = 0; booking < lettersAnHour + 4; booking++) await aBookingOf(buyer, await aProductOf(busy));
  await aBookingOf(buyer, await aProductOf(other));
  for (let time = 0; time < 3; time++) await run();
  assert.deepEqual([await lettersTo(busy), await lettersTo(other)], [lettersAnHour, 1]);
  await sql`update notices set mailed_at = ${earlier(sql, 'mailed_at', '61 minutes')} where mailed_at is not null`;
  await run();
  assert.equal(await lettersTo(busy), lettersAnHour + 4);
});

test('of news without a deal, thirty an hour of each sort become letters; all are told', async () => {
  const seller = await person('seller');
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  assert.ok(user);
  for (let count = 0; count < 33; count++)
    await tellPerson(sql, { id: newId(), userId: user.id, verb: 'bank-set', facts: { last4: '6789' } });
  const rows = await sql`select next_mail_at is not null as mailed from notices where user_id = ${user.id}`;
  assert.deepEqual([rows.length, rows.filter(({ mailed }) => mailed).length], [33, 30]);
});
