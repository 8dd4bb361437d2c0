import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dismissReports, explainReport, REPORTERS_NAMED, reportProduct } from '#contract/reports.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';

const REPORTS = '/dashboard/reporteditems';

let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  admin = await theAdmin(marketplace);
});

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const dialog = (page: Page) => page.getByRole('dialog');
const item = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('a report arrives with who made it, and is dismissed', async ({ page, marketplace }) => {
  const { url } = marketplace;
  const [seller, reporter] = await Promise.all([newcomer(url, 'seller'), newcomer(url, 'buyer')]);
  const productName = `Bajaj Discover ${randomUUID()}`;
  const id = await aBikeOf(seller, marketplace, { productName, categoryName: 'BAJAJ' });
  await reporter.call(reportProduct, { params: { id } });
  await comeIn(page, admin, marketplace, REPORTS);
  for (const words of ['Bajaj', 'Available', seller.name, seller.email, '1 report', reporter.name, reporter.email])
    await expect(item(page, productName).first()).toContainText(words);
  await expect(page.getByRole('link', { name: productName })).toHaveAttribute('href', `/products/${id}`);

  await page.getByRole('button', { name: `Dismiss the reports on ${productName}` }).click();
  await expect(dialog(page)).toContainText('stays on the market');
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, 'Deleted Successfully')).toBeVisible();
  await expect(item(page, productName)).toHaveCount(0);
  await expect(page.getByRole('main').locator('li:focus, :is(h1, h2):focus')).toHaveCount(1);
  await comeIn(page, reporter, marketplace, '/categories/BAJAJ');
  await expect(page.getByRole('heading', { name: productName })).toBeVisible();
});

test('the most reported bike comes first, with its newest reporters named and the others counted', async ({
  page,
  marketplace,
}) => {
  test.slow();
  const { url } = marketplace;
  const seller = await newcomer(url, 'seller', { name: `Often ${randomUUID()}` });
  const [often, last] = [await aBikeOf(seller, marketplace), await aBikeOf(seller, marketplace)];
  const reporters: Caller[] = [];
  for (let count = 0; count < REPORTERS_NAMED + 2; count++) reporters.push(await newcomer(url, 'buyer'));
  for (const reporter of reporters) await reporter.call(reportProduct, { params: { id: often } });
  await admin.call(reportProduct, { params: { id: last } });
  await comeIn(page, admin, marketplace, `${REPORTS}?search=${seller.name}`);
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', `/products/${last}`);
  await page.getByLabel('Sort by').selectOption('Most reported');
  await expect(links.first()).toHaveAttribute('href', `/products/${often}`);
  await expect(page.getByText('and 2 more')).toBeVisible();
  await expect(page.getByText(reporters.at(-1)?.email ?? '')).toBeVisible();
  await expect(page.getByText(reporters[0]?.email ?? '')).toHaveCount(0);
});

test('a reported bike is taken off the market, but not while it is booked', async ({ page, marketplace }) => {
  const { buyer, seller, productId, productName: booked } = await aDeal(marketplace);
  const free = `Yamaha Ray ${randomUUID()}`;
  const freeId = await aBikeOf(seller, marketplace, { productName: free });
  await buyer.call(explainReport, {
    params: { id: productId },
    body: { reason: 'stolen', words: 'The frame number is filed off.' },
  });
  await buyer.call(reportProduct, { params: { id: freeId } });
  await comeIn(page, admin, marketplace, REPORTS);
  await expect(item(page, booked).first()).toContainText('The bike may be stolen');
  await expect(item(page, booked).first()).toContainText('The frame number is filed off.');
  await expect(item(page, free).first()).toContainText('No reason given');
  await expect(page.getByRole('button', { name: `Remove the bike: ${booked}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove the bike: ${free}` }).click();
  await dialog(page).getByRole('button', { name: 'Remove the bike' }).click();
  await expect(toast(page, 'Deleted Successfully')).toBeVisible();
  await expect(item(page, free)).toHaveCount(0);
  await comeIn(page, buyer, marketplace, '/categories/YAMAHA');
  await expect(page.getByRole('heading', { name: booked })).toBeVisible();
  await expect(page.getByText(free)).toHaveCount(0);

  await comeIn(page, admin, marketplace, REPORTS);
  await item(page, booked).getByRole('link', { name: 'See the deal' }).click();
  await page.getByRole('button', { name: 'Cancel the deal' }).click();
  await dialog(page).getByLabel('Why?').fill('The bike is being looked into.');
  await dialog(page).getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('This deal was cancelled')).toBeVisible();
  await page.goto(REPORTS);
  await expect(page.getByRole('button', { name: `Remove the bike: ${booked}` })).toBeVisible();
});

test('a report that another admin has decided about is not decided twice', async ({ page, marketplace }) => {
  const { buyer, productId, productName } = await aDeal(marketplace);
  await buyer.call(reportProduct, { params: { id: productId } });
  await comeIn(page, admin, marketplace, REPORTS);
  await page.getByRole('button', { name: `Dismiss the reports on ${productName}` }).click();
  await admin.call(dismissReports, { params: { id: productId } });
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, `Somebody else has already decided about ${productName}`)).toBeVisible();
  await expect(item(page, productName)).toHaveCount(0);
});
