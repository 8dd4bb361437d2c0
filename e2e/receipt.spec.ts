import type { Page } from '@playwright/test';
import { newcomer } from '../test/newcomer.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aCompletedDeal } from './paid-deals.ts';

const receipt = (bookingId: string) => `/dashboard/deal/${bookingId}/receipt`;
const sheet = (page: Page) => page.getByRole('main').getByRole('article');

test('buyer and seller have a receipt, each with what is theirs', async ({ page, marketplace }) => {
  const { buyer, seller, productName, bookingId } = await aCompletedDeal(marketplace);
  for (const person of [buyer, seller, await theAdmin(marketplace)]) {
    await comeIn(page, person, marketplace, receipt(bookingId));
    await expect(page).toHaveTitle('Receipt | Kickstand');
    for (const words of [bookingId, productName, 'Yamaha', buyer.name, seller.name, 'Handed over', 'pi_', 'Completed'])
      await expect(sheet(page)).toContainText(words);
  }
  await comeIn(page, buyer, marketplace, receipt(bookingId));
  await expect(sheet(page)).toContainText('Total$1,450.50');
  await expect(sheet(page)).not.toContainText('Paid out');
  await comeIn(page, seller, marketplace, receipt(bookingId));
  await expect(sheet(page)).toContainText(/Paid out to you.*\$1,450\.50/);
});

test('it prints on one sheet, in black on white, without what is around it', async ({ page, marketplace }) => {
  const { buyer, bookingId } = await aCompletedDeal(marketplace);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await comeIn(page, buyer, marketplace, receipt(bookingId));
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet(page)).toBeVisible();
  for (const chrome of ['Main', 'Dashboard']) await expect(page.getByRole('navigation', { name: chrome })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(sheet(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('there is none before the bike is paid, and none for strangers', async ({ page, marketplace }) => {
  const { buyer, bookingId } = await aDeal(marketplace);
  await comeIn(page, buyer, marketplace, receipt(bookingId));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('No receipt yet');
  await page.getByRole('link', { name: 'To the deal' }).click();
  await expect(page).toHaveURL(`/dashboard/deal/${bookingId}`);
  const stranger = await newcomer(marketplace.url, 'buyer');
  await comeIn(page, stranger, marketplace, receipt(bookingId));
  await expect(page.getByRole('main')).not.toContainText(buyer.name);
  await expect(page.getByRole('article')).toHaveCount(0);
});
