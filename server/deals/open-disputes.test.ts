import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideDispute, disputeDeal } from '#contract/deals.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';

const MOST = 10;

const market = await openMarket();
market.market.settings.openDisputes = MOST;
const [buyer, other, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const dispute = (id: string, by = buyer) => by.call(disputeDeal, { params: { id }, body: { words: 'It is bent.' } });

test('a person has ten disputes open, also when they come at once; one that is decided makes room', async () => {
  const deals: string[] = [];
  for (let count = 0; count < MOST + 2; count++) deals.push((await dealIn('handed-over', cast)).bookingId);
  const answers = await Promise.all(deals.map(async (id) => ({ id, ...(await dispute(id)) })));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.deepEqual(
    refused.map(({ status, body }) => [status, body.code, body.detail]),
    Array(2).fill([429, 'too-many-requests', 'You have 10 disputes open. Please wait until one of them is decided.']),
  );
  const [next, last] = refused.map(({ id }) => id);
  const theirs = await dealIn('handed-over', { ...cast, buyer: other });
  assert.equal((await dispute(theirs.bookingId, other)).status, 200);

  const [open] = answers.filter(({ status }) => status === 200);
  const decided = { params: { id: open?.id ?? '' }, body: { decision: 'release', reason: 'It was bent before' } };
  assert.equal((await admin.call(decideDispute, decided)).status, 200);
  assert.equal((await dispute(next ?? '')).status, 200);
  assert.equal((await dispute(last ?? '')).status, 429);
});
