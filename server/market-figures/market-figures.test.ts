import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { addFavourite } from '#contract/favourites.ts';
import {
  exportMarket,
  listMarketParts,
  listMarketQueues,
  listMarketSearches,
  MARKET_PERIODS,
  type MarketCounts,
  readMarket,
} from '#contract/market-figures.ts';
import { reportProduct } from '#contract/reports.ts';
import { cardHolder } from '../../test/cards.ts';
import { dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, describedBike } from '../../test/products.ts';
import { daysAgo } from '../days/days.ts';
import { post } from '../money/ledger/ledger.ts';
import { rebuildMarketFigures, rollUpMarket } from './market-figures.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast = { market, cards: cardHolder(market), buyer, seller, admin };
const today = daysAgo(0);

const stored = () => sql`
  select cut, day::text, key, figure, count::int, amount::int from market_figures order by cut, day, key, figure`;

const marketOf = async (days = 7) => (await admin.call(readMarket, { query: { days } })).body;
const todaysFigures = async (): Promise<MarketCounts> => (await marketOf()).days.at(-1)?.figures ?? {};

test('before the first count there are no figures', async () => {
  const { days, former, countedAt } = await marketOf();
  assert.deepEqual([days.length, days[0], former, countedAt], [7, { day: daysAgo(6), figures: {} }, {}, undefined]);
});

test('figures are those of the events and of the ledger, to the cent', async () => {
  for (const status of ['booked', 'paid', 'handed-over', 'completed', 'disputed', 'refunded'] as const)
    await dealIn(status, cast);
  const { productId, bookingId } = await dealIn('completed', cast);
  const deal = { productId, id: bookingId };
  await post(sql, deal, { from: 'refund-due', to: 'buyer', cents: 10_01, reason: 'refund' });
  await post(sql, deal, { from: 'payout-due', to: 'seller', cents: 1234_56, reason: 'payout' });
  await post(sql, deal, { from: 'payout-due', to: 'seller', cents: 9, reason: 'payout' });
  await post(sql, deal, { from: 'held', to: 'fees', cents: 72_03, reason: 'fee' });
  await post(sql, deal, { from: 'fees', to: 'losses', cents: 2_00, reason: 'fee-called-off' });
  await buyer.call(addFavourite, { params: { id: await aProductOf(seller, describedBike) } });
  await rollUpMarket(sql);
  const figures = await todaysFigures();
  const moved = async (side: 'from_account' | 'to_account', account: string) => {
    const rows = await sql<
      { cents: number }[]
    >`select amount_cents as cents from ledger where ${sql(side)} = ${account}`;
    return { count: rows.length, amount: rows.reduce((sum, { cents }) => sum + cents, 0) / 100 };
  };
  const prices = await sql<{ cents: number }[]>`select price_cents as cents from bookings`;
  const steps = async (to: string) =>
    (await sql`select from booking_steps where to_status = ${to} and from_status <> ${to}`).length;
  assert.deepEqual(figures.booked, {
    count: prices.length,
    amount: prices.reduce((sum, { cents }) => sum + cents, 0) / 100,
  });
  assert.deepEqual(figures.paid, await moved('from_account', 'buyer'));
  assert.deepEqual(figures.refunded, await moved('to_account', 'buyer'));
  assert.deepEqual(figures.paidOut, await moved('to_account', 'seller'));
  assert.deepEqual(figures.fees, { count: 2, amount: 70.03 }, 'less what went back');
  assert.deepEqual(
    [figures.handedOver?.count, figures.disputed?.count],
    [await steps('handed-over'), await steps('disputed')],
  );
  assert.ok(
    (figures.paidOut?.amount ?? 0) > 0 && (figures.refunded?.amount ?? 0) > 0 && (figures.fees?.amount ?? 0) > 0,
  );
  const bikes = await sql`select from products`;
  assert.deepEqual([figures.bikes?.count, figures.buyers?.count, figures.sellers?.count], [bikes.length, 1, 1]);
  assert.equal(figures.askers?.count, 1, 'one person, whatever they ask');
});

test('brands and towns add up to all', async () => {
  await aProductOf(seller, { categoryName: 'HERO' });
  await rollUpMarket(sql);
  const figures = await todaysFigures();
  for (const cut of ['brand', 'place'] as const) {
    const { status, body } = await admin.call(listMarketParts, { query: { cut, days: 7 } });
    assert.equal(status, 200);
    for (const figure of ['bikes', 'booked', 'paid', 'refunded', 'paidOut', 'fees', 'sold'] as const) {
      const sum = body.reduce((all, part) => all + Math.round((part.figures[figure]?.amount ?? 0) * 100), 0);
      const count = body.reduce((all, part) => all + (part.figures[figure]?.count ?? 0), 0);
      assert.deepEqual(
        [count, sum],
        [figures[figure]?.count ?? 0, Math.round((figures[figure]?.amount ?? 0) * 100)],
        `${cut} ${figure}`,
      );
    }
    const names = body.map(({ name }) => name);
    if (cut === 'brand') assert.ok(names.includes('HERO'));
    else assert.ok(names.some((name) => !name || /^.+, [A-Z]{2}$/.test(name)));
  }
});

