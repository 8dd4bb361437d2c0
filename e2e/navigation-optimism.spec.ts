import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addFavourite, listFavouriteIds } from '#contract/favourites.ts';
import { advertiseProduct, listAdvertisedProducts } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import { type Caller, callerOf } from '../test/people.ts';
import { comeIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';

const ADVERTISE = `**/api${advertiseProduct.path.replace(':id', '*')}`;
const KEEP = `**/api${addFavourite.path.replace(':id', '*')}`;

let seller: Caller;
let productName: string;
let id: string;

test.beforeEach(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  productName = `Hero Ignitor ${randomUUID()}`;
  id = await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
});

const advertise = (page: Page) => page.getByRole('button', { name: 'Make Advertize' });
const advertised = (page: Page) => page.getByRole('button', { name: 'Advertized' });
const heart = (page: Page) => page.getByRole('button', { name: `Favourite: ${productName}`, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Delays writes until the test decides their outcome. */
async function hold(page: Page, calls: string) {
  const held: ((how: 'continue' | 'abort') => void)[] = [];
  let count = 0;
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    count++;
    const how = await new Promise<'continue' | 'abort'>((decided) => held.push(decided));
    await route[how]();
  });
  return {
    count: () => count,
    async end(how: 'continue' | 'abort') {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.(how);
    },
  };
}

test('a bike is shown as advertised before the server has answered, and a double click does it once', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');
  const calls = await hold(page, ADVERTISE);
  await advertise(page).dblclick();
  await expect(advertised(page)).toBeVisible();
  await expect(advertised(page)).toHaveAttribute('aria-disabled', 'true');
  await calls.end('continue');
  await expect(toast(page, 'Updated Succesfully')).toBeVisible();
  await expect(advertised(page)).toBeVisible();
  expect(calls.count()).toBe(1);
  const { body } = await callerOf(`${marketplace.url}/api`).call(listAdvertisedProducts);
  expect(body.map(({ _id }) => _id)).toContain(id);
});

test('a bike that could not be advertised is shown as before, with the reason', async ({ page, marketplace }) => {
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');
  const calls = await hold(page, ADVERTISE);
  await advertise(page).press('Enter');
  await expect(advertised(page)).toBeFocused();
  await calls.end('abort');
  await expect(toast(page, 'Kickstand could not be reached')).toBeVisible();
  await expect(advertise(page)).toBeFocused();
  await page.unroute(ADVERTISE);
  await advertise(page).press('Enter');
  await expect(toast(page, 'Updated Succesfully')).toBeVisible();
});

test('a heart is full before the server has answered, and empty again with the reason when it refuses', async ({
  page,
  marketplace,
}) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await comeIn(page, buyer, marketplace, `/products/${id}`);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const calls = await hold(page, KEEP);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await calls.end('abort');
  await expect(toast(page, 'Kickstand could not be reached')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that is pressed twice in a hurry is pressed once', async ({ page, marketplace }) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await comeIn(page, buyer, marketplace, `/products/${id}`);
  const answered = page.waitForResponse(KEEP);
  await heart(page).dblclick();
  await answered;
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect((await buyer.call(listFavouriteIds)).body).toEqual([id]);
});
