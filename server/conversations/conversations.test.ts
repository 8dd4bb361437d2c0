import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countUnread,
  listConversations,
  readConversation,
  readConversationAbout,
  readConversationInDeal,
  writeInDeal,
} from '#contract/conversations.ts';
import { listMessages, readMessages } from '#contract/messages.ts';
import { removeProduct } from '#contract/products.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { aConversationOf, ask, said, say } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, another, seller, admin] = await Promise.all([
  market.person('buyer', { name: 'Amina Rahman' }),
  market.person('buyer'),
  market.person('seller', { name: 'Karim Uddin' }),
  market.person('admin'),
]);

const UNKNOWN = '019a0000-0000-7000-8000-00000000ffff';
const read = (person: Caller, id: string) => person.call(readConversation, { params: { id } });
const wordsIn = async (person: Caller, id: string) =>
  (await person.call(listMessages, { params: { id }, query: { limit: 100 } })).body.map(({ words }) => words);
const _unreadOf = async (person: Caller) => (await person.call(countUnread)).body.unread;
const inbox = async (person: Caller, query: object = {}) => (await person.call(listConversations, { query })).body;

test('a buyer asks, the seller answers, and each sees the other, the bike and what was said', async () => {
  const productId = await aProductOf(seller);
  const { body: sent } = await ask(buyer, productId, { words: 'Has it been crashed?' });
  assert.deepEqual(
    [sent.message.words, sent.message.isOwn, sent.message.isRead],
    ['Has it been crashed?', true, false],
  );
  const id = sent.conversationId;
  assert.equal((await say(seller, id, { words: 'Never' })).status, 200);
  const { body: ofBuyer } = await read(buyer, id);
  const { body: ofSeller } = await read(seller, id);
  assert.deepEqual(
    [ofBuyer, ofSeller].map(({ as, other, may, unread, lastMessage }) => [
      as,
      other.firstName,
      may.send,
      unread,
      lastMessage.words,
      lastMessage.isOwn,
    ]),
    [
      ['buyer', 'Karim', true, 1, 'Never', false],
      ['seller', 'Amina', true, 1, 'Never', true],
    ],
  );
  assert.deepEqual(ofBuyer.product, {
    _id: productId,
    productName: goodBike.productName,
    img: '',
    resalePrice: goodBike.resalePrice,
    status: 'available',
  });
  const { body: messages } = await buyer.call(listMessages, { params: { id } });
  assert.deepEqual(
    messages.map(({ words, isOwn, isRead, photos }) => [words, isOwn, isRead, photos]),
    [
      ['Never', false, false, []],
      ['Has it been crashed?', true, false, []],
    ],
  );
  assert.ok(messages.every(({ sentAt }) => Math.abs(Date.parse(sentAt) - Date.now()) < 60_000));
});

test('many beginnings at once of one buyer are one conversation with all the messages', async () => {
  const productId = await aProductOf(seller);
  const words = Array.from({ length: 8 }, (_, nth) => `Question ${nth}`);
  const replies = await Promise.all(words.map((text) => ask(buyer, productId, { words: text })));
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  const ids = new Set(replies.map(({ body }) => body.conversationId));
  assert.equal(ids.size, 1);
  assert.deepEqual((await wordsIn(seller, [...ids][0] ?? '')).sort(), words);
  assert.equal((await sql`select from conversations where product_id = ${productId}`).length, 1);
});

