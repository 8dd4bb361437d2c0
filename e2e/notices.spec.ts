import type { Page } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { readNotices } from '#contract/notifications.ts';
import { newcomer } from '../test/newcomer.ts';
import { meeting } from '../test/products.ts';
import { comeIn, forgetSession } from './cast.ts';
import { aBikeOf, aDeal, type Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';

const LIST = '/dashboard/notices';
const READ = `**/api${readNotices.path}`;

let deal: Deal;
test.beforeEach(async ({ marketplace }) => {
  deal = await aDeal(marketplace);
});

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notices/ });
const heading = (page: Page) => page.getByRole('heading', { name: 'Notices', level: 1 });
const row = (page: Page, name = deal.productName) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function bookAnother(marketplace: Parameters<typeof aBikeOf>[1]) {
  const productName = `${deal.productName} again`;
  const productId = await aBikeOf(deal.seller, marketplace, { productName });
  await deal.buyer.call(bookProduct, { body: { productId, ...meeting } });
  return productName;
}

test('a notice is new until it is read', async ({ page, marketplace }) => {
  const another = await bookAnother(marketplace);

  await test.step('whoever comes to a deal by the letter has read what was told of it', async () => {
    await comeIn(page, deal.seller, marketplace, `/dashboard/deal/${deal.bookingId}`);
    await expect(bell(page)).toHaveAccessibleName('Notices: 1 not read');
  });

  await test.step('what cannot be marked stays new, and the reason is told', async () => {
    await page.goto(LIST);
    await page.route(READ, (route) => route.abort());
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Kickstand could not be reached' })).toBeVisible();
    await expect(row(page, another).getByText('New', { exact: true })).toBeVisible();
    await page.unroute(READ);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(row(page, another).getByText('New', { exact: true })).toBeHidden();
  });
});

test('notices come while somebody looks', async ({ page, marketplace }) => {
  let another = '';

  await test.step('on a phone the bell says it as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await comeIn(page, deal.seller, marketplace, '/blog');
    await expect(bell(page)).toHaveAccessibleName('Notices: 1 not read');
    await bell(page).click();
    await expect(row(page)).toBeVisible();
  });

  await test.step('while somebody looks, what is new comes by itself', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(LIST);
    await expect(bell(page)).toHaveAccessibleName('Notices: 1 not read');
    another = await bookAnother(marketplace);
    await expect(bell(page)).toHaveAccessibleName('Notices: 2 not read');
    await expect(row(page, another)).toBeVisible();
  });

  await test.step('all can be marked as read at once, with the keyboard too', async () => {
    await expect(bell(page)).toHaveAccessibleName('Notices: 2 not read');
    await expect(row(page, another)).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(bell(page)).toHaveAccessibleName('Notices');
    await expect(page.getByRole('main').getByText('New', { exact: true })).toHaveCount(0);
  });
});

test('the bell is for those who are signed in', async ({ page, marketplace }) => {
  await test.step('whoever has no deal is told nothing, and a stranger sees no bell', async () => {
    await comeIn(page, await newcomer(marketplace.url, 'buyer'), marketplace, LIST);
    await expect(page.getByText('No notices yet')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notices');
    await forgetSession(page);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
    await page.goto(LIST);
    await expect(page).toHaveURL(/\/login\?/);
  });

  await test.step('the bell says how much is new; what is read leads to its deal and is new no more', async () => {
    await comeIn(page, deal.seller, marketplace, '/');
    await expect(bell(page)).toHaveAccessibleName('Notices: 1 not read');
    await bell(page).click();
    await expect(heading(page)).toBeFocused();
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('has booked your bike for $1,450.50.');
    await expect(row(page).getByText('New', { exact: true })).toBeVisible();
    await row(page).getByRole('link').click();
    await expect(page).toHaveURL(`/dashboard/deal/${deal.bookingId}`);
    await expect(bell(page)).toHaveAccessibleName('Notices');
    await page.goBack();
    await expect(row(page)).toContainText('has booked your bike');
    await expect(row(page).getByText('New', { exact: true })).toBeHidden();
  });
});
