import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNotices } from '#contract/notifications.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { endedDaysAgo, praise, rate } from '../../test/ratings.ts';
import { askForRatings } from './ratings.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };

const ask = () => Promise.all([1, 2].map(() => askForRatings(market.market, new AbortController().signal)));

async function asked(caller: Caller) {
  const { body } = await caller.call(listNotices, { query: { limit: 100 } });
  return body.filter(({ text }) => text.includes('you can rate')).length;
}

test('both sides are asked once, a day after the end, unless they have rated or the time is over', async () => {
  const deal = await dealIn('completed', cast);
  await ask();
  assert.deepEqual([await asked(buyer), await asked(seller)], [0, 0]);
  await rate(buyer, deal, praise);
  await endedDaysAgo(sql, deal, 2);
  await endedDaysAgo(sql, await dealIn('completed', cast), 40);
  await ask();
  await ask();
  assert.deepEqual([await asked(buyer), await asked(seller)], [0, 1]);
  await endedDaysAgo(sql, await dealIn('no-show', cast), 2);
  await endedDaysAgo(sql, await dealIn('declined', cast), 2);
  await ask();
  assert.deepEqual([await asked(buyer), await asked(seller)], [1, 2]);
});
