import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { countUnread, readConversation } from '#contract/conversations.ts';
import { listMessages, type Message, readMessages, sendMessage } from '#contract/messages.ts';
import { aConversationOf, ask, said, say } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

const read = (person: Caller, id: string) => person.call(readConversation, { params: { id } });
const wordsIn = async (person: Caller, id: string) =>
  (await person.call(listMessages, { params: { id }, query: { limit: 100 } })).body.map(({ words }) => words);
const unreadOf = async (person: Caller) => (await person.call(countUnread)).body.unread;

test('the same message sent twice, also at once, is one message; the id with other words is refused', async () => {
  const productId = await aProductOf(seller);
  const first = said({ words: 'Hello' });
  const begun = await Promise.all([1, 2, 3].map(() => ask(buyer, productId, first)));
  assert.deepEqual(new Set(begun.map(({ status }) => status)), new Set([200]));
  const id = begun[0]?.body.conversationId ?? '';
  const second = said({ words: 'Are you there?' });
  const again = await Promise.all([1, 2, 3, 4].map(() => say(buyer, id, second)));
  assert.deepEqual(new Set(again.map(({ status, body }) => `${status} ${body._id}`)), new Set([`200 ${second.id}`]));
  assert.deepEqual(await wordsIn(buyer, id), ['Are you there?', 'Hello']);
  for (const [person, message] of [
    [buyer, { ...second, words: 'Something else' }],
    [seller, second],
  ] as const) {
    const { status, body } = await say(person, id, message);
    assert.deepEqual([status, body.code], [409, 'message-differs']);
  }
  assert.equal((await ask(buyer, productId, { ...first, words: 'Bye' })).body.code, 'message-differs');
  assert.deepEqual(await wordsIn(buyer, id), ['Are you there?', 'Hello']);
});

test('both sides writing at once lose nothing, and each message has its place', async () => {
  const id = await aConversationOf(buyer, await aProductOf(seller));
  const sides = [buyer, seller, buyer, seller, buyer, seller, buyer, seller];
  const replies = await Promise.all(sides.map((person, nth) => say(person, id, { words: `${nth}` })));
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  const rows = await sql<
    { number: number }[]
  >`select number from messages where conversation_id = ${id} order by number`;
  assert.deepEqual(
    rows.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
});

test('what is read is read by both sides, up to a message, and once', async () => {
  const id = await aConversationOf(buyer, await aProductOf(seller), { words: 'One' });
  const before = await unreadOf(seller);
  await say(buyer, id, { words: 'Two' });
  await say(buyer, id, { words: 'Three' });
  assert.deepEqual([(await read(seller, id)).body.unread, await unreadOf(seller)], [3, before]);
  const messages = async (person: Caller) => (await person.call(listMessages, { params: { id } })).body;
  const [three, two] = await messages(seller);
  const mark = async (upTo: string | undefined) =>
    (await seller.call(readMessages, { params: { id }, body: { upTo } })).body.modifiedCount;
  assert.deepEqual([await mark(two?._id), await mark(two?._id)], [1, 0]);
  assert.deepEqual([(await read(seller, id)).body.unread, await unreadOf(seller)], [1, before]);
  assert.deepEqual(
    (await messages(buyer)).map(({ words, isRead }) => [words, isRead]),
    [
      ['Three', false],
      ['Two', true],
      ['One', true],
    ],
  );
  assert.deepEqual([await mark(three?._id), await mark(two?._id), await mark(randomUUID())], [1, 0, 0]);
  assert.deepEqual([(await read(seller, id)).body.unread, await unreadOf(seller)], [0, before - 1]);
  assert.deepEqual([(await read(buyer, id)).body.unread], [0]);
});

test('reading while the other writes never hides what came meanwhile', async () => {
  const id = await aConversationOf(buyer, await aProductOf(seller));
  for (let round = 0; round < 5; round++) {
    const upTo = (await seller.call(listMessages, { params: { id } })).body[0]?._id;
    await Promise.all([say(buyer, id), seller.call(readMessages, { params: { id }, body: { upTo } })]);
    assert.equal((await read(seller, id)).body.unread, 1);
  }
});

test('a long conversation comes page by page, the newest first', async () => {
  const id = await aConversationOf(buyer, await aProductOf(seller), { words: '0' });
  for (let nth = 1; nth < 5; nth++) await say(buyer, id, { words: `${nth}` });
  const pages = await pagesOf<Message>(market.url, seller, `/conversations/${id}/messages?limit=2`);
  assert.deepEqual(
    pages.map((page) => page.map(({ words }) => words)),
    [['4', '3'], ['2', '1'], ['0']],
  );
});

test('an empty message is refused by its field', async () => {
  const id = await aConversationOf(buyer, await aProductOf(seller));
  const { status, body } = await buyer.call(sendMessage, {
    params: { id },
    body: { id: randomUUID() },
  });
  assert.deepEqual([status, body.errors?.map(({ field }) => field)], [400, ['words']]);
});
