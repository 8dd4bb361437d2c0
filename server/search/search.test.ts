import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCategory, retireCategory } from '#contract/categories.ts';
import { removeProduct } from '#contract/products.ts';
import { type SearchAddress, searchProducts } from '#contract/search.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const cards = cardHolder(market);
const [admin, buyer] = await Promise.all([market.person('admin'), market.person('buyer')]);
const DHAKA = 1185241;

async function found(query: SearchAddress, by = market.nobody) {
  const { status, body } = await by.call(searchProducts, { query });
  assert.equal(status, 200, JSON.stringify([query, body]));
  return body;
}

const idsOf = async (query: SearchAddress) => (await found(query)).products.map(({ _id }) => _id);

async function newBrand(brandName: string) {
  const { body } = await admin.call(addCategory, { body: { brandName } });
  const seller = await market.person('seller');
  const list = (changes: Record<string, unknown> = {}) =>
    aProductOf(seller, {
      productName: 'Seen any day',
      categoryName: brandName,
      sellerLocation: 'Where it stands',
      ...changes,
    });
  return { id: body.insertedId, list };
}

test('a bike is found as soon as it is listed, as long as it is reserved, and not when it is sold or removed', async () => {
  const { list } = await newBrand('COMING');
  const [plain, booked, paid, removed] = [await list(), await list(), await list(), await list()];
  await aBookingOf(buyer, booked);
  await aPaidBookingOf(buyer, paid, cards);
  await admin.call(removeProduct, { params: { id: removed } });
  assert.deepEqual(await idsOf({ brand: 'coming' }), [booked, plain]);
});

test('a brand that is retired has no bikes and is no choice, until it is brought back', async () => {
  const { id, list } = await newBrand('RESTING');
  const bike = await list({ placeId: DHAKA });
  await admin.call(retireCategory, { params: { id }, body: { isRetired: true } });
  const wishes: SearchAddress[] = [{ brand: 'RESTING' }, { place: String(DHAKA), sort: 'nearest' }, { q: 'serviced' }];
  for (const wish of wishes) assert.ok(!(await idsOf(wish)).includes(bike), JSON.stringify(wish));
  const { choices } = await found({});
  assert.ok(!choices?.brand.some(({ value }) => value === 'RESTING'));
  await admin.call(retireCategory, { params: { id }, body: { isRetired: false } });
  assert.deepEqual(await idsOf({ brand: 'RESTING' }), [bike]);
});

test('what is not known comes last, and fits no filter on it', async () => {
  const { list } = await newBrand('UNSURE');
  const unknown = await list({ yearsOfUse: 30 });
  const old = await list({ modelYear: 2012, kilometres: 90_000, engineCc: 150 });
  const cheap = await list({ modelYear: 2020, kilometres: 5_000, engineCc: 220, resalePrice: 500 });
  const dear = await list({ modelYear: 2020, kilometres: 20_000, engineCc: 220, resalePrice: 900 });
  const brand = 'UNSURE';
  assert.deepEqual(await idsOf({ brand, sort: 'kilometres' }), [cheap, dear, old, unknown]);
  assert.deepEqual(await idsOf({ brand, sort: 'year' }), [dear, cheap, old, unknown]);
  assert.deepEqual(await idsOf({ brand, sort: 'price-up' }), [cheap, dear, unknown, old]);
  for (const wish of [{ maxKm: '2000000' }, { minKm: '0' }, { minCc: '0' }, { maxCc: '3000' }])
    assert.deepEqual(await idsOf({ brand, sort: 'newest', ...wish }), [dear, cheap, old], JSON.stringify(wish));
});

test('what has the words in its title comes first, and the nearest towns come first', async () => {
  const { list } = await newBrand('ORDERED');
  const inTitle = await list({ productName: 'Velvet seat', placeId: 1275339 });
  const described = await list({ disc: 'With a velvet seat.', placeId: DHAKA });
  await list();
  assert.deepEqual(await idsOf({ brand: 'ORDERED', q: 'velvet' }), [inTitle, described]);
  assert.deepEqual(await idsOf({ brand: 'ORDERED', q: 'velvet', sort: 'newest' }), [described, inTitle]);
  assert.deepEqual(await idsOf({ brand: 'ORDERED', place: String(DHAKA), within: '500', sort: 'nearest' }), [
    described,
  ]);
});

