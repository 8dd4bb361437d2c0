import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCategoryProducts } from '#contract/categories.ts';
import {
  addProduct,
  advertiseProduct,
  listAdvertisedProducts,
  listSellerProducts,
  type Product,
  readProduct,
  removeProduct,
} from '#contract/products.ts';
import { removeUser, verifySeller } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf, letTimeRunOut } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { anAdvertisedProductOf, aProductOf, goodBike } from '../../test/products.ts';
import { moveDueDeals } from '../deals/deals.ts';

const began = Date.now();
const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller, another, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);

test('a product is listed as its seller described it', async () => {
  const before = Date.now();
  const id = await aProductOf(seller, { condition: 'Fair', categoryName: 'HERO' });
  const product = await seenBy(buyer, id, 'HERO');
  const { postDate, sellerId, ...facts } = product ?? ({} as Product);
  const { sellerPhone: _, ...shown } = goodBike;
  assert.equal(sellerId, await idOf(seller));
  assert.deepEqual(facts, {
    ...shown,
    img: '',
    _id: id,
    orgPrice: 2100,
    resalePrice: 1450.5,
    yearsOfUse: 3,
    condition: 'Fair',
    categoryName: 'HERO',
    sellerName: seller.name,
    isVarified: false,
    isAvailable: true,
    isReserved: false,
    isAdvertized: false,
    isReported: false,
    may: { book: true, ask: true, report: true, advertise: false, edit: false, remove: false, hide: false },
  });
  assert.ok(Math.abs(Date.parse(postDate) - before) < 60_000 && postDate.endsWith('Z'));
});

test('brand and condition have defaults', async () => {
  const { categoryName: _, condition: __, ...plain } = goodBike;
  const { body } = await seller.call(addProduct, { body: plain });
  const product = await seenBy(buyer, body.insertedId, 'YAMAHA');
  assert.deepEqual([product?.categoryName, product?.condition], ['YAMAHA', 'Excellent']);
});

test('seller and state come from the server, whatever the body says', async () => {
  const claims = {
    _id: '019a0000-0000-7000-8000-000000000abc',
    sellerName: another.name,
    sellerEmail: another.email,
    isVarified: true,
    isAvailable: false,
    isAdvertized: true,
    postDate: '1999-01-01T00:00:00.000Z',
    may: { book: false },
  };
  const id = await aProductOf(seller, claims);
  const product = await seenBy(seller, id);
  assert.notEqual(id, claims._id);
  assert.deepEqual([product?.sellerName, product?.sellerEmail], [seller.name, seller.email]);
  assert.deepEqual([product?.isVarified, product?.isAvailable, product?.isAdvertized], [false, true, false]);
  assert.ok(Date.parse(product?.postDate ?? '') > Date.now() - 60_000);
});

test('what a person may do depends on who they are', async () => {
  const id = await aProductOf(seller);
  const may = async (caller: Caller) => (await seenBy(caller, id))?.may;
  const none = { book: false, ask: false, report: false, advertise: false, edit: false, remove: false, hide: false };
  assert.deepEqual(await may(market.nobody), none);
  assert.deepEqual(await may(buyer), { ...none, book: true, ask: true, report: true });
  assert.deepEqual(await may(another), { ...none, book: true, ask: true, report: true });
  assert.deepEqual(await may(seller), { ...none, advertise: true, edit: true, remove: true });
  assert.deepEqual(await may(admin), { ...none, report: true, remove: true });
});

test('a product is advertised once and then shown on the landing page, to strangers too', async () => {
  const id = await aProductOf(seller);
  assert.equal((await advertised(market.nobody, id)).length, 0);
  const twice = await Promise.all([1, 2].map(() => seller.call(advertiseProduct, { params: { id } })));
  assert.deepEqual(twice.map(({ body }) => body.modifiedCount).sort(), [0, 1]);
  assert.equal((await advertised(market.nobody, id))[0]?.isAdvertized, true);
  assert.equal((await seenBy(seller, id))?.may.advertise, false);
  assert.equal((await seller.call(advertiseProduct, { params: { id } })).body.modifiedCount, 0);
});

