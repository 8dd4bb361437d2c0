import { randomUUID } from 'node:crypto';
import { verifySeller } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { goodBike } from '../../test/products.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aBikeOf } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { bookingDialog, card } from './screen.ts';

const productName = `Hero Hunk ${randomUUID()}`;
const unverifiedName = `Hero Passion ${randomUUID()}`;
let buyer: Caller;
let seller: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  const [admin, unverified] = await Promise.all([theAdmin(marketplace), newcomer(url, 'seller')]);
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
  await admin.call(verifySeller, { params: { email: seller.email } });
  await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  await aBikeOf(unverified, marketplace, { productName: unverifiedName, categoryName: 'HERO' });
});

test('Category card: picture (height 220px), brand name, See All Products link.', async ({ page }) => {
  await page.goto('/');
  for (const brand of ['YAMAHA', 'HERO', 'BAJAJ']) {
    const link = page.getByRole('link', { name: new RegExp(`${brand}.*See All Products`) });
    await expect(link).toHaveAttribute('href', `/categories/${brand}`);
    await expect(link.getByRole('heading')).toHaveText(brand);
    expect((await link.locator('img').boundingBox())?.height).toBe(220);
  }
});

test('Product card on the category page: image (height 320px), name, NEW badge, description, location, resale price, original price, years of use, post time, seller name with a verified badge (18px wide) for verified sellers, Report to Admin button, Book Now button.', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, buyer, marketplace, '/categories/HERO?sort=newest');
  const bike = card(page, productName);
  expect((await bike.locator('img').first().boundingBox())?.height).toBe(320);
  await expect(bike.getByText('NEW', { exact: true })).toBeVisible();
  const { disc, sellerLocation, yearsOfUse } = goodBike;
  for (const words of [productName, disc, sellerLocation, '$1,450.50', '$2,100', seller.name])
    await expect(bike).toContainText(words);
  await expect(bike.getByText(yearsOfUse, { exact: true })).toBeVisible();
  expect(Date.now() - Date.parse((await bike.locator('time').getAttribute('datetime')) ?? '')).toBeLessThan(120_000);
  const badge = bike.getByRole('img', { name: 'Verified' });
  expect((await badge.boundingBox())?.width).toBe(18);
  await expect(card(page, unverifiedName).getByRole('img', { name: 'Verified' })).toHaveCount(0);
  await expect(bike.getByText('Report to Admin')).toBeVisible();
  await expect(bike.getByText('Book Now')).toBeVisible();
});

test('Booking modal (titled Book This Product Now!): shows product name and price; Full Name and Email are read-only and come from the logged-in user; Meating Location, Phone Number; Cancel and Confirm Submit buttons.', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, buyer, marketplace, '/categories/HERO?sort=newest');
  await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  const dialog = bookingDialog(page);
  for (const words of [productName, '$1,450.50']) await expect(dialog).toContainText(words);
  for (const [label, value] of [
    ['Full Name', buyer.name],
    ['Email', buyer.email],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
    await expect(dialog.getByLabel(label)).not.toBeEditable();
  }
  for (const label of ['Meating Location', 'Phone Number']) await expect(dialog.getByLabel(label)).toBeEditable();
  for (const name of ['Cancel', 'Confirm Submit']) await expect(dialog.getByRole('button', { name })).toBeEnabled();
});
