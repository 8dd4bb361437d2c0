import type { Page } from '@playwright/test';
import { listSavedSearches, saveSearch } from '#contract/saved-searches.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aProductOf } from '../test/products.ts';
import { comeIn } from './cast.ts';
import { runJob } from './jobs.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin } from './people.ts';

const LIST = '/dashboard/saved-searches';
const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

let buyer: Caller;

test.beforeEach(async ({ marketplace }) => {
  buyer = await newcomer(marketplace.url, 'buyer');
});

const saved = async () => (await buyer.call(listSavedSearches)).body.map(({ name, told }) => [name, told]);

test('a search is saved from its page, renamed, removed and put back', async ({ page, marketplace }) => {
  await comeIn(page, buyer, marketplace, '/search?brand=HERO&maxPrice=900');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'In your saved searches' }).click();
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible();
  await expect(page).toHaveURL(LIST);
  await expect(row(page, 'Hero')).toContainText('No new bikes since you looked');
  await row(page, 'Hero')
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByLabel(/^Name of/).fill('For the commute');
  await page.keyboard.press('Enter');
  await page.getByLabel('Tell me').selectOption('At once');
  await expect.poll(saved).toEqual([['For the commute', 'at-once']]);
  await page.getByRole('button', { name: 'Remove For the commute' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'For the commute')).toBeVisible();
  await expect.poll(saved).toEqual([['For the commute', 'at-once']]);
  await row(page, 'For the commute').getByRole('link', { name: 'For the commute' }).click();
  await expect(page).toHaveURL('/search?brand=HERO&maxPrice=900&sort=newest');
});

test('a stranger logs in, and comes back to the search', async ({ page, marketplace }) => {
  await page.goto(`${marketplace.url}/search?brand=HERO`);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await fillInLogin(page, buyer.email);
  await expect(page).toHaveURL('/search?brand=HERO');
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
});

test('bikes that came since the last look are marked, once', async ({ page, marketplace }) => {
  await buyer.call(saveSearch, { body: { name: 'Mine', address: 'q=marigold' } });
  const seller = await newcomer(marketplace.url, 'seller');
  const id = await aProductOf(seller, { productName: 'Marigold Yamaha' });
  await runJob(marketplace, 'match-saved-searches');
  await expect.poll(async () => (await buyer.call(listSavedSearches)).body[0]?.newMatches, { timeout: 20_000 }).toBe(1);
  const look = async () => {
    await comeIn(page, buyer, marketplace, LIST);
    await row(page, 'Mine').getByRole('link', { name: 'Mine' }).click();
  };
  await look();
  const mark = page.locator(`[id="${id}"]`).getByText('New for you');
  await expect(mark).toBeVisible();
  await page.reload();
  await expect(mark).toBeVisible();
  await look();
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await expect(mark).toBeHidden();
});

test('a letter leads to the bikes of its search', async ({ page, marketplace }) => {
  const { body } = await buyer.call(saveSearch, { body: { name: 'Mine', address: 'brand=BAJAJ' } });
  await comeIn(page, buyer, marketplace, `${LIST}?open=${body.insertedId}`);
  await expect(page).toHaveURL('/search?brand=BAJAJ&sort=newest');
});
