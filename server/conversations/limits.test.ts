import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConversationSettings } from '#contract/conversation-settings.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { aConversationOf, ask, say } from '../../test/conversations.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';

const settings = ConversationSettings.parse({});
const market = await openMarket({ conversations: { ...settings, perBike: 4 } });
const { sql } = market.market;
const seller = await market.person('seller');

const bikes = async (count: number) => Promise.all(Array.from({ length: count }, () => aProductOf(seller)));
const statusesOf = (replies: { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(replies, ({ status }) => status)].map(([status, { length }]) => [status, length]));
const grownUp = ({ email }: Caller) =>
  sql`update users set created_at = now() - make_interval(days => ${settings.newAccountDays + 1}) where email = ${email}`;

function refused(replies: { status: number; body: object; headers: Headers }[], detail: RegExp) {
  const refusal = replies.find(({ status }) => status === 429);
  const { code, detail: said } = (refusal?.body ?? {}) as { code?: string; detail?: string };
  assert.equal(code, 'too-many-requests');
  assert.match(said ?? '', detail);
  return Number(refusal?.headers.get('retry-after'));
}

test('a new account begins few conversations a day, of many at once too; an older one more', async () => {
  const person = await market.person('buyer');
  const replies = await Promise.all((await bikes(8)).map((id) => ask(person, id)));
  assert.deepEqual(statusesOf(replies), { 200: 5, 429: 3 });
  const wait = refused(
    replies,
    /^With a new account you can begin 5 conversations a day\. Please go on in 24 hours\.$/,
  );
  assert.ok(wait > 86_000 && wait <= 86_400);
  // Those that there are go on, and so does a deal.
  const known = replies.find(({ status }) => status === 200)?.body.conversationId ?? '';
  assert.equal((await say(person, known)).status, 200);
  await grownUp(person);
  const more = await Promise.all((await bikes(2)).map((id) => ask(person, id)));
  assert.deepEqual(statusesOf(more), { 200: 2 });
});

test('nobody begins more than so many a day, and the day after they go on', async () => {
  const person = await market.person('buyer');
  await grownUp(person);
  await Promise.all((await bikes(4)).map((id) => aConversationOf(person, id)));
  const [{ id: buyerId } = { id: '' }] = await sql<
    { id: string }[]
  >`select id from users where email = ${person.email}`;
  const others = await bikes(settings.begunADay - 5);
  await sql`
    insert into conversations (product_id, id, buyer_id, seller_id)
    select p.id, gen_random_uuid(), ${buyerId}, p.seller_id from products p where p.id in ${sql(others)}`;
  const replies = await Promise.all((await bikes(3)).map((id) => ask(person, id)));
  assert.deepEqual(statusesOf(replies), { 200: 1, 429: 2 });
  refused(replies, /^You have begun 30 conversations within a day\./);
  await sql`update conversations set begun_at = ${earlier(sql, 'begun_at', '1 day')} where buyer_id = ${buyerId}`;
  assert.equal((await ask(person, await aProductOf(seller))).status, 200);
});

test('so many ask about one bike, of many at once too', async () => {
  const productId = await aProductOf(seller);
  const crowd = await Promise.all(Array.from({ length: 7 }, () => market.person('buyer')));
  const replies = await Promise.all(crowd.map((person) => ask(person, productId)));
  assert.deepEqual(statusesOf(replies), { 200: 4, 429: 3 });
  refused(replies, /^Very many people have asked about this bike already\./);
});

test('a person sends so many messages in a minute, whatever the conversation, and others go on', async () => {
  const person = await market.person('buyer');
  const ids = await Promise.all((await bikes(2)).map((id) => aConversationOf(person, id)));
  const sent = Array.from({ length: settings.messagesAMinute }, (_, nth) => say(person, ids[nth % 2] ?? ''));
  const replies = await Promise.all(sent);
  assert.deepEqual(statusesOf(replies), { 200: settings.messagesAMinute - 2, 429: 2 });
  const wait = refused(replies, /^You have sent 20 messages within a minute\. Please go on in a minute\.$/);
  assert.ok(wait > 0 && wait <= 60);
  assert.equal((await say(seller, ids[0] ?? '')).status, 200);
  await sql`update messages set sent_at = ${earlier(sql, 'sent_at', '1 minute')}`;
  assert.equal((await say(person, ids[0] ?? '')).status, 200);
});

test('and so many in a day', async () => {
  const person = await market.person('buyer');
  const id = await aConversationOf(person, await aProductOf(seller));
  await sql`
    insert into messages (product_id, conversation_id, number, id, author_id, words, sent_at)
    select product_id, id, n + 1, gen_random_uuid(), buyer_id, 'So', now() - interval '2 hours'
    from conversations, generate_series(1, ${settings.messagesADay - 2}::int) n where id = ${id}`;
  await sql`update conversations set messages = ${settings.messagesADay - 1} where id = ${id}`;
  const replies = await Promise.all([1, 2, 3].map(() => say(person, id)));
  assert.deepEqual(statusesOf(replies), { 200: 1, 429: 2 });
  const wait = refused(replies, /^You have sent 500 messages within a day\. Please go on in 22 hours\.$/);
  assert.ok(wait > 79_000 && wait <= 79_200);
});

test('what the seller begins in a deal counts for nobody', async () => {
  const person = await market.person('buyer');
  const booked = await aProductOf(seller);
  await aBookingOf(person, booked);
  const replies = await Promise.all((await bikes(5)).map((id) => ask(person, id)));
  assert.deepEqual(statusesOf(replies), { 200: 5 });
});
