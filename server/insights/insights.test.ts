import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { addFavourite } from '#contract/favourites.ts';
import {
  INSIGHT_PERIODS,
  listProductTrends,
  readInsights,
  readProductInsights,
  TREND_DAYS,
} from '#contract/insights.ts';
import { makeOffer } from '#contract/offers.ts';
import { type ProductViews, recordProductViews } from '#contract/product-views.ts';
import { aConversationOf } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, meeting } from '../../test/products.ts';
import { daysAgo } from '../days/days.ts';
import { forgetOldViews } from './insights.ts';

const market = await openMarket();
const { sql, views } = market.market;
const buyer = await market.person('buyer');
const aSeller = () => market.person('seller');

const viewOf = (productId: string, more: Partial<ProductViews['views'][number]> = {}) => ({
  views: [{ productId, source: 'home' as const, ...more }],
});

interface Visitor {
  userAgent?: string;
  person?: Caller;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function visit(seen: Partial<ProductViews>, { userAgent = FIREFOX, person }: Visitor = {}) {
  const { status } = await fetch(`${market.url}${recordProductViews.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      ...(person && { authorization: `bearer ${person.token}` }),
    },
    body: JSON.stringify({ impressions: [], views: [], ...seen }),
  });
  assert.equal(status, 200);
}

async function countsOf(productId: string) {
  await views.flush();
  const [row] = await sql<{ impressions: number; views: number }[]>`
    select impressions, views from product_views where product_id = ${productId} and day = ${daysAgo(0)}`;
  return [row?.impressions ?? 0, row?.views ?? 0];
}

test('a bike is counted once a visitor and day, in lists and on its page', async () => {
  const seller = await aSeller();
  const id = await aProductOf(seller);
  for (let times = 0; times < 3; times++) {
    await visit({ impressions: [id, id], ...viewOf(id) });
    await visit({ impressions: [id] }, { person: buyer });
    assert.deepEqual(await countsOf(id), [2, 1], `after ${times + 1}`);
  }
});

test('what is no view is refused, and its field named', async () => {
  const productId = crypto.randomUUID();
  const cases: [object, string][] = [
    [{ impressions: ['abc'] }, 'impressions.0'],
    [{ views: [{ productId }] }, 'views.0.source'],
    [{ views: [{ productId, source: 'email' }] }, 'views.0.source'],
    [{ views: [{ productId: 'abc', source: 'home' }] }, 'views.0.productId'],
    [{ views: [{ productId, source: 'search', words: 'x'.repeat(61) }] }, 'views.0.words'],
    [{ searches: [{ words: ' ', hasFound: true }] }, 'searches.0.words'],
    [{ searches: [{ words: 'pulsar' }] }, 'searches.0.hasFound'],
  ];
  for (const [wrong, field] of cases) {
    const body = { impressions: [], views: [], ...wrong };
    const reply = await market.nobody.call(recordProductViews, { body });
    assert.deepEqual([reply.status, reply.body.errors?.map((fault) => fault.field)], [400, [field]]);
  }
});

test('robots, the seller, admins and bikes that are not on the market do not count', async () => {
  const seller = await aSeller();
  const [id, removed] = [await aProductOf(seller), await aProductOf(seller)];
  await sql`update products set status = 'removed', removed_at = now() where id = ${removed}`;
  const seen = { impressions: [id], ...viewOf(id) };
  await visit(seen, {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const admin = await market.person('admin');
  for (const person of [seller, admin]) await visit(seen, { person });
  await visit({ impressions: [removed, crypto.randomUUID()] });
  assert.deepEqual(
    [await countsOf(id), await countsOf(removed)],
    [
      [0, 0],
      [0, 0],
    ],
  );
  assert.equal(
    (await sql`select from seller_views v join users u on u.id = v.seller_id where u.email = ${seller.email}`).length,
    0,
  );
});

test('an address counts as few visitors, whatever it says of its browser', async () => {
  const id = await aProductOf(await aSeller());
  for (let nth = 0; nth < 60; nth++) await visit(viewOf(id), { userAgent: `${FIREFOX}${nth}` });
  const [, counted] = await countsOf(id);
  assert.ok(counted && counted > 1 && counted <= 16, `${counted}`);
});

test('two processes that count the same visitors at once count them once', async () => {
  const { openViewCounter } = await import('./insights.ts');
  const id = await aProductOf(await aSeller());
  const log = { error: ({ err }: { err: unknown }) => assert.ifError(err) };
  const processes = Array.from({ length: 4 }, () => openViewCounter({ sql, log }));
  for (const process of processes)
    for (let nth = 0; nth < 50; nth++)
      process.note(
        { viewer: undefined, ip: `203.0.113.${nth}`, userAgent: FIREFOX },
        { impressions: [id], searches: [], ...viewOf(id) },
      );
  await Promise.all(processes.map((process) => process.flush()));
  assert.deepEqual(await countsOf(id), [50, 50]);
});

test('a visitor fills neither memory nor table', async () => {
  const { PendingVisits } = await import('./visits.ts');
  const pending = new PendingVisits({ all: 5, ofVisitor: 3 });
  for (const visitor of ['one', 'two', 'three'])
    for (let nth = 0; nth < 4; nth++) pending.add({ visitor, kind: 'impression', subject: `${nth}` });
  assert.deepEqual(
    pending.take().map(({ visitor }) => visitor),
    ['one', 'one', 'one', 'two', 'two'],
  );
  const id = await aProductOf(await aSeller());
  await visit({ impressions: [id] });
  await views.flush();
  const [{ visitor } = { visitor: '' }] = await sql<{ visitor: string }[]>`
    select visitor from counted_visitors where subject = ${id}`;
  await sql`
    insert into counted_visitors (day, visitor, kind, subject)
    select ${daysAgo(0)}::date, ${visitor}, 'impression', gen_random_uuid()::text from generate_series(1, 3000)`;
  await visit(viewOf(id));
  assert.deepEqual(await countsOf(id), [1, 0]);
});

test('nobody can tell who was counted: no address, no person, and the salt goes with the day', async () => {
  await visit({ impressions: [await aProductOf(await aSeller())] }, { person: buyer });
  await views.flush();
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`select id from users where email = ${buyer.email}`;
  const rows = await sql<{ visitor: string }[]>`select visitor from counted_visitors`;
  assert.ok(rows.length);
  for (const { visitor } of rows) assert.doesNotMatch(visitor, new RegExp(`${id}|127\\.0\\.0`));
  await sql`update counted_visitors set day = ${daysAgo(1)}`;
  await sql`insert into view_salts values (${daysAgo(1)}, 'of yesterday')`;
  await sql`insert into seller_views values (${id}, ${daysAgo(401)}, 1, 1), (${id}, ${daysAgo(400)}, 1, 1)`;
  await forgetOldViews(sql);
  const left =
    await sql`select day from counted_visitors union all select day from view_salts where day < ${daysAgo(0)}`;
  assert.equal(left.length, 0);
  assert.equal((await sql`select from view_salts`).length, 1, 'of today');
  assert.equal((await sql`select from seller_views where seller_id = ${id}`).length, 1);
});

test('a seller sees all bikes by day, and the days before beside them', async () => {
  const seller = await aSeller();
  const [one, two] = [await aProductOf(seller), await aProductOf(seller)];
  await visit({ impressions: [one, two], ...viewOf(one) });
  await buyer.call(addFavourite, { params: { id: one } });
  await aConversationOf(buyer, two);
  await buyer.call(makeOffer, { body: { productId: two, amount: 1200, ...meeting } });
  await buyer.call(bookProduct, { body: { productId: one, ...meeting } });
  await views.flush();
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  await sql`insert into seller_views values (${id}, ${daysAgo(6)}, 5, 2), (${id}, ${daysAgo(7)}, 70, 7), (${id}, ${daysAgo(14)}, 9, 9)`;
  const { status, body } = await seller.call(readInsights, { query: { days: 7 } });
  assert.equal(status, 200);
  assert.deepEqual(
    body.days.map(({ day }) => day),
    [6, 5, 4, 3, 2, 1, 0].map(daysAgo),
  );
  const nothing = { impressions: 0, views: 0, saves: 0, questions: 0, offers: 0, bookings: 0 };
  assert.deepEqual(body.days[0], { day: daysAgo(6), ...nothing, impressions: 5, views: 2 });
  assert.deepEqual(body.days[6], {
    day: daysAgo(0),
    impressions: 2,
    views: 1,
    saves: 1,
    questions: 1,
    offers: 1,
    bookings: 1,
  });
  assert.deepEqual(body.former, { ...nothing, impressions: 70, views: 7 });
  for (const days of INSIGHT_PERIODS)
    assert.equal((await seller.call(readInsights, { query: { days } })).body.days.length, days);
  const another = (await (await aSeller()).call(readInsights)).body;
  assert.deepEqual(
    another.days.map(({ day: _, ...figures }) => figures),
    Array(30).fill(nothing),
  );
});

test('of a bike its seller sees where visitors came from; words of a search only if several used them', async () => {
  const seller = await aSeller();
  const [id, other] = [await aProductOf(seller), await aProductOf(seller)];
  const { addSources } = await import('./view-queries.ts');
  const came = (source: 'search' | 'outside', words: string, views: number) => ({
    productId: id,
    source,
    words,
    views,
  });
  await addSources(sql, daysAgo(3), [
    came('search', 'pulsar', 2),
    came('search', 'red 017 1234', 2),
    came('outside', '', 4),
  ]);
  await addSources(sql, daysAgo(0), [came('search', 'pulsar', 1)]);
  await addSources(sql, daysAgo(30), [came('outside', '', 100)]);
  await buyer.call(addFavourite, { params: { id } });
  await buyer.call(addFavourite, { params: { id: other } });
  await visit(viewOf(id, { source: 'search', words: ' Pulsar ' }));
  await views.flush();
  const { body } = await seller.call(readProductInsights, { params: { id }, query: { days: 30 } });
  assert.deepEqual(body.sources, [
    { source: 'search', views: 6 },
    { source: 'outside', views: 4 },
  ]);
  assert.deepEqual(body.words, [{ words: 'pulsar', views: 4 }]);
  assert.deepEqual([body.days.at(-1)?.saves, body.days.at(-1)?.views], [1, 1]);
});

test('trends are of one’s own bikes, a number a day', async () => {
  const seller = await aSeller();
  const [one, two, others] = [await aProductOf(seller), await aProductOf(seller), await aProductOf(await aSeller())];
  await sql`insert into product_views values (${one}, ${daysAgo(TREND_DAYS - 1)}, 8, 3), (${one}, ${daysAgo(TREND_DAYS)}, 9, 9),
    (${others}, ${daysAgo(0)}, 5, 5)`;
  const { body } = await seller.call(listProductTrends, { query: { ids: [two, others, one].join() } });
  const rest = Array(TREND_DAYS - 1).fill(0);
  assert.deepEqual(body, [
    { _id: two, impressions: [0, ...rest], views: [0, ...rest] },
    { _id: one, impressions: [8, ...rest], views: [3, ...rest] },
  ]);
});

test('a search counts once a visitor and day, with or without a result', async () => {
  const searches = [
    { words: 'Ducati', hasFound: false },
    { words: 'ducati ', hasFound: false },
    { words: 'pulsar', hasFound: true },
  ];
  for (const person of [undefined, buyer]) await visit({ searches }, { ...(person && { person }) });
  await visit({ searches });
  await views.flush();
  const rows = await sql`select words, searches, found_nothing as nothing from search_days order by words`;
  assert.deepEqual(
    [...rows],
    [
      { words: 'ducati', searches: 2, nothing: 2 },
      { words: 'pulsar', searches: 2, nothing: 0 },
    ],
  );
});

test('a count that cannot be written is logged, and the next one counts', async () => {
  const { openViewCounter } = await import('./insights.ts');
  const id = await aProductOf(await aSeller());
  const faults: unknown[] = [];
  const counter = openViewCounter({ sql, log: { error: (fault: unknown) => faults.push(fault) } });
  await sql`alter table product_views rename to product_views_gone`;
  const seen = { impressions: [id], views: [], searches: [] };
  counter.note({ viewer: undefined, ip: '203.0.113.9', userAgent: FIREFOX }, seen);
  await counter.flush();
  await sql`alter table product_views_gone rename to product_views`;
  assert.equal(faults.length, 1);
  counter.note({ viewer: undefined, ip: '203.0.113.9', userAgent: FIREFOX }, seen);
  await counter.flush();
  assert.deepEqual(await countsOf(id), [1, 0], 'what was rolled back was not counted');
});
