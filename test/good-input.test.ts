import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as bookings from '#contract/bookings.ts';
import * as categories from '#contract/categories.ts';
import * as products from '#contract/products.ts';
import * as users from '#contract/users.ts';
import { strangeTexts } from './bad-values.ts';
import { openMarket } from './market.ts';
import { aProductOf, meeting } from './products.ts';

const market = await openMarket();
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

test('strange but honest text is kept to the letter', async () => {
  for (const text of strangeTexts) {
    const id = await aProductOf(seller, { productName: text, sellerLocation: text, disc: `${text}\n\n${text}` });
    const { body } = await seller.call(products.listSellerProducts, {
      params: { email: seller.email },
      query: { limit: 1 },
    });
    const [product] = body;
    const normalized = text.normalize('NFC');
    assert.equal(product?._id, id, text);
    assert.deepEqual(
      [product?.productName, product?.sellerLocation, product?.disc],
      [normalized, normalized, `${normalized}\n\n${normalized}`],
    );
    const ticket = await buyer.call(bookings.bookProduct, { body: { productId: id, ...meeting, location: text } });
    const read = await buyer.call(bookings.readBooking, { params: { id: ticket.body.insertedId } });
    assert.deepEqual([read.body.location, read.body.productName], [normalized, normalized]);
    const person = await market.person('buyer', { name: text });
    assert.equal((await admin.call(users.readUser, { params: { email: person.email } })).body.name, normalized);
  }
  assert.equal((await buyer.call(categories.listCategories)).body.length, 3);
});

test('prices and years are taken as numbers and as their text', async () => {
  const prices: [unknown, number][] = [
    [0.5, 0.5],
    ['0.50', 0.5],
    [' 12.5 ', 12.5],
    ['999999.99', 999_999.99],
    ['$1,200.50', 1200.5],
    ['1 200', 1200],
    [1450.5, 1450.5],
    ['0019.90', 19.9],
    [4.35, 4.35],
  ];
  for (const [sent, read] of prices) {
    const id = await aProductOf(seller, { orgPrice: sent, resalePrice: sent, yearsOfUse: '2.5' });
    const { body } = await seller.call(products.listSellerProducts, {
      params: { email: seller.email },
      query: { limit: 1 },
    });
    assert.deepEqual(
      [body[0]?._id, body[0]?.orgPrice, body[0]?.resalePrice, body[0]?.yearsOfUse],
      [id, read, read, 2.5],
    );
  }
});
