import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { retireCategory } from '#contract/categories.ts';
import { recordPayment } from '#contract/payments.ts';
import { addProduct } from '#contract/products.ts';
import { openMarket } from './market.ts';
import { goodBike } from './products.ts';

const market = await openMarket();
const [seller, admin] = await Promise.all([market.person('seller'), market.person('admin')]);

test('no answer speaks the words of the validation library', async () => {
  const id = randomUUID();
  const refused = await Promise.all([
    seller.call(recordPayment, { body: { bookingId: id } }),
    admin.call(retireCategory, { params: { id }, body: {} }),
    seller.call(addProduct, { body: { ...goodBike, photos: 'none' } }),
  ]);
  for (const { status, body } of refused) {
    assert.equal(status, 400);
    assert.doesNotMatch(body.errors?.map(({ message }) => message).join() ?? '', /invalid|expected|received/i);
  }
});
