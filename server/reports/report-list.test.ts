import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeProduct } from '#contract/products.ts';
import { dismissReports, listReportedProducts, type ReportedProduct, reportProduct } from '#contract/reports.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const [admin, dealer, rider] = await Promise.all([
  market.person('admin'),
  market.person('seller', { name: 'Dealer Da Silva' }),
  market.person('seller', { name: 'Rider 100%' }),
]);
const crowd = await Promise.all(Array.from({ length: 4 }, () => market.person('buyer')));

// Reports per bike, made in this order: the last is the newest.
const bikes = { Classic: 2, Bandit: 4, Apache: 1, Dream: 2, Express: 3 };
const ids: Record<string, string> = {};
for (const [productName, reports] of Object.entries(bikes)) {
  const seller = productName === 'Dream' ? rider : dealer;
  const id = await aProductOf(seller, { productName, categoryName: productName === 'Express' ? 'HERO' : 'YAMAHA' });
  ids[productName] = id;
  for (const person of crowd.slice(0, reports)) await person.call(reportProduct, { params: { id } });
}
const NEWEST = ['Express', 'Dream', 'Apache', 'Bandit', 'Classic'];
const MOST = ['Bandit', 'Express', 'Dream', 'Classic', 'Apache'];

test('the last reported comes first, or what most people reported; page by page, each once', async () => {
  for (const [sort, names] of Object.entries({ newest: NEWEST, most: MOST })) {
    const pages = await pagesOf<ReportedProduct>(market.url, admin, `/report?limit=2&sort=${sort}`);
    assert.deepEqual(
      pages.map((page) => page.length),
      [2, 2, 1],
    );
    assert.deepEqual(
      pages.flat().map(({ productName }) => productName),
      names,
    );
  }
  assert.deepEqual(await list({}), NEWEST);
});

test('a search finds bikes, brands and sellers by any part of them, to the letter', async () => {
  assert.deepEqual(await list({ search: 'BANDI' }), ['Bandit']);
  assert.deepEqual(await list({ search: 'hero' }), ['Express']);
  assert.deepEqual(await list({ search: 'da silva', sort: 'most' }), ['Bandit', 'Express', 'Classic', 'Apache']);
  assert.deepEqual(await list({ search: rider.email }), ['Dream']);
  assert.deepEqual(await list({ search: '%' }), ['Dream']);
  for (const search of ['_', '\\', '%%', "'"]) assert.deepEqual(await list({ search }), [], search);
  const pages = await pagesOf<ReportedProduct>(market.url, admin, '/report?limit=3&search=silva');
  assert.deepEqual(
    pages.map((page) => page.map(({ productName }) => productName)),
    [['Express', 'Apache', 'Bandit'], ['Classic']],
  );
});

test('the next page goes on where it was when the last product was dismissed or removed meanwhile', async () => {
  const next = async (sort: string, name: string) => list({ sort, after: ids[name] ?? '' });
  await admin.call(removeProduct, { params: { id: ids.Apache } });
  assert.deepEqual(await next('newest', 'Apache'), ['Bandit', 'Classic']);
  assert.deepEqual(await next('most', 'Apache'), []);
  await admin.call(dismissReports, { params: { id: ids.Express } });
  assert.deepEqual(await next('most', 'Express'), ['Dream', 'Classic']);
  assert.deepEqual(await next('newest', 'Express'), ['Dream', 'Bandit', 'Classic']);
  await admin.call(dismissReports, { params: { id: ids.Classic } });
  await crowd[3]?.call(reportProduct, { params: { id: ids.Classic } });
  assert.deepEqual(await list({}), ['Classic', 'Dream', 'Bandit']);
  assert.deepEqual(await next('newest', 'Classic'), ['Dream', 'Bandit']);
  assert.deepEqual(await next('most', 'Dream'), ['Classic']);
});

async function list(query: object) {
  const { body } = await admin.call(listReportedProducts, { query });
  return body.map(({ productName }) => productName);
}