test('pages go on where they ended while bikes come and go', async () => {
  const { list } = await newBrand('BUSY');
  const bikes: string[] = [];
  for (let nth = 0; nth < 60; nth++) bikes.push(await list({ resalePrice: 100 + (nth % 7) }));
  for (const sort of ['newest', 'price-down'] as const) {
    const [coming, first] = [[] as string[], await found({ brand: 'BUSY', sort })];
    const last = first.products.at(-1)?._id ?? '';
    await admin.call(removeProduct, { params: { id: last } });
    coming.push(await list({ resalePrice: 9_000 }), await list({ resalePrice: 9_000 }));
    const seen = first.products.map(({ _id }) => _id);
    for (let { after } = first; after; ) {
      const page = await found({ brand: 'BUSY', sort, after });
      seen.push(...page.products.map(({ _id }) => _id));
      after = page.after;
    }
    assert.deepEqual(new Set(seen).size, seen.length);
    assert.deepEqual(seen.toSorted(), bikes.toSorted(), sort);
    bikes.splice(bikes.indexOf(last), 1);
    bikes.push(...coming);
  }
});

test('where nothing is found, what would find something is offered with its count', async () => {
  const { list } = await newBrand('SCARCE');
  await list({ modelYear: 2015, resalePrice: 700, condition: 'Fair', disc: 'Kept under a ribbon.' });
  await list({ modelYear: 2020, resalePrice: 900, condition: 'Good' });
  const byPrice = await found({ brand: 'SCARCE', condition: 'Fair', maxPrice: '500' });
  assert.deepEqual(byPrice.products, []);
  assert.deepEqual(byPrice.total, { bikes: 0, about: false });
  const [offer, ...others] = byPrice.nearest;
  assert.deepEqual(offer, {
    text: 'At any price',
    query: 'brand=SCARCE&condition=Fair',
    count: { bikes: 1, about: false },
  });
  assert.deepEqual(others, []);
  const byWord = await found({ brand: 'SCARCE', q: 'ribbon lantern', literal: 'yes' });
  assert.deepEqual(byWord.nearest, [
    { text: 'Without “lantern”', query: 'q=ribbon&literal=yes&brand=SCARCE', count: { bikes: 1, about: false } },
  ]);
});

test('where nothing fits everything, the closest come, page by page', async () => {
  const { list } = await newBrand('NEARLY');
  const ids = [];
  for (let nth = 0; nth < 30; nth++) ids.push(await list({ disc: nth ? 'Kept dry.' : 'With a wimple.' }));
  const wish = { brand: 'NEARLY', q: 'wimple xqzzt' };
  const first = await found(wish);
  assert.equal(first.relaxed, true);
  assert.deepEqual(
    first.meant.chips.map(({ text, optional }) => [text, optional]),
    [
      ['Nearly', false],
      ['“wimple”', true],
      ['“xqzzt”', true],
    ],
  );
  const second = await found({ ...wish, after: first.after ?? '' });
  const shown = [...first.products, ...second.products].map(({ _id }) => _id);
  assert.equal(shown[0], ids[0]);
  assert.deepEqual(shown.toSorted(), ids.toSorted());
  const literally = await found({ ...wish, literal: 'yes' });
  assert.deepEqual([literally.relaxed, literally.products], [false, []]);
});

test('a page that starts nowhere is refused with the name of the field', async () => {
  const { list } = await newBrand('PAGED');
  for (let nth = 0; nth < 25; nth++) await list();
  const { after = '' } = await found({ brand: 'PAGED', sort: 'price-up' });
  const wrong = ['x', after.slice(1), `${after}A`, 'A'.repeat(34), 'f'.repeat(34), after.slice(0, -1)];
  for (const wish of [...wrong.map((after) => ({ after, sort: 'price-up' as const })), { after }]) {
    const { status, body } = await market.nobody.call(searchProducts, { query: { brand: 'PAGED', ...wish } });
    assert.deepEqual([status, body.errors?.map(({ field }) => field)], [400, ['after']], JSON.stringify(wish));
  }
});

test('contact details are for the seller, and what can be done for people who are signed in', async () => {
  const { list } = await newBrand('DISCREET');
  await list();
  const [reported, kept] = await Promise.all(
    [buyer, market.nobody].map(async (by) => (await found({ brand: 'DISCREET' }, by)).products[0]),
  );
  assert.ok(reported && !reported.sellerPhone && !reported.sellerEmail && reported.may.book);
  assert.ok(kept && !kept.sellerPhone && !kept.sellerEmail && !kept.may.book);
});

test('a word that is too long for the shelf is found by what stands there of it', async () => {
  const { list } = await newBrand('LONGWINDED');
  const productName = 'ขายรถมอเตอร์ไซค์ยามาฮ่ามือสองสภาพดีราคาถูก';
  const id = await list({ productName });
  assert.deepEqual(await idsOf({ q: productName }), [id]);
});
