import { randomUUID } from 'node:crypto';
import { listBookings } from '#contract/bookings.ts';
import { listCategories, listCategoryProducts } from '#contract/categories.ts';
import { listReportedProducts, reportProduct } from '#contract/reports.ts';
import { createUser, readUser } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { GOOD_CARD, payByCard } from '../cards.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aBikeOf, aDeal, type Deal } from '../deals.ts';
import { fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { bookingDialog, header, kept } from './screen.ts';
import { sending } from './wire.ts';

const anId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
/** Own pictures have a URL without a host. */
const PICTURE = '/pictures/naked-copper-yamaha-4.svg';
let deal: Deal;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  [deal, admin] = await Promise.all([aDeal(marketplace), theAdmin(marketplace)]);
});

test('User: name, email, role (buyer | seller | admin; admin is decided by the server, signup offers buyer or seller), isVarified (boolean; false at creation; meaningful for sellers).', async ({
  page,
}) => {
  for (const [role, { name, email }] of [
    ['buyer', deal.buyer],
    ['seller', deal.seller],
  ] as const)
    expect((await admin.call(readUser, { params: { email } })).body).toMatchObject({
      name,
      email,
      role,
      isVarified: false,
    });
  const { name, email } = deal.buyer;
  expect((await deal.buyer.call(createUser, { body: { name, email, role: 'admin' } })).status).toBe(400);
  expect((await admin.call(readUser, { params: { email: admin.email } })).body.role).toBe('admin');
  await page.goto('/signup');
  await expect(page.getByLabel('Role').locator('option')).toHaveText([/^Buyer/, /^Seller/]);
});

test('Product: _id, productName, img (image URL), orgPrice, resalePrice, yearsOfUse, postDate (UTC string), categoryName (YAMAHA | HERO | BAJAJ), sellerName, sellerEmail, sellerPhone, sellerLocation, disc (description), isVarified (initially false), isAvailable (initially true), isAdvertized.', async ({
  marketplace,
}) => {
  const productName = `Bajaj Dominar ${randomUUID()}`;
  const id = await aBikeOf(deal.seller, marketplace, { productName, categoryName: 'BAJAJ' });
  const { body } = await deal.seller.call(listCategoryProducts, { params: { brandName: 'BAJAJ' } });
  expect(body.find(({ _id }) => _id === id)).toMatchObject({
    productName,
    img: PICTURE,
    orgPrice: 2100,
    resalePrice: 1450.5,
    yearsOfUse: 3,
    postDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    categoryName: 'BAJAJ',
    sellerName: deal.seller.name,
    sellerEmail: deal.seller.email,
    sellerPhone: '+880 1700-000000',
    sellerLocation: 'Dhaka',
    disc: 'One owner, serviced every 3,000 km.',
    isVarified: false,
    isAvailable: true,
    isAdvertized: false,
  });
});

test('The Add Product form also has a Condition select (Excellent | Good | Fair) whose value is not sent.', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, deal.seller, marketplace, '/dashboard/addproduct');
  const productName = `Bajaj Platina ${randomUUID()}`;
  await expect(page.getByLabel('Condition').locator('option')).toHaveText(['Excellent', 'Good', 'Fair']);
  await fillIn(page, {
    'Product Name': productName,
    Category: 'BAJAJ',
    Condition: 'Fair',
    'Image URL': `${marketplace.url}/pictures/naked-cobalt-yamaha-1.svg`,
    'Original Price ($)': '900',
    'Resale Price ($)': '500',
    'Years of Use': '7',
    Location: 'Khulna',
    'Phone Number': '+880 1700-000123',
    Description: 'Starts every time.',
  });
  const sent = sending(page, 'POST', '/product');
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click();
  expect((await sent).body).toMatchObject({ productName, condition: 'Fair' });
  await expect(page).toHaveURL('/dashboard/myproducts/');
  const { body } = await deal.buyer.call(listCategoryProducts, { params: { brandName: 'BAJAJ' } });
  expect(body.find((product) => product.productName === productName)?.condition).toBe('Fair');
});

