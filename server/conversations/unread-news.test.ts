import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMessages, readMessages } from '#contract/messages.ts';
import { countNotices, listNotices } from '#contract/notifications.ts';
import { aConversationOf, say } from '../../test/conversations.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { createLogger } from '../http/logging.ts';
import { tellOfUnread } from './conversations.ts';

const market = await openMarket();
const { sql, conversations } = market.market;
const seller = await market.person('seller');
const log = createLogger('silent');

const tell = () => tellOfUnread(market.market, log);
const newsOf = async (person: Caller) => (await person.call(listNotices)).body.map(({ path, text }) => [path, text]);
const later = (minutes: number) => sql`
  update conversation_sides set next_mail_at = ${earlier(sql, 'next_mail_at', `${minutes} minutes`)},
    mailed_at = ${earlier(sql, 'mailed_at', `${minutes} minutes`)}`;
const readAll = async (person: Caller, id: string) => {
  const upTo = (await person.call(listMessages, { params: { id } })).body[0]?._id;
  return person.call(readMessages, { params: { id }, body: { upTo } });
};
const path = (id: string) => `/dashboard/messages/${id}`;

test('what is not read for a quarter of an hour is told once, with how many there are', async () => {
  const [buyer, dealer] = await Promise.all([market.person('buyer'), market.person('seller')]);
  const id = await aConversationOf(buyer, await aProductOf(dealer, { productName: 'Yamaha FZ-S V3' }));
  await say(buyer, id);
  await later(14);
  await tell();
  assert.deepEqual(await newsOf(dealer), []);
  await say(buyer, id);
  await later(2);
  await Promise.all([tell(), tell(), tell()]);
  const text = 'You have 3 messages about Yamaha FZ-S V3 that you have not read yet.';
  assert.deepEqual(await newsOf(dealer), [[path(id), text]]);
  assert.deepEqual(await newsOf(buyer), []);
  const [notice] = await sql`select next_mail_at is not null as "isMailed" from notices
    where user_id = (select id from users where email = ${dealer.email})`;
  assert.deepEqual({ ...notice }, { isMailed: true });
});

test('what is read meanwhile is not told, and what comes after it is', async () => {
  const [buyer, dealer] = await Promise.all([market.person('buyer'), market.person('seller')]);
  const id = await aConversationOf(buyer, await aProductOf(dealer));
  await readAll(dealer, id);
  await later(60);
  await tell();
  assert.deepEqual(await newsOf(dealer), []);
  await say(buyer, id);
  await later(16);
  await tell();
  assert.deepEqual(await newsOf(dealer), [
    [path(id), `You have a message about ${goodBike.productName} that you have not read yet.`],
  ]);
});

test('the same conversation is told of again only hours later, and reading it reads the news', async () => {
  const [buyer, dealer] = await Promise.all([market.person('buyer'), market.person('seller')]);
  const id = await aConversationOf(buyer, await aProductOf(dealer));
  await later(16);
  await tell();
  const unread = async () => (await dealer.call(countNotices)).body.unread;
  assert.equal(await unread(), 1);
  await say(buyer, id);
  await later(30);
  await tell();
  assert.equal((await newsOf(dealer)).length, 1);
  await later(conversations.settings.mailAgainHours * 60);
  await tell();
  assert.deepEqual([(await newsOf(dealer)).length, await unread()], [2, 2]);
  await readAll(dealer, id);
  assert.equal(await unread(), 0);
});

test('a person is told of no more than so many conversations an hour; the rest waits', async () => {
  const dealer = await market.person('seller');
  const buyer = await market.person('buyer');
  const { mailsAnHour } = conversations.settings;
  const bikes = await Promise.all(Array.from({ length: mailsAnHour + 2 }, () => aProductOf(dealer)));
  for (const bike of bikes) await aConversationOf(buyer, bike);
  await aConversationOf(buyer, await aProductOf(seller));
  await later(16);
  await tell();
  await tell();
  assert.deepEqual([(await newsOf(dealer)).length, (await newsOf(seller)).length], [mailsAnHour, 1]);
  await later(61);
  await tell();
  assert.equal((await newsOf(dealer)).length, mailsAnHour + 2);
});
