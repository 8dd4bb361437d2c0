import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import { blockPerson } from '#contract/blocks.ts';
import { readConversation } from '#contract/conversations.ts';
import { listMessages, readMessagePhoto } from '#contract/messages.ts';
import { removeUser } from '#contract/users.ts';
import { aConversationOf, aMessagePhotoOf, ask, say } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { clearPhotos } from '../photos/photos.ts';
import { eraseFormerUsers } from '../users/erasure/erasure.ts';

const market = await openMarket();
const { sql } = market.market;
const admin = await market.person('admin');

const leave = ({ email }: Caller) => admin.call(removeUser, { params: { email } });
const erase = () => eraseFormerUsers(market.market, new AbortController().signal);

test('nobody writes to somebody who has left; what was said stays until they are erased, then all of it goes', async () => {
  const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller', { name: 'Rahim Khan' })]);
  const { name } = await aMessagePhotoOf(seller);
  const id = await aConversationOf(buyer, await aProductOf(seller), { words: 'Are you Rahim Khan of Sylhet?' });
  await say(seller, id, { words: 'I am', photos: [{ name }] });
  await leave(seller);
  const { body: closed } = await buyer.call(readConversation, { params: { id } });
  assert.deepEqual(
    [closed.may.send, closed.closed],
    [false, 'This person has left Kickstand, so nobody would read it.'],
  );
  const refused = await say(buyer, id);
  assert.deepEqual([refused.status, refused.body.code], [409, 'contact-closed']);
  const messages = async () => (await buyer.call(listMessages, { params: { id } })).body;
  assert.deepEqual(
    (await messages()).map(({ words }) => words),
    ['I am', 'Are you Rahim Khan of Sylhet?'],
  );
  await erase();
  assert.deepEqual(
    (await messages()).map(({ words, photos, isRemoved }) => [words, photos, isRemoved]),
    [
      ['', [], true],
      ['', [], true],
    ],
  );
  assert.equal((await buyer.call(readConversation, { params: { id } })).body.other.firstName, 'Former');
  assert.equal((await buyer.call(readMessagePhoto, { params: { id, name } })).status, 404);
  await sql`update uploads set uploaded_at = now() - interval '25 hours'`;
  await clearPhotos(market.market);
  assert.equal(await market.market.storage.get(`photos/${name.slice(0, 2)}/${name}-400.webp`), undefined);
});

test('whatever comes while a person leaves, nothing of it is left after they are erased', async () => {
  for (let round = 0; round < 4; round++) {
    const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
    const [talked, other] = [await aProductOf(seller), await aProductOf(seller)];
    const id = await aConversationOf(buyer, talked, { words: 'Secret' });
    const [, ...replies] = await Promise.all([
      leave(round % 2 ? buyer : seller),
      say(buyer, id, { words: 'Secret' }),
      say(seller, id, { words: 'Secret' }),
      ask(buyer, other, { words: 'Secret' }),
    ]);
    for (const { status } of replies) assert.ok([200, 401, 409, 410].includes(status), String(status));
    await erase();
    assert.equal((await sql`select from messages where words = 'Secret'`).length, 0);
    const open = await sql`
      select from conversations c join users u on u.id in (c.buyer_id, c.seller_id)
      where u.removed_at is not null and c.closed_at is null`;
    assert.equal(open.length, 0);
  }
});

test('the export of one’s data has one’s conversations and blocks', async () => {
  const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller', { name: 'Karim Uddin' })]);
  const id = await aConversationOf(buyer, await aProductOf(seller), { words: 'Ring me on +880 1712-345678' });
  await say(seller, id, { words: 'Or write to karim@example.test' });
  await seller.call(blockPerson, {
    params: { id: (await seller.call(readConversation, { params: { id } })).body.other._id },
  });
  const { body } = await buyer.call(exportAccount);
  const [conversation] = body.conversations;
  assert.deepEqual(
    { ...conversation, messages: conversation?.messages.map(({ isOwn, words }) => [isOwn, words]) },
    {
      _id: id,
      as: 'buyer',
      productName: goodBike.productName,
      otherFirstName: 'Karim',
      messages: [
        [true, 'Ring me on +880 1712-345678'],
        [false, conversation?.messages[1]?.words],
      ],
    },
  );
  assert.doesNotMatch(conversation?.messages[1]?.words ?? '', /karim@/);
  assert.deepEqual(body.blocks, []);
  const { body: ofSeller } = await seller.call(exportAccount);
  assert.deepEqual(
    ofSeller.blocks.map(({ name }) => name),
    [buyer.name],
  );
});
