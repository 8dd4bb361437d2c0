import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct, listBookings, readBooking } from '#contract/bookings.ts';
import { listCategories, listCategoryProducts } from '#contract/categories.ts';
import {
  addProduct,
  advertiseProduct,
  editProduct,
  listAdvertisedProducts,
  listSellerProducts,
  readProduct,
  readProducts,
} from '#contract/products.ts';
import { listReportedProducts, reportProduct } from '#contract/reports.ts';
import { createUser, listUsers, readUser } from '#contract/users.ts';
import { openMarket } from '../../test/market.ts';
import { callerOf } from '../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';

const market = await openMarket();
const { nobody, person } = market;
const { sql, publicUrl } = market.market;
const [seller, buyer, admin] = await Promise.all([person('seller'), person('buyer'), person('admin')]);
const ELSEWHERE = 'https://pictures.example.org/fz.jpg';

test('an address elsewhere goes to its seller and to nobody else', async () => {
  const id = await aProductOf(seller, { img: ELSEWHERE });
  await seller.call(advertiseProduct, { params: { id } });
  await buyer.call(reportProduct, { params: { id } });
  const booking = await buyer.call(bookProduct, { body: { productId: id, ...meeting } });
  const bookingId = booking.body.insertedId;
  for (const other of [nobody, buyer, admin]) {
    const answers = [
      await other.call(readProduct, { params: { id } }),
      await other.call(readProducts, { query: { ids: id } }),
      await other.call(listAdvertisedProducts),
      await other.call(listCategoryProducts, { params: { brandName: 'YAMAHA' } }),
    ];
    for (const { status, body } of answers) {
      assert.equal(status, 200);
      assert.ok(JSON.stringify(body).includes(id));
      assert.doesNotMatch(JSON.stringify(body), /pictures\.example/);
    }
  }
  const more = [
    await buyer.call(listBookings, { params: { email: buyer.email } }),
    await buyer.call(readBooking, { params: { id: bookingId } }),
    await admin.call(listReportedProducts),
    await admin.call(listSellerProducts, { params: { email: seller.email } }),
  ];
  for (const { status, body } of more) {
    assert.equal(status, 200);
    assert.doesNotMatch(JSON.stringify(body), /pictures\.example/);
  }
  assert.equal((await seller.call(readProduct, { params: { id } })).body.img, ELSEWHERE);
});

test('an address that leads inside is refused by name, when listing and when editing', async () => {
  const id = await aProductOf(seller);
  for (const img of [
    'http://192.168.1.1/x',
    'https://me:pw@pictures.example.org/x',
    'https://pictures.example.org:81/x',
  ]) {
    const listed = await seller.call(addProduct, { body: { ...goodBike, img } });
    const edited = await seller.call(editProduct, { params: { id }, body: { ...goodBike, img, revision: 1 } });
    for (const { status, body } of [listed, edited])
      assert.deepEqual([status, body.errors?.map(({ field }) => field)], [400, ['img']], img);
  }
});

test('a picture on our own site is kept without our address, and shown to all; a call of ours is no picture', async () => {
  const id = await aProductOf(seller, { img: `${publicUrl}/pictures/hero.svg` });
  assert.equal((await nobody.call(readProduct, { params: { id } })).body.img, '/pictures/hero.svg');
  const call = await aProductOf(seller, { img: `${publicUrl}/api/auth/sign-out` });
  assert.equal((await nobody.call(readProduct, { params: { id: call } })).body.img, '');
});

test('a person’s picture elsewhere is shown to nobody, a brand’s is drawn instead', async () => {
  const email = 'pictured@example.test';
  const signed = (picture: string) => market.issuer.sign({ sub: 'pictured', email, email_verified: true, picture });
  const join = async (picture: string) => {
    const caller = callerOf(market.url, { email, idToken: await signed(picture) });
    await caller.call(createUser, { body: { email, name: 'Pictured', role: 'seller' } });
  };
  const seen = async () => {
    const listed = (await admin.call(listUsers, { query: { role: 'seller' } })).body.find((one) => one.email === email);
    return [listed?.photoURL, (await admin.call(readUser, { params: { email } })).body.photoURL];
  };
  await join('http://192.168.1.1/me.jpg');
  assert.deepEqual(await seen(), [undefined, undefined]);
  await join('https://pictures.example.org/me.jpg');
  assert.deepEqual(await seen(), [undefined, undefined]);
  await join('/pictures/avatar-salma-akter.svg');
  assert.deepEqual(await seen(), Array(2).fill('/pictures/avatar-salma-akter.svg'));
  await sql`update categories set picture = ${ELSEWHERE} where brand_name = 'BAJAJ'`;
  const { body } = await nobody.call(listCategories);
  assert.equal(body.find(({ brandName }) => brandName === 'BAJAJ')?.picture, '/pictures/brand-other-1.svg');
});
