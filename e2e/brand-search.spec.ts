import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { searchProducts } from '#contract/search.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { bikes, ids } from './bikes.ts';
import { comeIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';

let buyer: Caller;
let seller: Caller;

test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

const chip = (page: Page, text: string) => page.getByRole('link', { name: `Without ${text}`, exact: true });

test('a brand’s page is searched with the same tools, and stays with its brand', async ({ page, marketplace }) => {
  await comeIn(page, buyer, marketplace, '/categories/HERO');
  await expect(bikes(page).first()).toBeVisible();
  const all = await ids(page);
  await page.getByLabel('Search in HERO').fill('splendor');
  await page.getByLabel('Search in HERO').press('Enter');
  await expect(page).toHaveURL('/categories/HERO?q=splendor');
  const { body } = await buyer.call(searchProducts, { query: { brand: 'HERO', q: 'splendor' } });
  await expect.poll(() => ids(page)).toEqual(body.products.map(({ _id }) => _id));
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL('/categories/HERO?q=splendor&sort=price-up');
  await page.getByRole('group', { name: 'Price' }).getByLabel('To ($)').fill('1');
  await page.getByRole('group', { name: 'Price' }).getByLabel('To ($)').press('Enter');
  await expect(page).toHaveURL('/categories/HERO?q=splendor&maxPrice=1&sort=price-up');
  await expect(bikes(page)).toHaveCount(0);
  await chip(page, 'Up to $1').click();
  await expect(bikes(page).first()).toBeVisible();
  await expect(chip(page, 'Hero'), 'the brand cannot be left out').toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Brand' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/categories/HERO');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/categories/HERO');
  await expect.poll(() => ids(page)).toEqual(all);
});

test('a bike that a brand’s page has found is booked there', async ({ page, marketplace }) => {
  const productName = `Hero Hunk ${randomUUID().slice(0, 8)}`;
  await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  await comeIn(page, buyer, marketplace, '/categories/HERO?q=hunk');
  await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Book This Product Now!' });
  await fillIn(dialog, { 'Meating Location': 'At the well', 'Phone Number': '+880 1800-000888' });
  await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(dialog).toBeHidden();
  const pay = bikes(page)
    .filter({ hasText: productName })
    .getByRole('link', { name: /^Pay \$/ });
  await expect(pay).toBeFocused();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(pay).toBeVisible();
});

test('a brand’s bikes are there while the search is out of reach', async ({ page, marketplace }) => {
  await page.route(`**/api${searchProducts.path}?*`, (route) => route.abort());
  await comeIn(page, buyer, marketplace, '/categories/BAJAJ');
  await expect(bikes(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
  await page.unroute(`**/api${searchProducts.path}?*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Search in BAJAJ')).toBeVisible();
});

test('a brand’s page has one search box, also in wide windows', async ({ page, marketplace }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, buyer, marketplace, '/categories/HERO');
  await expect(page.getByLabel('Search in HERO')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search/);
});
