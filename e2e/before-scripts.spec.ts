import { newcomer } from '../test/newcomer.ts';
import { holdScripts, isAlive, openEarly } from './alive.ts';
import { aBikeOf } from './deals.ts';
import { choice } from './filters.ts';
import { expect, test } from './kickstand.ts';

test('what was chosen before the scripts came is looked for when they have', async ({ page }) => {
  const letThemCome = await openEarly(page, '/search?maxPrice=2000');
  await choice(page, 'Hero').check();
  await choice(page, 'Bajaj').check();
  letThemCome();
  await expect(page).toHaveURL('/search?brand=HERO,BAJAJ&maxPrice=2000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hero, Bajaj, Up to $2,000');
  await choice(page, 'Hero').uncheck();
  await expect(page).toHaveURL('/search?brand=BAJAJ&maxPrice=2000');
});

test('what was typed meanwhile stays, and counts', async ({ page }) => {
  const letThemCome = await openEarly(page, '/search');
  await page.getByLabel('To ($)').fill('1500');
  letThemCome();
  await expect(page).toHaveURL('/search?maxPrice=1500');
  await expect(page.getByLabel('To ($)')).toHaveValue('1500');
});

test('so does an order', async ({ page }) => {
  const letThemCome = await openEarly(page, '/search');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  letThemCome();
  await expect(page).toHaveURL('/search?sort=price-up');
});

test('a bike that was ticked early is compared', async ({ page }) => {
  const letThemCome = await openEarly(page, '/search');
  const compare = page.getByRole('checkbox', { name: /^Compare/ }).first();
  await compare.check();
  letThemCome();
  await expect(page.getByRole('region', { name: 'Bikes to compare' })).toContainText('Choose another one to compare');
  await expect(compare).toBeChecked();
});

test('a picture that failed early keeps its place, and is stood in for', async ({ page, marketplace }) => {
  const { url } = marketplace;
  const seller = await newcomer(url, 'seller');
  const productName = 'Zephyrina';
  await aBikeOf(seller, marketplace, { productName, img: `${url}/nothing.jpg` });
  const letThemCome = await openEarly(page, `/search?${new URLSearchParams({ q: productName, literal: 'yes' })}`);
  const bike = page.getByRole('article').filter({ hasText: productName });
  await expect.poll(() => bike.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const early = await bike.boundingBox();
  letThemCome();
  await expect(bike).toContainText('No picture');
  expect(await bike.boundingBox()).toEqual(early);
});

test('nothing is chosen where nobody chose', async ({ page }) => {
  await page.goto('/search?sort=price-up&brand=HERO');
  await isAlive(page);
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await expect(page).toHaveURL('/search?brand=HERO&sort=price-down');
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blog');
  await page.reload();
  await page.goBack();
  await isAlive(page);
  await expect(page).toHaveURL('/search?brand=HERO&sort=price-down');
  await page.goBack();
  await expect(page).toHaveURL('/search?sort=price-up&brand=HERO');
});

test('whoever goes back before the scripts came is shown the page they go back to', async ({ page }) => {
  await page.goto('/search?brand=HERO');
  await isAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  const letThemCome = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  // The client router renders the previous page.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/search?brand=HERO');
  letThemCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Hero' })).toBeVisible();
  await isAlive(page);
});

test('words and links lead on at once', async ({ page }) => {
  await openEarly(page, '/search');
  await page.getByLabel('Search bikes').fill('pulsar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=pulsar');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('button', { name: 'Share' })).toBeDisabled();
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the filters stand below the results until they can come over them', async ({ page }) => {
    const letThemCome = await openEarly(page, '/search');
    await page.getByRole('link', { name: 'Filters' }).click();
    await expect(page.getByRole('form', { name: 'Filters' })).toBeInViewport();
    await choice(page, 'Hero').check();
    letThemCome();
    await expect(page).toHaveURL(/\/search\?brand=HERO/);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });
});
