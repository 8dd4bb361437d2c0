import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchProducts, suggestSearches } from '#contract/search.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf } from '../../../test/products.ts';

const [DHAKA, MUMBAI] = [1_185_241, 1_275_339];

const market = await openMarket();
const seller = await market.person('seller');
for (const bike of [
  { productName: 'Pulsar 150', categoryName: 'BAJAJ', modelId: 'bajaj-pulsar-150', placeId: DHAKA },
  { productName: 'Pulsar 150', categoryName: 'BAJAJ', modelId: 'bajaj-pulsar-150', placeId: DHAKA },
  { productName: 'Pulsar NS 200', categoryName: 'BAJAJ', modelId: 'bajaj-pulsar-ns-200', placeId: DHAKA },
  { productName: 'FZ', categoryName: 'YAMAHA', modelId: 'yamaha-fz', placeId: MUMBAI },
])
  await aProductOf(seller, bike);

async function suggested(q: string) {
  const { status, body } = await market.nobody.call(suggestSearches, { query: { q } });
  assert.equal(status, 200);
  return body;
}

const finding = async (q: string) =>
  (await suggested(q))
    .filter(({ count }) => count?.bikes !== 0)
    .map(({ text, query, count }) => [text, query, count?.bikes]);

test('models, each and together, with how many there are; also misspelled and behind their brand', async () => {
  const pulsars = [
    ['Pulsar', 'q=Pulsar&brand=BAJAJ', 3],
    ['Pulsar 150', 'model=bajaj-pulsar-150', 2],
  ];
  for (const q of ['pul', 'bajaj pul', 'palsa']) assert.deepEqual((await finding(q)).slice(0, 2), pulsars, q);
  assert.deepEqual((await finding('pulsar 150'))[0], pulsars[1]);
});

test('brands and places', async () => {
  assert.deepEqual((await finding('baj'))[0], ['Bajaj', 'brand=BAJAJ', 3]);
  assert.deepEqual((await finding('yamh'))[0], ['Yamaha', 'brand=YAMAHA', 1]);
  assert.deepEqual((await finding('dhak'))[0], ['Dhaka', `place=${DHAKA}`, 3]);
  assert.deepEqual((await finding('bomba'))[0], ['Mumbai', `place=${MUMBAI}`, 1]);
});

test('a place behind what was said before', async () => {
  const [first] = await suggested('fz mumb');
  assert.deepEqual([first?.text, first?.query, first?.count], ['FZ near Mumbai', `q=fz&place=${MUMBAI}`, undefined]);
});

test('what finds no bike comes last, and each suggestion finds as many as it says', async () => {
  for (const q of ['p', 'pul', 'fz', 'hero', 'dha', 'yamaha', 'pulsar 1']) {
    const all = await suggested(q);
    assert.ok(all.length > 0 && all.length <= 8, q);
    const isFinding = all.map(({ count }) => count?.bikes !== 0);
    assert.deepEqual(
      isFinding,
      isFinding.toSorted((a, b) => Number(b) - Number(a)),
      q,
    );
    for (const { text, query, count } of all) {
      const { body } = await market.nobody.call(searchProducts, {
        query: Object.fromEntries(new URLSearchParams(query)),
      });
      if (count) assert.deepEqual(body.total, count, text);
    }
  }
});

test('for nothing nothing is suggested', async () => {
  for (const q of ['', '  ', '🏍️', '%']) assert.deepEqual(await suggested(q), [], q);
});
