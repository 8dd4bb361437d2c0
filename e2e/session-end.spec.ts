import type { Page } from '@playwright/test';
import { listSellerProducts } from '#contract/products.ts';
import { ACCESS_TOKEN_KEY } from '#contract/session.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { addButton, bikeForm } from './bike-form.ts';
import { expectKept, fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin, logIn } from './people.ts';

let seller: Caller;
let buyer: Caller;
let bike: ReturnType<typeof bikeForm>;

test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

test.beforeEach(({ marketplace: { url } }) => {
  bike = bikeForm(url);
});

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function listed() {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  return body.filter(({ productName }) => productName === bike['Product Name']);
}

test.describe('a session that ends while a form is filled in', () => {
  const half = { 'Product Name': 'Half a bike', Location: 'Khulna', Description: 'Half of it' };

  test('is renewed unseen when only the access token ran out', async ({ page }) => {
    await logIn(page, seller.email, '/dashboard/addproduct');
    await fillIn(page, bike);
    await page.evaluate((key) => {
      const [head, claims = '', signature] = localStorage.getItem(key)?.split('.') ?? [];
      const ranOut = btoa(JSON.stringify({ ...JSON.parse(atob(claims)), exp: 1 })).replaceAll('=', '');
      localStorage.setItem(key, [head, ranOut, signature].join('.'));
    }, ACCESS_TOKEN_KEY);
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect(await listed()).toHaveLength(1);
  });

  test('is begun again, and the form is as it was', async ({ page, context }) => {
    await logIn(page, seller.email, '/dashboard/addproduct');
    await fillIn(page, bike);
    await context.clearCookies();
    await page.evaluate((key) => {
      const [head, claims] = localStorage.getItem(key)?.split('.') ?? [];
      localStorage.setItem(key, [head, claims, 'c3BvaWx0'].join('.'));
    }, ACCESS_TOKEN_KEY);
    await addButton(page).click();
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/dashboard/addproduct' })}`);
    await expect(toast(page, 'Your session has ended')).toBeVisible();
    await fillInLogin(page, seller.email);
    await expect(page).toHaveURL('/dashboard/addproduct');
    await expectKept(page, bike);
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect(await listed()).toHaveLength(1);
  });

  test('keeps it from the next person, and logging out forgets it', async ({ page, marketplace }) => {
    const other = await newcomer(marketplace.url, 'seller');
    await logIn(page, seller.email, '/dashboard/addproduct');
    await fillIn(page, half);
    await logIn(page, other.email, '/dashboard/addproduct');
    await expect(page.getByLabel('Product Name')).toHaveValue('');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('begun')))).toEqual([]);
  });
});

test('somebody whose role has changed gets the menu and the pages of the new one', async ({ page }) => {
  // The page still has the former role, seller.
  await page.route(`**/api/users/${encodeURIComponent(buyer.email)}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), role: 'seller' } });
  });
  await logIn(page, buyer.email, '/dashboard/addproduct');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: 'My Products' })).toBeVisible();
  await fillIn(page, bike);
  await page.unroute(`**/api/users/${encodeURIComponent(buyer.email)}`);
  await addButton(page).click();
  await expect(page.getByRole('heading', { name: 'This page is for sellers' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'My Products' })).toBeHidden();
});
