import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchProducts, suggestSearches } from '#contract/search.ts';
import { untilWaitingForLock } from '../../test/lock-waits.ts';
import { openMarket } from '../../test/market.ts';

const SEATS = 4;
const { market, nobody } = await openMarket();
const { sql, searchPool } = market;

test('whoever waits for the market’s words to be learned keeps nobody from searching', async () => {
  const waiting = await sql.begin(async (blocker) => {
    await blocker`lock table shelf in access exclusive mode`;
    const early = Array.from({ length: SEATS }, () => [
      nobody.call(searchProducts, { query: { q: 'pulsar' } }),
      nobody.call(suggestSearches, { query: { q: 'pulsar' } }),
    ]);
    await untilWaitingForLock(sql);
    await searchPool.read({ signal: AbortSignal.timeout(1_000) }, (searchSql) => searchSql`select`);
    return { early: early.flat() };
  });
  for (const { status } of await Promise.all(waiting.early)) assert.equal(status, 200);
});
