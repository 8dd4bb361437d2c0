import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '#contract/pagination.ts';
import { type Found, searchProducts } from '#contract/search.ts';
import { type Caller, callerOf } from '../test/people.ts';
import { bikes, ids } from './bikes.ts';
import { openSearch, results } from './filters.ts';
import { expectArrival, press } from './keys.ts';
import { expect, test } from './kickstand.ts';

let nobody: Caller;

test.beforeAll(({ marketplace: { url } }) => {
  nobody = callerOf(`${url}/api`);
});

const chip = (page: Page, text: string) => page.getByRole('link', { name: `Without ${text}`, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const found = async (query: Record<string, string>): Promise<Found> =>
  (await nobody.call(searchProducts, { query })).body;

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('order, chips, corrections and further pages are links and forms', async ({ page }) => {
    await page.goto('/search?q=pulser+under+2000');
    const cheapest = await found({ q: 'pulser under 2000', sort: 'price-up' });
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/sort=price-up/);
    expect(await ids(page)).toEqual(cheapest.products.map(({ _id }) => _id));
    await expect(page.getByRole('link', { name: 'Search for “pulser under 2000” instead' })).toBeVisible();
    await chip(page, 'Up to $2,000').click();
    await expect(chip(page, 'Pulsar')).toBeVisible();
    await expect(chip(page, 'Up to $2,000')).toHaveCount(0);
    await page.getByRole('link', { name: 'Clear all' }).click();
    const first = await ids(page);
    expect(first).toHaveLength(PAGE_SIZE);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/after=/);
    expect((await ids(page)).filter((id) => first.includes(id))).toEqual([]);
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    // Other tests list bikes meanwhile, so the comparison retries.
    await expect(async () => {
      await page.reload();
      expect(await ids(page)).toEqual((await found({})).products.map(({ _id }) => _id));
    }).toPass();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true');
  });
});

test('every step of a search stands in the address, and back and forward go through them', async ({ page }) => {
  await openSearch(page, '/search?q=hero');
  const all = await ids(page);
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await expect(page).toHaveURL('/search?q=hero&sort=price-down');
  const dearest = (await found({ q: 'hero', sort: 'price-down' })).products.map(({ _id }) => _id);
  await expect.poll(() => ids(page)).toEqual(dearest);
  await chip(page, 'Hero').click();
  await expect(page).toHaveURL('/search?sort=price-down');
  await expect(status(page)).toHaveText(`${(await found({})).total.bikes} bikes`);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=hero&sort=price-down');
  await expect.poll(() => ids(page)).toEqual(dearest);
  await page.goBack();
  await expect.poll(() => ids(page)).toEqual(all);
  await page.goForward();
  await expect.poll(() => ids(page)).toEqual(dearest);
  await page.reload();
  expect(await ids(page)).toEqual(dearest);
});

