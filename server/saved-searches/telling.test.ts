import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNotices } from '#contract/notifications.ts';
import { removeProduct } from '#contract/products.ts';
import {
  type AlertFrequency,
  changeSavedSearch,
  MOST_TOLD_AT_ONCE,
  openSavedSearch,
  removeSavedSearch,
  saveSearch,
} from '#contract/saved-searches.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { matchSavedSearches, tellOfMatches } from './saved-searches.ts';

const market = await openMarket();
const { sql } = market.market;
const [seller, booker] = await Promise.all([market.person('seller'), market.person('buyer')]);

let words = 0;
/** A person with a search of a word of its own. */
async function searcher(told: AlertFrequency, utcOffset = 0) {
  const person = await market.person('buyer');
  const word = `quaint${'abcdefghijklmnopqrstuvwxyz'[words++ % 26]}x`;
  const { body } = await person.call(saveSearch, {
    body: { name: `My ${word}`, address: `q=${word}&literal=yes`, told, utcOffset },
  });
  const list = () => aProductOf(seller, { productName: `Yamaha ${word}` });
  return { person, id: body.insertedId, word, list };
}

const texts = async (person: Caller) => (await person.call(listNotices)).body.map(({ text }) => text);
const run = async () => {
  await matchSavedSearches(market.market);
  await tellOfMatches(market.market);
};
const letTime = (id: string) => sql`
  with news as (update saved_search_news set due_at = now() where search_id = ${id})
  update saved_searches set next_told_at = now() where id = ${id}`;

test('who is told at once hears of all new bikes in one notice, and of more after a pause', async () => {
  const { person, id, word, list } = await searcher('at-once');
  await Promise.all([list(), list(), list()]);
  await run();
  assert.deepEqual(await texts(person), [`3 new bikes match My ${word}.`]);
  await list();
  await run();
  assert.equal((await texts(person)).length, 1);
  await letTime(id);
  await run();
  assert.deepEqual(await texts(person), [`One new bike matches My ${word}.`, `3 new bikes match My ${word}.`]);
  const [notice] = (await person.call(listNotices)).body;
  assert.equal(notice?.path, `/dashboard/saved-searches?open=${id}`);
});

test('two processes tell once, and a crash between match and notice loses and repeats nothing', async () => {
  const { person, list } = await searcher('at-once');
  await Promise.all([list(), list()]);
  await Promise.all([1, 2, 3, 4].map(() => matchSavedSearches(market.market)));
  const failing = {
    ...market.market,
    sql: Object.assign(Object.create(market.market.sql), {
      begin: (work: (db: unknown) => Promise<unknown>) =>
        market.market.sql.begin(async (db) => {
          await work(db);
          throw new Error('The process ends before it commits');
        }),
    }),
  };
  await assert.rejects(tellOfMatches(failing));
  assert.deepEqual(await texts(person), []);
  await Promise.all([1, 2, 3, 4].map(() => tellOfMatches(market.market)));
  assert.equal((await texts(person)).length, 1);
  await assert.doesNotReject(run());
  assert.equal((await texts(person)).length, 1);
});

test('a crash while matching leaves the bikes due', async () => {
  const { person, list } = await searcher('at-once');
  await list();
  await sql`alter table saved_search_matches rename to out_of_order`;
  await assert.rejects(matchSavedSearches(market.market));
  await sql`alter table out_of_order rename to saved_search_matches`;
  await run();
  assert.equal((await texts(person)).length, 1);
});

test('digests come in the morning of the person, daily or on Monday, once', async () => {
  for (const [told, utcOffset] of [
    ['daily', 0],
    ['daily', 360],
    ['weekly', -480],
  ] as const) {
    const { person, id, list } = await searcher(told, utcOffset);
    const local = async () => {
      const [row] = await sql<{ hour: number; day: number; ahead: number }[]>`
        select extract(hour from at)::int as hour, extract(isodow from at)::int as day,
          extract(epoch from next_told_at - now())::int as ahead
        from saved_searches, lateral (
          select next_told_at at time zone 'UTC' + make_interval(mins => utc_offset) as at) l where id = ${id}`;
      return row ?? { hour: 0, day: 0, ahead: 0 };
    };
    const { hour, day, ahead } = await local();
    assert.ok(hour === 8 && ahead > 0 && ahead <= (told === 'daily' ? 86_400 : 7 * 86_400), `${told}: ${ahead}`);
    if (told === 'weekly') assert.equal(day, 1);
    await list();
    await run();
    assert.deepEqual(await texts(person), []);
    await letTime(id);
    await run();
    await run();
    assert.equal((await texts(person)).length, 1);
    assert.ok((await local()).ahead > 0 && (await local()).hour === 8);
  }
});

test('nobody is told of what was seen, sold, held or taken away, nor after a removal, nor against their wish', async () => {
  const seen = await searcher('at-once');
  await seen.list();
  await matchSavedSearches(market.market);
  await seen.person.call(openSavedSearch, { params: { id: seen.id } });
  const gone = await searcher('at-once');
  const [taken, held] = [await gone.list(), await gone.list()];
  await matchSavedSearches(market.market);
  await seller.call(removeProduct, { params: { id: taken } });
  await aBookingOf(booker, held);
  const removed = await searcher('at-once');
  await removed.list();
  await removed.person.call(removeSavedSearch, { params: { id: removed.id } });
  const silent = await searcher('never');
  await silent.list();
  const changed = await searcher('at-once');
  await changed.list();
  await changed.person.call(changeSavedSearch, { params: { id: changed.id }, body: { name: 'Mine', told: 'never' } });
  await run();
  for (const { person } of [seen, gone, removed, silent, changed]) assert.deepEqual(await texts(person), []);
  await changed.person.call(changeSavedSearch, { params: { id: changed.id }, body: { name: 'Mine', told: 'at-once' } });
  await run();
  assert.equal((await texts(changed.person)).length, 1);
});

test('an edit that changes nothing of the match tells nobody again', async () => {
  const { person, id, list, word } = await searcher('at-once');
  const productId = await list();
  await run();
  await letTime(id);
  await sql`delete from saved_search_matches where product_id = ${productId}`;
  await sql`
    insert into listing_changes (product_id, change, before)
    select product_id, 'changed', to_jsonb(shelf) from shelf where product_id = ${productId}`;
  await run();
  assert.deepEqual(await texts(person), [`One new bike matches My ${word}.`]);
});

test('there is a limit of notices a day and person for what is told at once', async () => {
  const person = await market.person('buyer');
  for (let nth = 0; nth < MOST_TOLD_AT_ONCE + 2; nth++)
    await person.call(saveSearch, {
      body: { name: `Search ${nth}`, address: `q=overflow&literal=yes&maxKm=${1000 + nth}`, told: 'at-once' },
    });
  await aProductOf(seller, { productName: 'Yamaha overflow', kilometres: 900 });
  await run();
  await run();
  assert.equal((await texts(person)).length, MOST_TOLD_AT_ONCE);
  await sql`update notices set noticed_at = ${earlier(sql, 'noticed_at', '1 day')} where verb = 'search-matched'`;
  await sql`update saved_search_news set due_at = now()`;
  await run();
  assert.equal((await texts(person)).length, MOST_TOLD_AT_ONCE + 2);
});