test('counted again, at once or anew from the beginning, the figures are the same', async () => {
  await sql`update products set listed_at = now() - interval '75 days' where category_id = (select id from categories where brand_name = 'HERO')`;
  await sql`update users set created_at = now() - interval '80 days'`;
  await rebuildMarketFigures(sql);
  const before = await stored();
  assert.ok(before.some(({ day }) => day === daysAgo(75)));
  await Promise.all([rollUpMarket(sql), rollUpMarket(sql), rebuildMarketFigures(sql)]);
  assert.deepEqual(await stored(), before);
  await sql`delete from market_figures where day < ${today}`;
  await rebuildMarketFigures(sql);
  assert.deepEqual(await stored(), before);
});

test('the period before stands beside, and a bike’s days on sale are summed', async () => {
  await sql`
    update products set status = 'sold', listed_at = now() - interval '40 days', sold_at = now() - interval '10 days'
    where category_id = (select id from categories where brand_name = 'HERO')`;
  await rebuildMarketFigures(sql);
  assert.deepEqual((await marketOf(7)).former.sold, { count: 1, amount: 30 });
  const { days } = await marketOf(30);
  assert.deepEqual(days.find(({ day }) => day === daysAgo(10))?.figures.sold, { count: 1, amount: 30 });
  for (const period of MARKET_PERIODS) assert.equal((await marketOf(period)).days.length, period);
});

test('visitors stay counted when who they were is forgotten', async () => {
  await sql`
    insert into counted_visitors values (${today}, 'one', 'impression', 'a'), (${today}, 'one', 'view', 'a'),
      (${today}, 'two', 'search', 'pulsar'), (${today}, 'two', 'search', 'duke')`;
  await rollUpMarket(sql);
  const counts = ({ visitors, searchers, viewers }: MarketCounts) =>
    [visitors, searchers, viewers].map((one) => one?.count);
  assert.deepEqual(counts(await todaysFigures()), [2, 1, 1]);
  await sql`delete from counted_visitors`;
  await rebuildMarketFigures(sql);
  assert.deepEqual(counts(await todaysFigures()), [2, 1, 1]);
});

test('searches that found nothing come first where most people missed something', async () => {
  await sql`
    insert into search_days values (${today}, 'pulsar', 90, 0), (${today}, 'vespa', 5, 3), (${daysAgo(1)}, 'vespa', 4, 4),
      (${today}, 'ural', 6, 6), (${daysAgo(7)}, 'cub', 50, 50)`;
  const { body } = await admin.call(listMarketSearches, { query: { days: 7 } });
  assert.deepEqual(body, [
    { words: 'vespa', searches: 9, foundNothing: 7 },
    { words: 'ural', searches: 6, foundNothing: 6 },
  ]);
});

test('queues tell what waits, and since when', async () => {
  const queues = async () => new Map((await admin.call(listMarketQueues)).body.map(({ queue, ...of }) => [queue, of]));
  const before = await queues();
  assert.deepEqual(before.get('reports'), { waiting: 0 });
  assert.equal(before.get('disputes')?.waiting, 1);
  const id = await aProductOf(seller);
  await buyer.call(reportProduct, { params: { id } });
  const reports = (await queues()).get('reports');
  assert.equal(reports?.waiting, 1);
  assert.ok(Date.now() - Date.parse(reports?.since ?? '') < 60_000);
});

test('the export has every row of the period, and nothing in it is a formula', async () => {
  await sql`insert into search_days values (${today}, '=1+1', 1, 1)`;
  const csv = async (table: 'days' | 'brands' | 'places' | 'searches', days = 7) => {
    const { status, body, headers } = await admin.call(exportMarket, { query: { table, days } });
    assert.deepEqual([status, headers.get('content-disposition')], [200, 'attachment']);
    return parse(String(body), { bom: true }) as string[][];
  };
  const rows = await sql<{ day: string; figure: string; count: number }[]>`
    select day::text, figure, count::int from market_figures where cut = 'all' and day >= ${daysAgo(6)} order by day, figure`;
  const [heading, ...lines] = await csv('days');
  assert.deepEqual(heading, ['Day', 'Figure', 'Count', 'Amount']);
  assert.deepEqual(
    lines.map(([day, figure, count]) => [day, figure, Number(count)]),
    rows.map(({ day, figure, count }) => [day, figure, count]),
  );
  const figures = await todaysFigures();
  assert.equal(lines.find(([day, figure]) => day === today && figure === 'paid')?.[3], figures.paid?.amount.toFixed(2));
  assert.ok((await csv('brands')).some(([, brand]) => brand === 'YAMAHA'));
  assert.deepEqual((await csv('places'))[0], ['Day', 'Town', 'Figure', 'Count', 'Amount']);
  assert.deepEqual((await csv('searches'))[1], [daysAgo(1), 'vespa', '4', '4']);
  assert.ok((await csv('searches')).some(([, words]) => words === "'=1+1"));
});
