import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { isForPerson } from '../alive.ts';
import { GOOD_CARD, payByCard } from '../cards.ts';
import { comeIn } from '../cast.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { giveReason } from '../reports.ts';
import { account, row, toast } from './screen.ts';

const productName = `Bajaj Discover ${randomUUID()}`;
let buyer: Caller;
let seller: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
  await aBikeOf(seller, marketplace, { productName, categoryName: 'BAJAJ' });
});

test('"Login successfull"', async ({ page }) => {
  await page.goto('/login');
  await fillInLogin(page, buyer.email);
  await expect(toast(page, 'Login successfull')).toBeVisible();
});

test('"User Created Successfully"', async ({ page }) => {
  await page.goto('/signup');
  await fillIn(page, account({ Email: `new-${randomUUID()}@example.test` }));
  await page.getByRole('button', { name: 'SignUp' }).click();
  await expect(toast(page, 'User Created Successfully')).toBeVisible();
});

test('"Reported Successfully" (when modifiedCount above 0)', async ({ page, marketplace }) => {
  const report = (at: Page) => at.getByRole('button', { name: `Report to Admin: ${productName}` });
  await comeIn(page, buyer, marketplace, '/categories/BAJAJ?sort=newest');
  const older = await page.context().newPage();
  await older.goto('/categories/BAJAJ');
  await expect(report(older)).toBeVisible();
  await isForPerson(older);
  await report(page).click();
  await giveReason(page);
  await expect(toast(page, 'Reported Successfully')).toBeVisible();
  await report(older).click();
  await giveReason(older);
  await expect(toast(older, 'You have reported this bike before')).toBeVisible();
  await expect(toast(older, 'Reported Successfully')).toHaveCount(0);
});

test('"Updated Succesfully"', async ({ page, marketplace }) => {
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');
  await row(page, productName).getByRole('button', { name: 'Make Advertize' }).click();
  await expect(toast(page, 'Updated Succesfully')).toBeVisible();
});

test('"Deleted Successfully"', async ({ page, marketplace }) => {
  await aBikeOf(seller, marketplace, { productName: 'Short-lived' });
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');
  await page.getByRole('button', { name: 'Delete Short-lived' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted Successfully')).toBeVisible();
  await expect(row(page, 'Short-lived')).toHaveCount(0);
});

test('"Payment Successfully"', async ({ page, marketplace }) => {
  const deal = await aDeal(marketplace);
  await comeIn(page, deal.buyer, marketplace, `/dashboard/payment/${deal.bookingId}`);
  await payByCard(page, GOOD_CARD);
  await expect(toast(page, 'Payment Successfully')).toBeVisible();
});
