import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct, readBooking } from '#contract/bookings.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import { editProduct, readProduct } from '#contract/products.ts';
import { letTimeRunOut } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import { moveDueDeals } from '../deals/deals.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

test('of twenty edits at once one wins each revision', async () => {
  const id = await aProductOf(seller);
  for (let revision = 1; revision <= 3; revision++) {
    const wishes = Array.from({ length: 20 }, (_, at) => ({ ...goodBike, kilometres: revision * 100 + at, revision }));
    const replies = await Promise.all(wishes.map((wish) => edit(seller, id, wish)));
    const won = replies.flatMap(({ status }, at) => (status === 200 ? [wishes[at]?.kilometres] : []));
    assert.equal(won.length, 1);
    assert.deepEqual(
      [
        ...new Set(
          replies.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.code].join()),
        ),
      ],
      ['409,changed-meanwhile'],
    );
    const bike = await read(buyer, id);
    assert.deepEqual([bike.kilometres, bike.revision], [won[0], revision + 1]);
  }
  const { body } = await seller.call(listProductChanges, { params: { id } });
  const edits = body.map(({ fields }) => fields.map(({ before, after }) => [before, after]));
  assert.deepEqual(
    edits.map(([change]) => change?.[0]),
    [edits[1]?.[0]?.[1], edits[2]?.[0]?.[1], ''],
  );
});

test('a bike that is changed and booked at the same moment is booked at the price that it has', async () => {
  for (let round = 0; round < 40; round++) {
    const id = await aProductOf(seller);
    const [edited, booked] = await Promise.all([
      edit(seller, id, { ...goodBike, resalePrice: 1999, revision: 1 }),
      book(buyer, id, {}),
    ]);
    assert.equal(booked.status, 200);
    const [bike, booking] = [await read(seller, id), await readBack(booked.body.insertedId)];
    assert.equal(booking.resalePrice, bike.resalePrice);
    assert.equal(bike.resalePrice, edited.status === 200 ? 1999 : goodBike.resalePrice);
    if (edited.status !== 200) assert.deepEqual([edited.status, edited.body.code], [409, 'not-available']);
  }
});

test('nobody books at a price that they have not seen', async () => {
  const id = await aProductOf(seller);
  await edit(seller, id, { ...goodBike, resalePrice: 1500, revision: 1 });
  await edit(seller, id, { ...goodBike, resalePrice: 1600, revision: 2 });
  for (const resalePrice of [goodBike.resalePrice, 1500]) {
    const { status, body } = await book(buyer, id, { resalePrice });
    assert.deepEqual([status, body.code, 'acknowledged' in body], [409, 'price-changed', false]);
    assert.match(body.detail ?? '', /\$1,600 now/);
  }
  assert.equal((await read(buyer, id)).isReserved, false);
  assert.equal((await sql`select 1 from bookings where product_id = ${id}`).length, 0);
  const { body } = await book(buyer, id, { resalePrice: 1600 });
  assert.equal((await readBack(body.insertedId)).resalePrice, 1600);
});

test('whether a price is a former one does not depend on how prices are written', async () => {
  const id = await aProductOf(seller);
  await edit(seller, id, { ...goodBike, resalePrice: 1600, revision: 1 });
  await sql`update events set facts = jsonb_set(facts, '{resalePrice,0}', '"1450,50 USD"') where product_id = ${id}`;
  const { status, body } = await book(buyer, id, { resalePrice: goodBike.resalePrice });
  assert.deepEqual([status, body.code], [409, 'price-changed']);
});

test('a buyer who asks for the old price while it is changed gets the bike at it, or is told of the new one', async () => {
  for (let round = 0; round < 40; round++) {
    const id = await aProductOf(seller);
    const [edited, booked] = await Promise.all([
      edit(seller, id, { ...goodBike, resalePrice: 1999, revision: 1 }),
      book(buyer, id, { resalePrice: goodBike.resalePrice }),
    ]);
    if (edited.status === 200) assert.deepEqual([booked.status, booked.body.code], [409, 'price-changed']);
    else assert.equal((await readBack(booked.body.insertedId)).resalePrice, goodBike.resalePrice);
    const bike = await read(buyer, id);
    assert.deepEqual([bike.resalePrice, bike.isReserved], edited.status === 200 ? [1999, false] : [1450.5, true]);
  }
});

test('a bike that comes free again is changed by its seller or booked by the next, never half', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await aProductOf(seller);
    const { body } = await book(buyer, id, {});
    await letTimeRunOut(sql, body.insertedId);
    const [edited, booked] = await Promise.all([
      edit(seller, id, { ...goodBike, resalePrice: 1999, revision: 1 }),
      book(buyer, id, {}),
      moveDueDeals(market.market),
    ]);
    assert.equal(booked.status, 200);
    const paid = await readBack(booked.body.insertedId);
    assert.equal(paid.resalePrice, edited.status === 200 ? 1999 : goodBike.resalePrice);
  }
});

const edit = (caller: Caller, id: string, body: object) => caller.call(editProduct, { params: { id }, body });
const book = (caller: Caller, productId: string, details: object) =>
  caller.call(bookProduct, { body: { productId, ...meeting, ...details } });
const read = async (caller: Caller, id: string) => (await caller.call(readProduct, { params: { id } })).body;
const readBack = async (id: string) => (await buyer.call(readBooking, { params: { id } })).body;