test('only its seller advertises a product, and only one that is for sale', async () => {
  const id = await aProductOf(seller);
  assert.equal((await another.call(advertiseProduct, { params: { id } })).status, 404);
  assert.equal((await advertised(buyer, id)).length, 0);
  await seller.call(removeProduct, { params: { id } });
  assert.equal((await seller.call(advertiseProduct, { params: { id } })).status, 410);
  assert.equal((await another.call(advertiseProduct, { params: { id } })).status, 404);
  const sold = await aSoldProduct();
  const { status, body } = await seller.call(advertiseProduct, { params: { id: sold } });
  assert.deepEqual([status, body.code], [409, 'not-available']);
});

test('a seller sees all of their own products, newest first, the sold ones marked', async () => {
  const aSeller = await market.person('seller');
  const [first, second] = [await aProductOf(aSeller), await anAdvertisedProductOf(aSeller)];
  await aProductOf(seller);
  const sold = await aSoldProduct(aSeller);
  const { body } = await aSeller.call(listSellerProducts, { params: { email: aSeller.email } });
  assert.deepEqual(
    body.map(({ _id, isAvailable }) => [_id, isAvailable]),
    [
      [sold, false],
      [second, true],
      [first, true],
    ],
  );
  const may = { book: false, ask: false, report: false, advertise: false, edit: false, remove: false, hide: true };
  assert.deepEqual(body[0]?.may, may);
  const asAdmin = await admin.call(listSellerProducts, { params: { email: aSeller.email } });
  assert.equal(asAdmin.body.length, 3);
});

test('a removed product is gone everywhere; removing it again changes nothing', async () => {
  const id = await anAdvertisedProductOf(seller);
  assert.equal((await seller.call(removeProduct, { params: { id } })).body.deletedCount, 1);
  assert.equal(await seenBy(buyer, id), undefined);
  assert.equal((await advertised(buyer, id)).length, 0);
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email }, query: { limit: 100 } });
  assert.ok(!body.some(({ _id }) => _id === id));
  assert.equal((await seller.call(removeProduct, { params: { id } })).body.deletedCount, 0);
});

test('a product that somebody has booked or bought stays', async () => {
  const id = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, id);
  assert.equal((await seenBy(seller, id))?.may.remove, false);
  for (const caller of [seller, admin]) {
    const { status, body } = await caller.call(removeProduct, { params: { id } });
    assert.deepEqual([status, body.code], [409, 'booking-alive']);
  }
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  assert.equal((await seller.call(removeProduct, { params: { id } })).body.deletedCount, 1);
  const sold = await aSoldProduct();
  assert.equal((await seller.call(removeProduct, { params: { id: sold } })).status, 409);
});

test('a seller who becomes verified has the badge on all products in every list at once', async () => {
  const trusted = await market.person('seller');
  const id = await anAdvertisedProductOf(trusted);
  const badges = async () => [
    (await seenBy(market.nobody, id))?.isVarified,
    (await advertised(buyer, id))[0]?.isVarified,
    (await read(market.nobody, id)).body.isVarified,
    (await trusted.call(listSellerProducts, { params: { email: trusted.email } })).body[0]?.isVarified,
  ];
  assert.deepEqual(await badges(), [false, false, false, false]);
  // A concurrent read shows one state or the other.
  const verifying = admin.call(verifySeller, { params: { email: trusted.email } });
  const meanwhile = (await Promise.all([1, 2, 3].map(badges))).flat();
  assert.ok(meanwhile.every((badge) => typeof badge === 'boolean'));
  assert.equal((await verifying).body.modifiedCount, 1);
  assert.deepEqual(await badges(), [true, true, true, true]);
  assert.equal((await seenBy(market.nobody, await aProductOf(trusted)))?.isVarified, true);
});

