import { bookProduct, readBooking } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { listReportedProducts } from '#contract/reports.ts';
import { listUsers, readUser } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { meeting } from '../../test/products.ts';
import { fillInCard, GOOD_CARD, payButton } from '../cards.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { pay } from './payment.ts';

let buyer: Caller;
let seller: Caller;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  [buyer, seller, admin] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller'), theAdmin(marketplace)]);
});

test('Roles: buyer, seller, admin.', async () => {
  for (const [role, { email }] of Object.entries({ buyer, seller, admin }))
    expect((await admin.call(readUser, { params: { email } })).body.role).toBe(role);
});

test('The landing page shows a hero with the tagline "Sell your bike where the Buyers are!" and a Get Started button, a grid of brand categories, a grid of advertised products, and an FAQ.', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your bike where the Buyers are!');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'All Categories' }).getByRole('listitem')).toHaveCount(3);
  const advertised = page.getByRole('region', { name: 'All Advertized Product' });
  expect(await advertised.getByRole('article').count()).toBeGreaterThan(5);
  await expect(page.getByRole('region', { name: 'Frequently asked questions' })).toBeVisible();
});

test('Buyers book products and pay for them.', async ({ marketplace }) => {
  const productId = await aBikeOf(seller, marketplace);
  const { body } = await buyer.call(bookProduct, { body: { productId, ...meeting } });
  expect(body.acknowledged).toBe(true);
  const transactionId = await pay({ buyer, bookingId: body.insertedId });
  const booking = await buyer.call(readBooking, { params: { id: body.insertedId } });
  expect(booking.body).toMatchObject({ paid: true, transactionId });
});

test('Sellers list products.', async ({ marketplace }) => {
  const id = await aBikeOf(seller, marketplace, { categoryName: 'HERO' });
  const { body } = await buyer.call(listCategoryProducts, { params: { brandName: 'HERO' } });
  expect(body[0]).toMatchObject({ _id: id, sellerName: seller.name });
});

test('Admins manage buyers, sellers and reported items.', async () => {
  for (const role of ['buyer', 'seller'] as const) {
    const { body } = await admin.call(listUsers, { query: { role } });
    expect(new Set(body.map((user) => user.role))).toEqual(new Set([role]));
  }
  expect((await admin.call(listReportedProducts)).status).toBe(200);
});

test('Sign-in uses an external identity provider, and card payments use an external card payment provider running in test mode.', async ({
  page,
  marketplace,
}) => {
  const deal = await aDeal(marketplace);
  const texts: string[] = [];
  page.on('request', (request) => texts.push(`${request.url()} ${request.postData()}`));
  await page.goto('/login');
  await fillInLogin(page, deal.buyer.email);
  await expect(page).toHaveURL('/');
  const passwordWent = texts.filter((words) => words.includes('a long enough password'));
  expect(passwordWent).toHaveLength(1);
  expect(passwordWent[0]).toContain(`${marketplace.url}/api/auth/`);

  await comeIn(page, deal.buyer, marketplace, `/dashboard/payment/${deal.bookingId}`);
  await expect(page.getByText('Test mode: no real money')).toBeVisible();
  await fillInCard(page, GOOD_CARD);
  await payButton(page).click();
  await expect(page.getByText('Congratulations! Your Payment Completed')).toBeVisible();
  const cardWent = texts.filter((words) => words.includes(GOOD_CARD.replaceAll(' ', '')));
  expect(cardWent).toHaveLength(1);
  expect(cardWent[0]).not.toContain(marketplace.url);
});
