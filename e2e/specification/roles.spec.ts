import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { addProduct, advertiseProduct, listSellerProducts, removeProduct } from '#contract/products.ts';
import { dismissReports, listReportedProducts, reportProduct } from '#contract/reports.ts';
import { listUsers, readAdmin, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { goodBike, meeting } from '../../test/products.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aBikeOf, aDeal, type Deal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { pay } from './payment.ts';
import { dashboardMenu, row } from './screen.ts';
import { sentBy } from './wire.ts';

let deal: Deal;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  [deal, admin] = await Promise.all([aDeal(marketplace), theAdmin(marketplace)]);
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('Anonymous: landing page, login, signup, blog.', async ({ page }) => {
  for (const address of ['/', '/home', '/login', '/signup', '/blog', '/about']) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page, address).toHaveURL(address);
    await expect(heading(page), address).toBeVisible();
  }
});

test('Logged-in buyer or seller: category product pages, booking, reporting, dashboard, my orders, payment.', async ({
  page,
  marketplace,
}) => {
  const [bike, other] = await Promise.all([1, 2].map(() => newcomer(marketplace.url, 'seller')));
  for (const person of [deal.buyer, other as Caller]) {
    const productId = await aBikeOf(bike as Caller, marketplace);
    expect((await person.call(reportProduct, { params: { id: productId } })).body.modifiedCount).toBe(1);
    const { insertedId } = (await person.call(bookProduct, { body: { productId, ...meeting } })).body;
    for (const [address, words] of [
      ['/categories/HERO', 'HERO'],
      ['/dashboard', 'Wellcome to Dashboard'],
      [`/dashboard/myorders/${person.email}`, 'My Orders'],
      [`/dashboard/payment/${insertedId}`, 'Payment'],
    ] as const) {
      await comeIn(page, person, marketplace, address);
      await expect(heading(page)).toHaveText(words);
    }
    await pay({ buyer: person, bookingId: insertedId });
  }
});

test('Buyer: sees My Orders and pays for an order.', async ({ page, marketplace }) => {
  const own = await aDeal(marketplace);
  await comeIn(page, own.buyer, marketplace, '/dashboard');
  await dashboardMenu(page).getByRole('link', { name: 'My Orders' }).click();
  await expect(row(page, own.productName).getByRole('link', { name: /^Make Payment/ })).toBeVisible();
  expect(await pay(own)).toMatch(/^pi_/);
});

test('Seller: adds products, sees own products, advertises and deletes them.', async ({ marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const id = (await seller.call(addProduct, { body: goodBike })).body.insertedId;
  const own = async () => (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
  expect((await own()).map(({ _id }) => _id)).toEqual([id]);
  expect((await seller.call(advertiseProduct, { params: { id } })).body.modifiedCount).toBe(1);
  expect((await seller.call(removeProduct, { params: { id } })).body.deletedCount).toBe(1);
  expect(await own()).toEqual([]);
});

test('Admin: lists buyers and sellers, deletes users, verifies sellers, lists and deletes reported items.', async ({
  marketplace,
}) => {
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
});

test("Admin status is checked by a server call with the user's email; non-admins are redirected to /login.", async ({
  page,
  marketplace,
}) => {
  for (const [person, isAdmin] of [
    [admin, true],
    [deal.buyer, false],
  ] as const) {
    const { body } = await person.call(readAdmin, { params: { email: person.email } });
    expect(body).toEqual({ isAdmin });
    const sent = sentBy(page);
    await comeIn(page, person, marketplace, '/dashboard/allbuyer');
    if (isAdmin) await expect(heading(page)).toHaveText('All Buyers');
    else await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/dashboard/allbuyer' })}`);
    expect(sent.map(({ call }) => call)).toContain(`GET /users/admin/${person.email}`);
  }
});

test('The role is read from the user record fetched by email.', async ({ page, marketplace }) => {
  const sent = sentBy(page);
  await comeIn(page, deal.seller, marketplace, '/dashboard');
  await expect(dashboardMenu(page).getByRole('link', { name: 'Add Product' })).toBeVisible();
  expect(sent.map(({ call }) => call)).toContain(`GET /users/${deal.seller.email}`);
  const { body } = await deal.seller.call(readUser, { params: { email: deal.seller.email } });
  expect(body.role).toBe('seller');
});

test('The client only hides menu items. Server enforcement: not shown.', async ({ marketplace }) => {
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

test('Seller-only and buyer-only restriction of My Products and Add Product routes: not shown.', async ({
  page,
  marketplace,
}) => {
  for (const address of ['/dashboard/myproducts', '/dashboard/addproduct']) {
    await comeIn(page, deal.buyer, marketplace, address);
    await expect(heading(page)).toHaveText('This page is for sellers');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
});

test('Some requests send a bearer access token and some do not.', async ({ marketplace }) => {
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
