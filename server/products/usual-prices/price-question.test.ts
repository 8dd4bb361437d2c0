import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { changePrices, type PriceChange } from '#contract/bulk.ts';
import { addProduct, editProduct, listSellerProducts, readProduct } from '#contract/products.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { contentsOf } from '../../../test/contents.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf, describedBike } from '../../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [dealer, seller, buyer] = await Promise.all([
  market.person('seller'),
  market.person('seller'),
  market.person('buyer'),
]);
const DELHI = 1273294;
const bike = { ...describedBike, resalePrice: 1000 };
for (let nth = 0; nth < 5; nth++) await aProductOf(dealer, bike);

const add = (changes: object, key?: string) =>
  seller.call(addProduct, { body: { ...bike, ...changes }, ...(key ? { key } : {}) });
const edit = (id: string, revision: number, changes: object) =>
  seller.call(editProduct, { params: { id }, body: { ...bike, revision, ...changes } });
const TOO_LITTLE = '$100: others ask about $1,000 for such a bike. Is it a deposit, or is a digit missing?';
const TOO_MUCH = '$10,000: others ask about $1,000 for such a bike. Is a digit too many?';
/** Removes what the next test would compare with. */
const forget = async ({ email }: Caller) => {
  await sql`delete from shelf where product_id in
    (select p.id from products p join users u on u.id = p.seller_id where u.email = ${email})`;
};

test('a price unlike what others ask is asked about, and nothing is listed until exactly that is confirmed', async () => {
  const before = await contentsOf(sql);
  for (const [resalePrice, question] of [
    [100, TOO_LITTLE],
    ['10,000', TOO_MUCH],
  ] as const) {
    const { status, body } = await add({ resalePrice });
    assert.deepEqual([status, body], [
      409,
      {
        status: 409,
        title: 'Please confirm the price',
        detail: question,
        code: 'price-unusual',
        errors: [{ field: 'resalePrice', message: question }],
      },
    ] as unknown);
    assert.equal((await add({ resalePrice, confirmedPrice: 999 })).body.code, 'price-unusual');
  }
  assert.deepEqual(await contentsOf(sql), before);
  assert.equal((await add({ resalePrice: '100', confirmedPrice: '$100' })).status, 200);
  await forget(seller);
});

test('usual prices, other countries, and bikes without a chosen model or place are not asked about', async () => {
  for (const changes of [
    { resalePrice: 400 },
    { resalePrice: 2500 },
    { resalePrice: 100, placeId: DELHI },
    { resalePrice: 100, placeId: undefined },
    { resalePrice: 100, modelId: undefined },
    { resalePrice: 100, modelYear: 2012 },
  ])
    assert.equal((await add(changes)).status, 200, JSON.stringify(changes));
  await forget(seller);
});

test('a number typed to fill the field is asked about where nothing is known', async () => {
  const { status, body } = await add({ resalePrice: 12_345, modelId: undefined });
  assert.deepEqual([status, body.detail], [409, '$12,345 looks typed to fill the field. Is it the price?'] as unknown);
  assert.equal((await add({ resalePrice: 12_345, modelId: undefined, confirmedPrice: 12_345 })).status, 200);
  await forget(seller);
});

test('a key whose first try was asked about lists once, and its answer is given again without the confirmation', async () => {
  const key = randomUUID();
  assert.equal((await add({ resalePrice: 100 }, key)).status, 409);
  const confirmed = await Promise.all([1, 2, 3].map(() => add({ resalePrice: 100, confirmedPrice: 100 }, key)));
  assert.deepEqual(new Set(confirmed.map(({ status }) => status)), new Set([200]));
  const { body } = await add({ resalePrice: 100 }, key);
  assert.deepEqual(new Set([...confirmed, { body }].map(({ body: { insertedId } }) => insertedId)).size, 1);
  const { body: mine } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  assert.equal(mine.filter(({ _id }) => _id === body.insertedId).length, 1);
  await forget(seller);
});

test('an edit is asked about a new price or a new model, and about nothing else', async () => {
  const id = await aProductOf(seller, { ...bike, resalePrice: 100, confirmedPrice: 100 });
  assert.equal((await edit(id, 1, { resalePrice: 100, disc: 'A gift.' })).status, 200);
  const edited = await edit(id, 2, { resalePrice: 10_000 });
  assert.deepEqual([edited.status, edited.body.detail], [409, TOO_MUCH] as unknown);
  assert.equal((await edit(id, 1, { resalePrice: 10_000 })).body.code, 'changed-meanwhile');
  assert.equal((await seller.call(readProduct, { params: { id } })).body.resalePrice, 100);
  assert.equal((await edit(id, 2, { resalePrice: 10_000, confirmedPrice: 10_000 })).body.revision, 3);
  const other = { modelId: 'bajaj-discover-125', resalePrice: 100 };
  assert.equal((await edit(id, 3, other)).body.revision, 4);
  assert.equal((await edit(id, 4, { resalePrice: 100 })).body.detail, TOO_LITTLE);
  await forget(seller);
});

test('of several prices those that are asked about stay, the others change, and one or all are confirmed', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => aProductOf(seller, bike)));
  const [one, two, three, booked] = ids as [string, string, string, string];
  const elsewhere = await aProductOf(seller, { ...bike, placeId: DELHI });
  await aBookingOf(buyer, booked);
  const change = (_id: string, resalePrice: number, confirmedPrice?: number) => ({
    _id,
    formerPrice: 1000,
    resalePrice,
    ...(confirmedPrice && { confirmedPrice }),
  });
  const reprice = async (...changes: (PriceChange | ReturnType<typeof change>)[]) =>
    (await seller.call(changePrices, { body: { changes } })).body.outcomes.map(({ outcome, question }) =>
      question ? `${outcome}: ${question}` : outcome,
    );
  const first = [
    change(one, 100),
    change(two, 10_000),
    change(three, 900),
    change(booked, 100),
    change(elsewhere, 100),
  ];
  const answers = [`price-unusual: ${TOO_LITTLE}`, `price-unusual: ${TOO_MUCH}`, 'done', 'reserved', 'done'];
  assert.deepEqual(await reprice(...first), answers);
  assert.deepEqual(await reprice(change(one, 100, 101)), [answers[0]]);
  assert.deepEqual(await reprice(change(one, 100, 100), change(two, 10_000)), ['done', answers[1]]);
  assert.deepEqual(await reprice(change(one, 100), change(two, 10_000, 10_000)), ['unchanged', 'done']);
  assert.deepEqual(await reprice({ ...change(one, 10_000), formerPrice: 555 }), ['changed-meanwhile']);
});