test('anybody reads one product, also when it is held or sold, as they would find it in a list', async () => {
  const id = await aProductOf(seller);
  for (const caller of [market.nobody, buyer, seller, admin]) {
    const { photos, papers, service, revision, sellerJoinedAt, frameEnding, sameFrame, ...whole } = (
      await read(caller, id)
    ).body;
    const { isHandoverPending, isImported, takesOffers, priceHistory, sellerVerifiedSteps, ...product } = whole;
    assert.deepEqual(
      sellerVerifiedSteps.map(({ step }) => step),
      ['email'],
    );
    assert.deepEqual(product, await seenBy(caller, id));
    assert.equal(priceHistory.firstPrice, product.resalePrice);
    assert.deepEqual([isHandoverPending ?? false, takesOffers], [false, true]);
    assert.deepEqual([photos, papers, service, revision], [[], [], [], 1]);
    assert.ok(Date.parse(sellerJoinedAt) >= began && Date.parse(sellerJoinedAt) <= Date.now());
    assert.deepEqual(
      [frameEnding, isImported, sameFrame],
      [undefined, caller === seller ? false : undefined, caller === admin ? [] : undefined],
    );
  }
  const stages = async () => {
    const { isAvailable, isReserved, may } = (await read(another, id)).body;
    return [isAvailable, isReserved, may.book];
  };
  assert.deepEqual(await stages(), [true, false, true]);
  const bookingId = await aBookingOf(buyer, id);
  assert.deepEqual(await stages(), [true, true, false]);
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  await aPaidBookingOf(buyer, id, cards);
  assert.deepEqual(await stages(), [false, false, false]);
});

test('a product that was taken off the market is told from one that never was', async () => {
  const leaving = await market.person('seller');
  const [removed, left] = [await aProductOf(seller), await aProductOf(leaving)];
  await seller.call(removeProduct, { params: { id: removed } });
  await admin.call(removeUser, { params: { email: leaving.email } });
  for (const id of [removed, left])
    for (const caller of [market.nobody, buyer, seller, admin]) {
      const { status, body } = await read(caller, id);
      assert.deepEqual(
        [status, body.code, body.detail, 'productName' in body],
        [410, 'gone', 'This bike was taken off the market.', false],
      );
    }
  const { status, body } = await read(buyer, '019a0000-0000-7000-8000-00000000ffff');
  assert.deepEqual([status, body.code], [404, 'not-found']);
});

test('the database itself refuses prices and states that cannot be', async () => {
  const id = await aProductOf(seller);
  for (const change of [
    sql`resale_price_cents = 0`,
    sql`original_price_cents = -1`,
    sql`resale_price_cents = 1000000001`,
    sql`years_of_use = -1`,
    sql`status = 'lost'`,
    sql`condition = 'Perfect'`,
    sql`name = ''`,
  ])
    await assert.rejects(sql`update products set ${change} where id = ${id}`.execute(), { code: '23514' });
});

const read = (caller: Caller, id: string) => caller.call(readProduct, { params: { id } });

async function seenBy(caller: Caller, id: string, brandName = 'YAMAHA'): Promise<Product | undefined> {
  const { body } = await caller.call(listCategoryProducts, { params: { brandName }, query: { limit: 100 } });
  return body.find(({ _id }) => _id === id);
}

async function advertised(caller: Caller, id: string) {
  const { body } = await caller.call(listAdvertisedProducts, { query: { limit: 100 } });
  return body.filter(({ _id }) => _id === id);
}

async function aSoldProduct(by = seller) {
  const id = await aProductOf(by);
  await aPaidBookingOf(buyer, id, cards);
  return id;
}

async function idOf({ email }: Caller) {
  const [person] = await market.market.sql<{ id: string }[]>`select id from users where email = ${email}`;
  return person?.id;
}