test('the database itself refuses a second conversation of a buyer about a bike', async () => {
  const productId = await aProductOf(seller);
  await aConversationOf(buyer, productId);
  await assert.rejects(
    sql`insert into conversations (product_id, id, buyer_id, seller_id)
      select product_id, gen_random_uuid(), buyer_id, seller_id from conversations where product_id = ${productId}`.execute(),
    { message: /"conversations_one_per_buyer/ },
  );
});

test('other people’s conversations are nowhere, for admins too', async () => {
  const productId = await aProductOf(seller);
  const id = await aConversationOf(buyer, productId);
  const upTo = (await buyer.call(listMessages, { params: { id } })).body[0]?._id;
  for (const person of [another, admin]) {
    const statuses = [
      await read(person, id),
      await person.call(listMessages, { params: { id } }),
      await say(person, id),
      await person.call(readMessages, { params: { id }, body: { upTo } }),
    ].map(({ status }) => status);
    assert.deepEqual(statuses, [404, 404, 404, 404]);
    assert.deepEqual(await inbox(person), []);
  }
  const { body } = await another.call(readConversationAbout, { params: { id: productId } });
  assert.deepEqual(body, { hidesContacts: true, may: { send: true } });
});

test('nobody asks about their own bike, an unknown or a withdrawn one, and admins ask about none', async () => {
  const productId = await aProductOf(seller);
  const refusal = async (person: Caller, id: string) => {
    const { status, body } = await ask(person, id);
    return [status, body.code];
  };
  assert.deepEqual(await refusal(seller, productId), [409, 'own-product']);
  assert.deepEqual(await refusal(admin, productId), [403, 'not-allowed']);
  assert.deepEqual(await refusal(buyer, UNKNOWN), [404, 'not-found']);
  await seller.call(removeProduct, { params: { id: productId } });
  assert.deepEqual(await refusal(buyer, productId), [410, 'gone']);
  assert.equal((await sql`select from conversations where product_id = ${productId}`).length, 0);
});

test('about a bike that is gone nobody begins, but who has begun goes on', async () => {
  const [sold, removed] = [await aProductOf(seller), await aProductOf(seller)];
  const ids = [await aConversationOf(buyer, sold), await aConversationOf(buyer, removed)];
  await aPaidBookingOf(another, sold, cards);
  await seller.call(removeProduct, { params: { id: removed } });
  for (const [nth, id] of ids.entries()) {
    assert.equal((await say(buyer, id)).status, 200);
    assert.equal((await say(seller, id)).status, 200);
    const { body } = await read(buyer, id);
    assert.deepEqual([body.may.send, body.product.status], [true, nth === 0 ? 'sold' : 'removed']);
  }
  const late = await market.person('buyer');
  const refused = [await ask(late, sold), await ask(late, removed)];
  assert.deepEqual(
    refused.map(({ status }) => status),
    [409, 410],
  );
  // Who bought it has somebody to ask.
  assert.equal((await ask(another, sold)).status, 200);
});

test('a conversation goes on in the deal, and either side of a booking can begin it', async () => {
  const productId = await aProductOf(seller);
  const id = await aConversationOf(buyer, productId, { words: 'Before' });
  const bookingId = await aBookingOf(buyer, productId);
  const inDeal = (person: Caller, booking: string) => person.call(readConversationInDeal, { params: { id: booking } });
  const { body: known } = await inDeal(seller, bookingId);
  assert.deepEqual([known.conversation?._id, known.conversation?.bookingId, known.may.send], [id, bookingId, true]);
  const write = (person: Caller, booking: string) =>
    person.call(writeInDeal, { params: { id: booking }, body: said({ words: 'After' }) });
  assert.equal((await write(seller, bookingId)).body.conversationId, id);
  assert.deepEqual(await wordsIn(buyer, id), ['After', 'Before']);

  const silent = await aBookingOf(buyer, await aProductOf(seller));
  assert.deepEqual((await inDeal(buyer, silent)).body, { hidesContacts: false, may: { send: true } });
  for (const person of [another, admin]) {
    assert.equal((await inDeal(person, silent)).status, 404);
    assert.equal((await write(person, silent)).status, 404);
  }
  const both = await Promise.all([write(seller, silent), write(buyer, silent)]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(both.map(({ body }) => body.conversationId)).size, 1);
  assert.equal((await inDeal(buyer, silent)).body.conversation?.lastMessage.words, 'After');
});

test('a search looks in one’s own messages, bikes and first names, and shows the newest that fits', async () => {
  const person = await market.person('buyer', { name: 'Nadia Sultana' });
  const dealer = await market.person('seller', { name: 'Bashir Ahmed' });
  const one = await aConversationOf(person, await aProductOf(dealer, { productName: 'Hornet' }), {
    words: 'Is the chain new?',
  });
  await say(dealer, one, { words: 'The CHAIN is 100% new' });
  await say(person, one, { words: 'Good' });
  const two = await aConversationOf(person, await aProductOf(seller, { productName: 'Gixxer' }), { words: 'Hello' });
  await aConversationOf(buyer, await aProductOf(seller), { words: 'A chain of others' });
  const found = async (who: Caller, search: string) =>
    (await inbox(who, { search })).map(({ _id, found }) => [_id, found?.words]);
  assert.deepEqual(await found(person, 'chain'), [[one, 'The CHAIN is 100% new']]);
  assert.deepEqual(await found(dealer, 'good'), [[one, 'Good']]);
  assert.deepEqual(await found(person, 'gixx'), [[two, undefined]]);
  assert.deepEqual(await found(person, 'bashir'), [[one, undefined]]);
  assert.deepEqual(await found(person, 'Ahmed'), []);
  assert.deepEqual(await found(person, '0% n'), [[one, 'The CHAIN is 100% new']]);
  for (const search of ['%', '_', 'nothing'])
    assert.equal((await found(person, search)).length, search === '%' ? 1 : 0);
  assert.deepEqual(await found(another, 'chain'), []);
});
