import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveSearch } from '#contract/saved-searches.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';
import { connect } from '../database/connect.ts';
import { MOST_PAIRS } from './matching-queries.ts';
import { forgetOldMatches, matchSavedSearches } from './saved-searches.ts';

const market = await openMarket();
const { sql } = market.market;
const [seller, buyer] = await Promise.all([market.person('seller'), market.person('buyer')]);

const save = async (word: string) =>
  (await buyer.call(saveSearch, { body: { name: word, address: `q=${word}&literal=yes` } })).body.insertedId;
const list = (word: string) => aProductOf(seller, { productName: `Yamaha ${word}` });
const isDue = async (id: string) =>
  (await sql`select from listing_changes where product_id = ${id} and matched_at is null`).count > 0;
const matchesOf = async (productId: string) => {
  const [{ count = 0 } = {}] = await sql<{ count: number }[]>`
    select count(*) from saved_search_matches where product_id = ${productId}`;
  return count;
};

/** Ends a run after so many steps. */
const after = (steps: number) => {
  let checks = 0;
  return {
    get aborted() {
      return checks++ >= steps;
    },
  } as AbortSignal;
};

test('a bike that matches more searches than a step takes goes on where it stopped', async () => {
  const id = await save('teeming');
  const more = 700;
  await sql`
    insert into saved_searches
    select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'address', 'copy=' || nth))).*
    from saved_searches s, generate_series(2, ${MOST_PAIRS + more}::int) nth where id = ${id}`;
  const bike = await list('teeming');
  await matchSavedSearches(market.market, after(1));
  assert.deepEqual([await matchesOf(bike), await isDue(bike)], [MOST_PAIRS, true]);
  await matchSavedSearches(market.market, after(1));
  assert.deepEqual([await matchesOf(bike), await isDue(bike)], [MOST_PAIRS + more, false]);
  const untold = await sql`select untold, count(*) from saved_search_news group by untold`;
  assert.deepEqual([...untold], [{ untold: 1, count: MOST_PAIRS + more }], 'each was noted once');

  await sql`delete from saved_searches where id <> ${id}`;
  await forgetOldMatches(market.market);
  const left = await sql`
    select m.search_id as match, n.search_id as news from saved_search_matches m full join saved_search_news n using (search_id)`;
  assert.deepEqual([...left], [{ match: id, news: id }], 'nothing is left of searches that are gone');
});

test('a bike that takes too long is passed, and holds up no other', async () => {
  const held = await save('sluggish');
  await save('nimble');
  await list('sluggish');
  await matchSavedSearches(market.market);
  const [first, slow, last] = [await list('nimble'), await list('sluggish'), await list('nimble')];
  const hurried = connect(market.target, { settings: { statement_timeout: 1_500 } });
  await sql.begin(async (db) => {
    await db`select from saved_search_news where search_id = ${held} for update`;
    await assert.rejects(matchSavedSearches({ sql: hurried }), { code: '57014' });
    assert.deepEqual(await Promise.all([first, slow, last].map(isDue)), [false, true, false]);
  });
  await matchSavedSearches({ sql: hurried });
  await hurried.end();
  assert.deepEqual(await Promise.all([first, slow, last].map(matchesOf)), [1, 1, 1]);
});
