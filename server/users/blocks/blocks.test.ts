import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, blockPerson, listBlocks, MOST_BLOCKS, unblockPerson } from '#contract/blocks.ts';
import { bookProduct } from '#contract/bookings.ts';
import { readConversation } from '#contract/conversations.ts';
import { listMessages } from '#contract/messages.ts';
import { readProduct } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { aConversationOf, ask, say } from '../../../test/conversations.ts';
import { openMarket } from '../../../test/market.ts';
import { pagesOf } from '../../../test/pages.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf, meeting } from '../../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const admin = await market.person('admin');

const idOf = async ({ email }: Caller) =>
  (await sql<{ id: string }[]>`select id from users where email = ${email}`)[0]?.id ?? '';
const block = async (person: Caller, other: Caller) => person.call(blockPerson, { params: { id: await idOf(other) } });
const unblock = async (person: Caller, other: Caller) =>
  person.call(unblockPerson, { params: { id: await idOf(other) } });
const book = (person: Caller, productId: string) => person.call(bookProduct, { body: { productId, ...meeting } });
const aPair = () => Promise.all([market.person('buyer'), market.person('seller')]);

test('between blocked people nothing new begins, whoever blocked, and they read what was said', async () => {
  for (const isBuyer of [true, false]) {
    const [buyer, seller] = await aPair();
    const [talked, other] = [await aProductOf(seller), await aProductOf(seller)];
    const id = await aConversationOf(buyer, talked);
    const [one, theOther] = isBuyer ? [buyer, seller] : [seller, buyer];
    assert.equal((await block(one, theOther)).body.modifiedCount, 1);
    const tries = [await ask(buyer, other), await book(buyer, other), await say(buyer, id), await say(seller, id)];
    for (const { status, body } of tries) {
      assert.deepEqual([status, body.code], [409, 'contact-closed']);
      assert.doesNotMatch(body.detail ?? '', /block/i);
    }
    for (const person of [buyer, seller]) {
      const { body } = await person.call(readConversation, { params: { id } });
      assert.deepEqual([body.may.send, body.isBlocked], [false, person === one]);
      assert.doesNotMatch(body.closed ?? '', /block/i);
      assert.equal((await person.call(listMessages, { params: { id } })).body.length, 1);
    }
    const { may } = (await buyer.call(readProduct, { params: { id: other } })).body;
    assert.deepEqual([may.ask, may.book], [false, false]);

    await unblock(theOther, one);
    assert.equal((await say(buyer, id)).status, 409, 'only whoever blocked lifts it');
    assert.equal((await unblock(one, theOther)).body.deletedCount, 1);
    for (const { status } of [await say(buyer, id), await ask(buyer, other), await book(buyer, other)])
      assert.equal(status, 200);
  }
});

test('a block that is set or lifted is told once to the open pages of both, without words', async () => {
  const [buyer, seller] = await aPair();
  const ids = await Promise.all([idOf(buyer), idOf(seller)]);
  const told = async () => {
    const rows = await sql`delete from live_events where user_id in ${sql(ids)} returning user_id, topic, thing_id`;
    return rows.map((row) => [row.user_id, row.topic, row.thing_id]).sort();
  };
  const both = ids.map((id) => [id, 'messages', null]).sort();
  await told();
  await block(buyer, seller);
  assert.deepEqual(await told(), both);
  await block(buyer, seller);
  await unblock(seller, buyer);
  assert.deepEqual(await told(), []);
  await unblock(buyer, seller);
  assert.deepEqual(await told(), both);
});

test('nobody gets a message, a question or a booking through after a block, also at once', async () => {
  for (let round = 0; round < 6; round++) {
    const [buyer, seller] = await aPair();
    const [talked, other, third] = [await aProductOf(seller), await aProductOf(seller), await aProductOf(seller)];
    const id = await aConversationOf(buyer, talked);
    const [one, theOther] = round % 2 ? [buyer, seller] : [seller, buyer];
    const [, ...replies] = await Promise.all([
      block(one, theOther),
      say(buyer, id),
      say(seller, id),
      ask(buyer, other),
      book(buyer, third),
    ]);
    for (const { status } of replies) assert.ok([200, 409].includes(status), String(status));
    const late = await sql`
      select from blocks b where b.blocker_id in (${await idOf(one)}) and (
        exists (select from messages m where m.author_id in (b.blocker_id, b.blocked_id) and m.sent_at > b.blocked_at)
        or exists (select from bookings o where o.buyer_id in (b.blocker_id, b.blocked_id)
          and exists (select from booking_steps t where t.booking_id = o.id and t.happened_at > b.blocked_at)))`;
    assert.equal(late.length, 0);
  }
});

test('two who block each other at once both do, and each lifts their own', async () => {
  const [buyer, seller] = await aPair();
  const both = await Promise.all([block(buyer, seller), block(seller, buyer), block(buyer, seller)]);
  assert.deepEqual(both.map(({ body }) => body.modifiedCount).sort(), [0, 1, 1]);
  const id = await aProductOf(seller);
  await unblock(buyer, seller);
  assert.equal((await ask(buyer, id)).status, 409);
  await unblock(seller, buyer);
  assert.equal((await ask(buyer, id)).status, 200);
});

test('one’s own list has the newest first, page by page, and nobody else’s', async () => {
  const [person, stranger] = await aPair();
  const others = [await market.person('buyer'), await market.person('buyer'), await market.person('seller')];
  for (const other of others) await block(person, other);
  const pages = await pagesOf<Block>(market.url, person, '/blocks?limit=2');
  assert.deepEqual(
    pages.map((page) => page.map(({ name }) => name)),
    [[others[2]?.name, others[1]?.name], [others[0]?.name]],
  );
  assert.deepEqual((await stranger.call(listBlocks)).body, []);
});

test('oneself, admins and unknown people cannot be blocked, nor more than so many', async () => {
  const [person, other] = await aPair();
  assert.equal((await block(person, person)).status, 409);
  assert.equal((await block(person, admin)).status, 404);
  const unknown = { params: { id: '019a0000-0000-7000-8000-00000000ffff' } };
  assert.equal((await person.call(blockPerson, unknown)).status, 404);
  assert.equal((await person.call(unblockPerson, unknown)).body.deletedCount, 0);
  await sql`
    with crowd as (
      insert into users (id, issuer, subject, email, name, role)
      select gen_random_uuid(), 'crowd', n::text, n || '@crowd.example.test', 'Crowd', 'buyer'
      from generate_series(1, ${MOST_BLOCKS - 1}::int) n returning id)
    insert into blocks (blocker_id, blocked_id, id) select ${await idOf(person)}, id, gen_random_uuid() from crowd`;
  const last = await Promise.all([block(person, other), block(person, await market.person('buyer'))]);
  assert.deepEqual(last.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(last.find(({ status }) => status === 409)?.body.code, 'blocks-full');
});

test('a person who leaves is on nobody’s list', async () => {
  const [person, leaving] = await aPair();
  await block(person, leaving);
  await block(leaving, person);
  await admin.call(removeUser, { params: { email: leaving.email } });
  assert.deepEqual((await person.call(listBlocks)).body, []);
  assert.equal((await sql`select from blocks where ${await idOf(person)} in (blocker_id, blocked_id)`).length, 0);
});
