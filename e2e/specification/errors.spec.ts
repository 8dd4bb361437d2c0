import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listCategoryProducts } from '#contract/categories.ts';
import { addProduct } from '#contract/products.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { newcomer } from '../../test/newcomer.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { goodBike } from '../../test/products.ts';
import { DECLINED_CARD, GOOD_CARD, payButton, payByCard } from '../cards.ts';
import { comeIn } from '../cast.ts';
import { expectInRed } from '../colours.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { expectKept, fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin, openGoogle } from '../people.ts';
import { account, bookingDialog, toast } from './screen.ts';

let buyer: Caller;
let seller: Caller;
test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

/** Collects later console errors. */
function loggedBy(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  return logged;
}

test('Add Product: acknowledged gives toast "Product Added Successfuly", navigation to /dashboard/myproducts/ and form reset; other errors are only logged.', async ({
  page,
  context,
  marketplace,
}) => {
  const bike = {
    'Product Name': `Hero Pleasure ${randomUUID()}`,
    Category: 'HERO',
    'Image URL': `${marketplace.url}/pictures/naked-cobalt-yamaha-1.svg`,
    'Original Price ($)': '900',
    'Resale Price ($)': '650',
    'Years of Use': '4',
    Location: 'Pune',
    'Phone Number': '+91 90000 00999',
    Description: 'Runs well.',
  };
  const add = page.getByRole('main').getByRole('button', { name: 'Add Product' });
  const logged = loggedBy(page);
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  await fillIn(page, bike);
  await context.setOffline(true);
  await add.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
  expect(logged.join()).toContain('could not be reached');
  await expectKept(page, bike);
  await context.setOffline(false);
  await add.click();
  await expect(toast(page, 'Product Added Successfuly')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/myproducts/');
  await page.goBack();
  await expectKept(page, { 'Product Name': '', Category: 'YAMAHA', Description: '' });
});

test('Booking: result without acknowledged gives error toast "Already Booked"; network errors only logged.', async ({
  page,
  context,
  marketplace,
}) => {
  const productName = `Hero Duet ${randomUUID()}`;
  const productId = await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  const logged = loggedBy(page);
  await comeIn(page, buyer, marketplace, '/categories/HERO');
  await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  const dialog = bookingDialog(page);
  const confirm = dialog.getByRole('button', { name: 'Confirm Submit' });
  await fillIn(dialog, { 'Meating Location': 'At the well', 'Phone Number': '+880 1800-000888' });
  await context.setOffline(true);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('could not be reached');
  expect(logged.join()).toContain('could not be reached');
  await context.setOffline(false);
  await aBookingOf(await newcomer(marketplace.url, 'buyer'), productId);
  await confirm.click();
  await expect(toast(page, 'Already Booked')).toBeVisible();
});

test('Success toast: "Product added Successfuly!".', async ({ page, marketplace }) => {
  const productName = `Hero Achiever ${randomUUID()}`;
  await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  await comeIn(page, buyer, marketplace, '/categories/HERO');
  await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  await fillIn(bookingDialog(page), { 'Meating Location': 'At the well', 'Phone Number': '+880 1800-000888' });
  await bookingDialog(page).getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
});

test("Login failure: the provider's error message in red under the form; loading cleared.", async ({ page }) => {
  await page.goto('/login');
  const answer = page.waitForResponse('**/api/auth/sign-in/email');
  await fillInLogin(page, buyer.email, 'not my password');
  const { message } = await (await answer).json();
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: message });
  await expectInRed(refusal);
  const [below, above] = [await refusal.boundingBox(), await page.getByLabel('Password').boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});

test('Google login failure and signup failure: logged only; loading cleared.', async ({ page }) => {
  const logged = loggedBy(page);
  await page.goto('/login');
  const google = await openGoogle(page);
  await google.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Google login was cancelled');
  await expect.poll(() => logged.join()).toContain('Google login was cancelled');
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled();

  await page.goto('/signup');
  await fillIn(page, account({ Email: buyer.email, Password: 'another password' }));
  await page.getByRole('button', { name: 'SignUp' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('User already exists');
  await expect.poll(() => logged.join()).toContain('User already exists');
  await expect(page.getByRole('button', { name: 'SignUp' })).toBeEnabled();
});

test('Payment: the card provider\'s error message in red; success shows "Congratulations! Your Payment Completed" and "Your transaction Id:".', async ({
  page,
  marketplace,
}) => {
  const deal = await aDeal(marketplace);
  await comeIn(page, deal.buyer, marketplace, `/dashboard/payment/${deal.bookingId}`);
  await payByCard(page, DECLINED_CARD);
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveText('Your card was declined.');
  await expectInRed(refusal);
  await expect(payButton(page)).toBeEnabled();
  await payByCard(page, GOOD_CARD);
  const confirmation = page.getByRole('status').filter({ hasText: 'Congratulations! Your Payment Completed' });
  await expect(confirmation).toContainText(/Your transaction Id: ?pi_\w+/);
});

test('Unknown route: the 404 page.', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
});

test('Server error bodies and status codes: not shown.', async ({ marketplace }) => {
  const nobody = callerOf(`${marketplace.url}/api`);
  const answers = {
    400: await seller.call(addProduct, { body: { ...goodBike, disc: '' } }),
    401: await nobody.call(addProduct, { body: goodBike }),
    403: await buyer.call(addProduct, { body: goodBike }),
    404: await nobody.call(listCategoryProducts, { params: { brandName: 'DUCATI' } }),
  };
  for (const [status, { body, headers }] of Object.entries(answers)) {
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({ status: Number(status), code: expect.stringMatching(/^[a-z-]+$/) });
    expect(body.title).toBeTruthy();
    expect(body.detail).toBeTruthy();
  }
  expect(answers[400].body.errors).toEqual([{ field: 'disc', message: 'Please fill in this field' }]);
});