test('Category: _id, brandName, picture.', async () => {
  const { body } = await deal.buyer.call(listCategories);
  const picture = expect.stringContaining('/pictures/');
  expect(body).toEqual(['YAMAHA', 'HERO', 'BAJAJ'].map((brandName) => ({ _id: anId, brandName, picture })));
});

test('Booking / order: _id, productId, productName, img, resalePrice, buyersName, buyersEmail, paid (boolean).', async () => {
  const { buyer, productId, productName, bookingId } = deal;
  const { body } = await buyer.call(listBookings, { params: { email: buyer.email } });
  expect(body[0]).toMatchObject({
    _id: bookingId,
    productId,
    productName,
    img: PICTURE,
    resalePrice: 1450.5,
    buyersName: buyer.name,
    buyersEmail: buyer.email,
    paid: false,
  });
});

test('Payload when booking: buyersName, buyersEmail, productName, productId, resalePrice, number (phone), location (meeting place), img.', async ({
  page,
  marketplace,
}) => {
  const { buyer } = deal;
  const productName = `Hero Glamour ${randomUUID()}`;
  // The first page shows few bikes per seller and day.
  const seller = await newcomer(marketplace.url, 'seller');
  const productId = await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  await comeIn(page, buyer, marketplace, '/categories/HERO?sort=newest');
  await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  await fillIn(bookingDialog(page), { 'Meating Location': 'At the lake', 'Phone Number': '+880 1800-000321' });
  const sent = sending(page, 'POST', '/booking');
  await bookingDialog(page).getByRole('button', { name: 'Confirm Submit' }).click();
  expect((await sent).body).toEqual({
    buyersName: buyer.name,
    buyersEmail: buyer.email,
    productName,
    productId,
    resalePrice: 1450.5,
    number: '+880 1800-000321',
    location: 'At the lake',
    img: PICTURE,
  });
  await expect(bookingDialog(page)).toBeHidden();
});

test('Payment record: buyersName, buyersEmail, resalePrice, transactionId, bookingId, productId.', async ({
  page,
  marketplace,
}) => {
  const { buyer, bookingId, productId } = await aDeal(marketplace);
  await comeIn(page, buyer, marketplace, `/dashboard/payment/${bookingId}`);
  const sent = sending(page, 'POST', '/payments');
  await payByCard(page, GOOD_CARD);
  expect((await sent).body).toEqual({
    buyersName: buyer.name,
    buyersEmail: buyer.email,
    resalePrice: 1450.5,
    transactionId: expect.stringMatching(/^pi_/),
    bookingId,
    productId,
  });
});

test('Report: _id, productName, categoryName.', async () => {
  await deal.buyer.call(reportProduct, { params: { id: deal.productId } });
  const { body } = await admin.call(listReportedProducts);
  const { productId: _id, productName } = deal;
  expect(body.find((report) => report._id === _id)).toMatchObject({ productName, categoryName: 'YAMAHA' });
});

test('FAQ item: question, answer (static).', async ({ page }) => {
  await page.goto('/');
  for (const item of await page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('group').all()) {
    await expect(item.locator('summary')).toHaveText(/\?$/);
    await item.locator('summary').click();
    expect((await item.getByRole('paragraph').innerText()).length).toBeGreaterThan(40);
  }
});

test('Session data: an access token is kept in local storage under accessToken.', async ({ page }) => {
  await page.goto('/login');
  expect(await kept(page, 'accessToken')).toBeNull();
  await fillInLogin(page, deal.buyer.email);
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'accessToken')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('A legacy key named Photo-Phactory-Token is removed on logout.', async ({ page, marketplace }) => {
  await comeIn(page, deal.buyer, marketplace, '/');
  await page.evaluate(() => localStorage.setItem('Photo-Phactory-Token', 'left behind'));
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await kept(page, 'Photo-Phactory-Token')).toBeNull();
  expect(await kept(page, 'accessToken')).toBeNull();
});
