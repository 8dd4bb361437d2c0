import type { Page } from '@playwright/test';
import { removeProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { describedBike } from '../test/products.ts';
import { aBikeOf } from './deals.ts';
import { walkTo } from './keys.ts';
import { expect, test } from './kickstand.ts';

const OLD = { productName: 'Hero Splendor Plus', categoryName: 'HERO', resalePrice: 480, yearsOfUse: 9 };
const NEW = { ...describedBike, productName: 'Bajaj Pulsar 150', resalePrice: 1200, modelYear: 2021, kilometres: 9000 };
const WORN = {
  ...describedBike,
  productName: 'Bajaj Pulsar 180',
  resalePrice: 900,
  modelYear: 2016,
  kilometres: 61_000,
};

let seller: Caller;
let ids: Record<'old' | 'new' | 'worn', string>;
test.beforeAll(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  const list = (bike: object) => aBikeOf(seller, marketplace, bike);
  ids = { old: await list(OLD), new: await list(NEW), worn: await list(WORN) };
});

const address = (...bikes: string[]) => `/compare?bikes=${bikes.join(',')}`;
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const tray = (page: Page) => page.getByRole('region', { name: 'Bikes to compare' });
const toggle = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Compare/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

async function choose(page: Page, ...chosen: string[]) {
  for (const id of chosen) {
    await open(page, `/products/${id}`);
    await toggle(page).check();
  }
}

test('bikes are chosen on cards and on their pages, and stand side by side at an address of their own', async ({
  page,
}) => {
  await open(page, '/');
  await toggle(page).first().check();
  await expect(tray(page)).toContainText('Choose another one to compare');
  await tray(page).getByRole('button', { name: /^Take/ }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(toggle(page).first()).not.toBeChecked();

  await choose(page, ids.old, ids.new);
  await expect(tray(page).getByRole('button', { name: 'Take Hero Splendor Plus out' })).toBeVisible();
  await tray(page).getByRole('link', { name: 'Compare 2 bikes' }).click();
  await expect(page).toHaveURL(address(ids.old, ids.new));
  await expect(page.getByRole('columnheader')).toHaveText([/Hero Splendor Plus/, /Bajaj Pulsar 150/]);
  await expect(tray(page)).toHaveCount(0);
});

test('only what differs is shown at first, and the best of each fact is marked', async ({ page }) => {
  await page.goto(address(ids.old, ids.new, ids.worn));
  await expect(row(page, 'Price').getByRole('cell')).toHaveText(['$480 Lowest', '$1,200', '$900']);
  await expect(row(page, 'Model year').getByRole('cell')).toHaveText(['Not given', '2021 Newest', '2016']);
  await expect(row(page, 'Kilometres').getByRole('cell')).toHaveText(['Not given', '9,000 km Fewest', '61,000 km']);
  await expect(row(page, 'Condition')).toBeHidden();
  await page.getByRole('switch', { name: /^Show only differences/ }).uncheck();
  await expect(row(page, 'Condition').getByRole('rowheader')).toContainText('the same');
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison shows only the differences, and is whole on request', async ({ page }) => {
    await page.goto(address(ids.new, ids.worn));
    await expect(row(page, 'Brand')).toBeHidden();
    await expect(row(page, 'Price')).toBeVisible();
    await page.getByRole('switch', { name: /^Show only differences/ }).uncheck();
    await expect(row(page, 'Brand')).toBeVisible();
    await page.getByRole('link', { name: 'Take Bajaj Pulsar 180 out' }).click();
    await expect(page).toHaveURL(address(ids.new));
    await expect(page.getByRole('main')).toContainText('It takes two to compare');
  });
});

