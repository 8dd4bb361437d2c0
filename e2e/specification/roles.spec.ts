import { randomUUID } from 'node:crypto';
import { bookProduct, readBooking } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { addProduct, advertiseProduct, listSellerProducts, removeProduct } from '#contract/products.ts';
import { dismissReports, listReportedProducts, reportProduct } from '#contract/reports.ts';
import { listUsers, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { goodBike, meeting } from '../../test/products.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aBikeOf, aDeal, type Deal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { pay } from './payment.ts';
import { dashboardMenu, header, heading, row } from './screen.ts';
import { shows } from './shows.ts';

let deal: Deal;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  [deal, admin] = await Promise.all([aDeal(marketplace), theAdmin(marketplace)]);
});

test('what buyers, sellers and admins do', async ({ marketplace }) => {
  const { url } = marketplace;
  const [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);

  await shows('Roles: buyer, seller, admin.', async () => {
    for (const [role, { email }] of Object.entries({ buyer, seller, admin }))
      expect((await admin.call(readUser, { params: { email } })).body.role).toBe(role);
  });

  await shows('Buyers book products and pay for them.', async () => {
    const productId = await aBikeOf(seller, marketplace);
    const { body } = await buyer.call(bookProduct, { body: { productId, ...meeting } });
    expect(body.acknowledged).toBe(true);
    const transactionId = await pay({ buyer, bookingId: body.insertedId });
    const booking = await buyer.call(readBooking, { params: { id: body.insertedId } });
    expect(booking.body).toMatchObject({ paid: true, transactionId });
  });

  await shows('Sellers list products.', async () => {
    const id = await aBikeOf(seller, marketplace, { categoryName: 'HERO' });
    const { body } = await buyer.call(listCategoryProducts, { params: { brandName: 'HERO' } });
    expect(body[0]).toMatchObject({ _id: id, sellerName: seller.name });
  });

  await shows('Admins manage buyers, sellers and reported items.', async () => {
    for (const role of ['buyer', 'seller'] as const) {
      const { body } = await admin.call(listUsers, { query: { role } });
      expect(new Set(body.map((user) => user.role))).toEqual(new Set([role]));
    }
    expect((await admin.call(listReportedProducts)).status).toBe(200);
  });

  await shows('Seller: adds products, sees own products, advertises and deletes them.', async () => {
    const seller = await newcomer(marketplace.url, 'seller');
    const id = (await seller.call(addProduct, { body: goodBike })).body.insertedId;
    const own = async () => (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
    expect((await own()).map(({ _id }) => _id)).toEqual([id]);
    expect((await seller.call(advertiseProduct, { params: { id } })).body.modifiedCount).toBe(1);
    expect((await seller.call(removeProduct, { params: { id } })).body.deletedCount).toBe(1);
    expect(await own()).toEqual([]);
  });

  await shows(
    'Admin: lists buyers and sellers, deletes users, verifies sellers, lists and deletes reported items.',
    async () => {
      const seller = await newcomer(marketplace.url, 'seller');
      const { email } = seller;
      const id = await aBikeOf(seller, marketplace);
      await deal.buyer.call(reportProduct, { params: { id } });
      const reported = async () => (await admin.call(listReportedProducts)).body.map(({ _id }) => _id);
      const sellers = async () => (await admin.call(listUsers, { query: { role: 'seller' } })).body;
      expect(await reported()).toContain(id);
      expect((await admin.call(dismissReports, { params: { id } })).body.deletedCount).toBe(1);
      expect(await reported()).not.toContain(id);
      expect((await sellers())[0]).toMatchObject({ email, isVarified: false });
      expect((await admin.call(verifySeller, { params: { email } })).body.modifiedCount).toBe(1);
      expect((await sellers())[0]).toMatchObject({ email, isVarified: true });
      expect((await admin.call(removeUser, { params: { email } })).body.deletedCount).toBe(1);
      expect((await sellers()).map((user) => user.email)).not.toContain(email);
      const buyers = await admin.call(listUsers, { query: { role: 'buyer' } });
      expect(buyers.body.map((user) => user.email)).toContain(deal.buyer.email);
    },
  );
});

test('what the server refuses', async ({ marketplace }) => {
  await shows('The client only hides menu items. Server enforcement: not shown.', async () => {
    const { buyer, seller, productId: id } = deal;
    const { email } = seller;
    const stranger = await newcomer(marketplace.url, 'seller');
    const statuses = [
      (await buyer.call(addProduct, { body: goodBike })).status,
      (await buyer.call(listUsers, { query: { role: 'buyer' } })).status,
      (await seller.call(verifySeller, { params: { email } })).status,
      (await seller.call(removeUser, { params: { email: buyer.email } })).status,
      (await seller.call(listReportedProducts)).status,
      (await stranger.call(listSellerProducts, { params: { email } })).status,
      (await stranger.call(advertiseProduct, { params: { id } })).status,
      (await stranger.call(removeProduct, { params: { id } })).status,
    ];
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 404, 404]);
  });

  await shows('Some requests send a bearer access token and some do not.', async () => {
    const nobody = callerOf(`${marketplace.url}/api`);
    const { productId, seller } = deal;
    const statuses = [
      (await nobody.call(addProduct, { body: { ...goodBike, productName: randomUUID() } })).status,
      (await nobody.call(bookProduct, { body: { productId, ...meeting } })).status,
      (await nobody.call(listSellerProducts, { params: { email: seller.email } })).status,
      (await nobody.call(readUser, { params: { email: seller.email } })).status,
      (await nobody.call(listReportedProducts)).status,
      (await nobody.call(removeProduct, { params: { id: productId } })).status,
    ];
    expect(statuses).toEqual(Array(6).fill(401));
  });
});

test('Logged-in buyer or seller: category product pages, booking, reporting, dashboard, my orders, payment.', async ({
  page,
  marketplace,
}) => {
  const [lister, other] = await Promise.all([newcomer(marketplace.url, 'seller'), newcomer(marketplace.url, 'seller')]);
  for (const person of [deal.buyer, other]) {
    const productName = `Yamaha Libero ${randomUUID()}`;
    const productId = await aBikeOf(lister, marketplace, { productName });
    expect((await person.call(reportProduct, { params: { id: productId } })).body.modifiedCount).toBe(1);
    const { insertedId } = (await person.call(bookProduct, { body: { productId, ...meeting } })).body;
    await comeIn(page, person, marketplace, '/categories/HERO');
    await expect(heading(page)).toHaveText('HERO');
    for (const [link, address, words] of [
      [header(page).getByRole('link', { name: 'Dashboard' }), '/dashboard', 'Wellcome to Dashboard'],
      [
        dashboardMenu(page).getByRole('link', { name: 'My Orders' }),
        `/dashboard/myorders/${person.email}`,
        'My Orders',
      ],
      [
        row(page, productName).getByRole('link', { name: /^Make Payment/ }),
        `/dashboard/payment/${insertedId}`,
        'Payment',
      ],
    ] as const) {
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(words);
    }
    await pay({ buyer: person, bookingId: insertedId });
  }
});
