import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Conversation, listConversations } from '#contract/conversations.ts';
import { listMessages, readMessages } from '#contract/messages.ts';
import { aConversationOf, say } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const [buyer, another, seller] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
]);

const inbox = async (person: Caller, query: object = {}) => (await person.call(listConversations, { query })).body;

test('the inbox shows unread ones first, or the newest, for both roles, page by page', async () => {
  const dealer = await market.person('seller');
  const [old, middle, own] = [
    await aConversationOf(buyer, await aProductOf(dealer), { words: 'Old' }),
    await aConversationOf(another, await aProductOf(dealer), { words: 'Middle' }),
    await aConversationOf(dealer, await aProductOf(seller), { words: 'Own' }),
  ];
  await say(dealer, middle, { words: 'An answer' });
  const ids = async (query: object) => (await inbox(dealer, query)).map(({ _id }) => _id);
  const upTo = (await dealer.call(listMessages, { params: { id: middle } })).body[0]?._id;
  await dealer.call(readMessages, { params: { id: middle }, body: { upTo } });
  assert.deepEqual(await ids({}), [old, middle, own]);
  assert.deepEqual(await ids({ sort: 'newest' }), [middle, own, old]);
  for (const [query, expected] of [
    ['', [[old, middle], [own]]],
    ['&sort=newest', [[middle, own], [old]]],
  ] as const) {
    const pages = await pagesOf<Conversation>(market.url, dealer, `/conversations?limit=2${query}`);
    assert.deepEqual(
      pages.map((page) => page.map(({ _id }) => _id)),
      expected,
    );
  }
  assert.deepEqual(
    (await inbox(dealer)).map(({ as, unread }) => [as, unread]),
    [
      ['seller', 1],
      ['seller', 0],
      ['buyer', 0],
    ],
  );
});

const twelve = async (dealer: Caller) => {
  const ids: string[] = [];
  for (let nth = 0; nth < 12; nth++) ids.push(await aConversationOf(buyer, await aProductOf(dealer)));
  return ids;
};
const readAll = async (person: Caller, id: string) => {
  const upTo = (await person.call(listMessages, { params: { id } })).body[0]?._id;
  await person.call(readMessages, { params: { id }, body: { upTo } });
};

for (const sort of ['unread', 'newest'])
  test(`paging by ${sort} leaves nothing out and repeats nothing while messages are read, and arrive`, async () => {
    const dealer = await market.person('seller');
    const ids = await twelve(dealer);
    const [a = '', b = '', c = '', d = ''] = ids;
    for (const id of [a, b, c, d]) await readAll(dealer, id);
    const shown: string[][] = [];
    for (let next: string | undefined = `${market.url}/conversations?limit=3&sort=${sort}`; next; ) {
      const answer: Response = await fetch(next, { headers: { authorization: `bearer ${dealer.token}` } });
      const page: Conversation[] = await answer.json();
      shown.push(page.map(({ _id }) => _id));
      // What was shown is read; of what was not, one is read, one gets a message, and one is answered.
      for (const { _id } of page) await readAll(dealer, _id);
      const rest = ids.filter((id) => !shown.flat().includes(id));
      const [one, two, three] = [rest.at(-1), rest.at(-2), rest.at(0)];
      if (one) await readAll(dealer, one);
      if (two) await say(buyer, two, { words: 'Hello?' });
      if (three) await say(dealer, three, { words: 'Yes' });
      if (page[0]) await say(buyer, page[0]._id, { words: 'And?' });
      if (shown.length === 1) await aConversationOf(another, await aProductOf(dealer));
      const link = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      next = link && new URL(link, market.url).href;
    }
    assert.deepEqual(shown.flat(), ids.toReversed());
    assert.equal((await inbox(dealer, { limit: 100 })).length, 13, 'what has begun since is in a new list');
  });

test('an address that is no place in the inbox is refused by its field', async () => {
  for (const after of ['x', crypto.randomUUID(), `1_2_3_${crypto.randomUUID()}`]) {
    const { status, body } = await buyer.call(listConversations, { query: { after } });
    assert.deepEqual([status, body.errors?.map(({ field }) => field)], [400, ['after']]);
  }
});