test('one is taken out, another is looked for and joins the rest', async ({ page }) => {
  await open(page, address(ids.old, ids.new, ids.worn));
  await page.getByRole('link', { name: 'Take Hero Splendor Plus out' }).click();
  await expect(page).toHaveURL(address(ids.new, ids.worn));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Add another bike' }).click();
  await expect(page).toHaveURL('/search');
  await expect(tray(page).getByRole('link', { name: 'Compare 2 bikes' })).toBeVisible();
  const another = toggle(page).and(page.locator(':not(:checked)')).first();
  await another.check();
  await tray(page).getByRole('link', { name: 'Compare 3 bikes' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('four bikes have room, a fifth is told so', async ({ page }) => {
  await open(page, '/');
  for (const nth of [0, 1, 2, 3]) await toggle(page).nth(nth).check();
  await toggle(page).nth(4).click();
  await expect(page.getByText('Only 4 bikes can be compared at once. Take one out first.')).toBeVisible();
  await expect(toggle(page).nth(4)).not.toBeChecked();
  await tray(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(toggle(page).nth(0)).not.toBeChecked();
});

test('the bar of chosen bikes hides nothing that has the focus, nor the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await choose(page, ids.old, ids.new);
  const bar = await tray(page).boundingBox();
  const booking = await page.getByRole('main').getByRole('link', { name: 'Book Now' }).boundingBox();
  expect((booking?.y ?? 0) + (booking?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await walkTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' }));
  const last = await page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await tray(page).boundingBox())?.y ?? 0);
});

test('on a phone the names of the facts stay while the bikes are pushed along', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address(ids.old, ids.new, ids.worn));
  const last = page.getByRole('columnheader').last();
  await last.getByRole('link', { name: 'Bajaj Pulsar 180', exact: true }).focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(row(page, 'Price').getByRole('rowheader')).toBeInViewport({ ratio: 1 });
});

test('a bike that is gone is said to be gone', async ({ page, marketplace }) => {
  const gone = await aBikeOf(seller, marketplace);
  await seller.call(removeProduct, { params: { id: gone } });
  await page.goto(address(gone, ids.new, ids.worn));
  await expect(page.getByRole('main')).toContainText('One of the bikes is not on the market any more.');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goto(address(gone, 'nothing'));
  await expect(page.getByRole('main')).toContainText('2 of the bikes are not on the market any more.');
  await expect(page.getByRole('main')).toContainText('No bikes to compare yet');
});

test('without an address, the comparison that was begun goes on', async ({ page }) => {
  await choose(page, ids.new, ids.worn);
  await open(page, '/compare');
  await page.getByRole('link', { name: 'Compare the 2 bikes you chose' }).click();
  await expect(page).toHaveURL(address(ids.new, ids.worn));
});

test('what one tab chooses, the other knows', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await choose(other, ids.new, ids.worn);
  await expect(tray(page).getByRole('link', { name: 'Compare 2 bikes' })).toBeVisible();
  await tray(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(toggle(other)).not.toBeChecked();
});

test('the bikes looked at are offered again, but not the one at hand nor one that is gone', async ({
  page,
  marketplace,
}) => {
  const gone = await aBikeOf(seller, marketplace, { productName: 'Soon gone' });
  for (const id of [ids.old, gone, ids.worn]) await open(page, `/products/${id}`);
  await seller.call(removeProduct, { params: { id: gone } });
  await open(page, `/products/${ids.new}`);
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await expect(strip.getByRole('listitem')).toHaveText([/Bajaj Pulsar 180/, /Hero Splendor Plus/]);
  // Below an infinite list the strip would be out of reach.
  await open(page, '/search?q=zzyzx');
  await expect(strip.getByRole('listitem').first()).toContainText('Bajaj Pulsar 150');
  expect(await page.evaluate(() => localStorage.getItem('viewed-bikes'))).not.toContain('Pulsar');
  await strip.getByRole('button', { name: 'Clear' }).click();
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('where storage is blocked or holds something else, bikes are looked at and compared all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('compared-bikes', '[{"id": 7}, null, "not an id"]');
    localStorage.setItem('viewed-bikes', '"?"');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/');
  await expect(tray(page)).toHaveCount(0);
  await toggle(page).nth(0).check();
  await toggle(page).nth(1).check();
  await tray(page).getByRole('link', { name: 'Compare 2 bikes' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await open(page, `/products/${ids.new}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bajaj Pulsar 150');
});