test('a chip leaves out what it says, and the keyboard goes on from the next one', async ({ page }) => {
  await openSearch(page, '/search?brand=HERO,BAJAJ&condition=Good');
  await press(page, chip(page, 'Hero'));
  await expect(page).toHaveURL('/search?brand=BAJAJ&condition=Good');
  await expect(chip(page, 'Bajaj')).toBeFocused();
  await press(page, chip(page, 'Good condition'));
  await expect(page).toHaveURL('/search?brand=BAJAJ');
  await expect(page.getByRole('link', { name: 'Clear all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search');
  await expectArrival(page, 'Bikes on sale');
});

test('a typing error is corrected, unless somebody insists on it', async ({ page }) => {
  await openSearch(page, '/search?q=pulser+150');
  await expect(page.getByRole('main')).toContainText('Showing “Pulsar 150”. Search for “pulser 150” instead');
  await expect(bikes(page).first()).toContainText('Pulsar 150');
  await page.getByRole('link', { name: 'Search for “pulser 150” instead' }).click();
  await expect(page).toHaveURL('/search?q=pulser+150&literal=yes');
  await expect(page.getByText('Showing “Pulsar 150”')).toHaveCount(0);
});

test('while another search is on its way, what was found stays', async ({ page }) => {
  await openSearch(page, '/search?brand=HERO,BAJAJ');
  const before = await ids(page);
  const results = page.getByRole('region', { name: 'Results' });
  const held = Promise.withResolvers<void>();
  await page.route('**/search.data?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await chip(page, 'Hero').click();
  await expect(results).toHaveAttribute('aria-busy', 'true');
  expect(await ids(page)).toEqual(before);
  held.resolve();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL('/search?brand=BAJAJ');
  expect(await ids(page)).not.toEqual(before);
});

test('a search that is not answered says so, and is asked for again', async ({ page, context }) => {
  await openSearch(page, '/search?brand=HERO,BAJAJ');
  await context.setOffline(true);
  await chip(page, 'Hero').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This search was not answered');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/search?brand=BAJAJ');
  await expect(bikes(page).first()).toBeVisible();
});

test('nothing found leads to what would find something', async ({ page }) => {
  await openSearch(page, '/search?brand=BAJAJ&maxPrice=1');
  await expect(status(page)).toHaveText('No bikes');
  const offers = page.getByRole('region', { name: 'No bike on sale fits all of this' }).getByRole('listitem');
  const { nearest } = await found({ brand: 'BAJAJ', maxPrice: '1' });
  await expect(offers).toHaveCount(nearest.length);
  const offer = offers.first().getByRole('link');
  const bikesOffered = Number(/(\d+) bikes?$/.exec(await offer.innerText())?.[1]);
  await press(page, offer);
  await expect(results(page)).toHaveText(`${bikesOffered} bikes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openSearch(page, '/search?q=ducati+monster');
  await expect(page.getByRole('heading', { name: 'Ducati is not sold here yet' })).toBeVisible();
});

test('rows or cards stay as this person likes them', async ({ page }) => {
  await openSearch(page, '/search?brand=HERO');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/search?brand=HERO&view=list');
  const prices = bikes(page).getByText(/^\$[\d,]+$/);
  const right = () =>
    prices.evaluateAll((all) => new Set(all.map((price) => price.getBoundingClientRect().right)).size);
  await expect.poll(right, 'prices stand below each other').toBe(1);
  await chip(page, 'Hero').click();
  await expect(page).toHaveURL('/search?view=list');
  await page.getByLabel('Search bikes').fill('pulsar');
  await page.getByLabel('Search bikes').press('Enter');
  await expect(page).toHaveURL('/search?q=pulsar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pulsar');
  await openSearch(page, '/search?brand=BAJAJ');
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('on a phone the filters come over the results, and say what they leave', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openSearch(page, '/search?condition=Good');
  await page.getByRole('button', { name: 'Filters 1 set' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Hero' }).check();
  const left = (await found({ brand: 'HERO', condition: 'Good' })).total.bikes;
  await filters.getByRole('button', { name: `Show ${left} bikes` }).click();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL('/search?brand=HERO&condition=Good');
  await expect(bikes(page)).toHaveCount(Math.min(left, PAGE_SIZE));
  await expect(page.getByRole('button', { name: 'Filters 2 set' })).toBeFocused();
});

test('what makes no sense in an address is passed over', async ({ page }) => {
  await openSearch(page, '/search?brand=HERO&body=spaceship&maxPrice=lots&sort=magic&after=nowhere');
  await expect(page).toHaveURL('/search?brand=HERO');
  await expect(chip(page, 'Hero')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Without/ })).toHaveCount(1);
});

test('search engines see what a search is about, and list those that people look for', async ({
  page,
  marketplace,
}) => {
  const head = async (address: string) => {
    await page.goto(address);
    const robots = page.locator('meta[name=robots]');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    return [await page.title(), canonical, (await robots.count()) ? await robots.getAttribute('content') : 'all'];
  };
  const { url } = marketplace;
  const hero = (await found({ brand: 'HERO' })).total.bikes;
  const heroTitle = `Hero: ${hero} bikes | Kickstand`;
  expect(await head('/search?brand=HERO&view=list')).toEqual([heroTitle, `${url}/search?brand=HERO`, 'all']);
  expect(await head('/search?sort=year&brand=HERO')).toEqual([heroTitle, `${url}/search?brand=HERO`, 'noindex']);
  expect((await head('/search?q=pulsar+under+100'))[2]).toBe('noindex');
});
