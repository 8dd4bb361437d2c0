import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { listSellerProducts } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { expectFault, fillIn } from './forms.ts';
import { expectArrival, press, typeInto, walkBackTo, walkTo } from './keys.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';
import { aCheckedImport, aDoneImport, anImport, csv, filePicker, ONCE, OUTCOMES, STOCK, send } from './stock.ts';

const ADDRESS = '/dashboard/import';
const LISTED = OUTCOMES.Ready + OUTCOMES.Corrected;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const step = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]');
const row = (page: Page, bike: string) => page.getByRole('row').filter({ hasText: bike }).first();
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Which rows' }).getByRole('link', { name });

async function productsOf(seller: Caller) {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email }, query: { limit: 100 } });
  return body;
}

async function check(page: Page) {
  await fillIn(page, ONCE);
  await page.getByRole('button', { name: 'Check 30 rows' }).click();
}

test('a dealer imports a whole stock, looks it over first, and finds it under My Products', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await logIn(page, seller.email, '/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveTitle('Import | Kickstand');
  await expect(main(page)).toContainText('Nothing imported yet');

  await test.step('columns are guessed, and what the file does not say is asked', async () => {
    await send(page);
    await expect(page).toHaveURL(/\/dashboard\/import\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(step(page)).toContainText('Columns');
    await expect(page.getByLabel('KM driven')).toHaveAccessibleDescription(/^35,000 km · .*Guessed$/);
    await expect(page.getByLabel('Box')).toHaveValue('');
    await page.getByLabel('Box').selectOption('Price');
    await expectFault(page, 'Box', '“Price (INR)” is chosen as Price already: each can come from one column only');
    await page.getByLabel('Box').selectOption('Leave out');
    await page.getByLabel('Owner').selectOption('Leave out');
    await page.getByRole('button', { name: 'Check 30 rows' }).click();
    await expectFault(page, 'Phone Number', 'Please write the number buyers call: no column holds one');
    await expectFault(page, '1 dollar in INR', 'Please write how much INR one dollar is, like 83.5');
    await expect(page.getByLabel('Phone Number')).toBeFocused();
  });

  await test.step('a place for rows that name none is found by its beginning', async () => {
    await page.getByLabel('Location', { exact: true }).fill('Mumb');
    await page.getByRole('option', { name: /^Mumbai.*India$/ }).click();
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Mumbai');
  });

  await test.step('the rate is tried on a price of the file', async () => {
    await fillIn(page, ONCE);
    await expect(main(page).getByRole('status').filter({ hasText: 'in your file' })).toHaveText(
      'A price of 1,20,000 in your file is listed as $1,437.13, because 1 dollar is 83.5 INR.',
    );
  });

  await test.step('every row is checked, and nothing is listed', async () => {
    await page.getByRole('button', { name: 'Check 30 rows' }).click();
    await expect(heading(page, `${LISTED} bikes of 30 rows can be listed`)).toBeFocused();
    await expect(step(page)).toContainText('Check');
    for (const [name, count] of Object.entries(OUTCOMES)) await expect(tab(page, name)).toHaveText(`${count}${name}`);
    await expect(row(page, 'Bajaj Pulsar 150 2014')).toContainText('Pulser 150 → is read as Pulsar 150');
    await expect(row(page, 'Bajaj Pulsar 150 2014')).toContainText('$1,437.13');
    await expect(row(page, 'Hero Glamour')).toContainText('$538.92');
    expect(await productsOf(seller)).toEqual([]);
  });

  await test.step('each number shows its rows, also after loading the page again', async () => {
    await tab(page, 'Refused').click();
    await expect(page.getByRole('row')).toHaveCount(1 + OUTCOMES.Refused);
    await expect(row(page, 'Hero Passion Pro')).toContainText('“40-45k” is a range: a bike has one price');
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(1 + OUTCOMES.Refused);
    await expect(tab(page, 'Refused')).toHaveAttribute('aria-current', 'true');
    await tab(page, 'All rows').click();
    await expect(page.getByRole('row')).toHaveCount(1 + 24);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('row')).toHaveCount(1 + 30);
  });

  await test.step('the columns can be changed, and stay as they were', async () => {
    await page.getByRole('link', { name: 'Change the columns' }).click();
    await expect(heading(page, 'What is in which column?')).toBeFocused();
    await expect(page.getByLabel('1 dollar in INR')).toHaveValue('83.5');
    await expect(page.getByLabel('Owner', { exact: true })).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Phone Number')).toHaveValue(ONCE['Phone Number']);
    await page.getByRole('button', { name: 'Check 30 rows' }).click();
    await expect(heading(page, `${LISTED} bikes of 30 rows can be listed`)).toBeFocused();
  });

  await test.step('it is imported after a question', async () => {
    await page.getByRole('button', { name: `Import ${LISTED} bikes` }).click();
    const dialog = page.getByRole('dialog', { name: `Import ${LISTED} bikes?` });
    await expect(dialog.getByRole('listitem')).toHaveText([
      `${LISTED} bikes are on the market at once, under your name.`,
      '2 of them as we corrected them.',
      '1 row we know already: left out.',
      '3 rows with errors: skipped.',
      'Prices in INR become dollars at 83.5 for 1 dollar.',
      'They have no pictures yet: add photos under My Products.',
    ]);
    await dialog.getByRole('button', { name: `Import ${LISTED} bikes` }).click();
    await expect(heading(page, `${LISTED} bikes are on the market`)).toBeFocused();
    await expect(tab(page, 'Listed')).toHaveText(`${LISTED}Listed`);
  });

  await test.step('the result says what became of every row', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the result' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('stock-result.csv');
    const result = await readFile(await download.path(), 'utf8');
    expect(result).toContain('is a range: a bike has one price');
    expect(result.trim().split('\n').length).toBeGreaterThan(30);
  });

  await test.step('the bikes are there', async () => {
    expect(await productsOf(seller)).toHaveLength(LISTED);
    await page.getByRole('link', { name: 'See My Products' }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Yamaha Fazer 2015' }).first()).toBeVisible();
  });
});

test('the same file again changes nothing, and its columns are remembered', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const { _id } = await aDoneImport(seller, marketplace, { without: 'owners' });
  await logIn(page, seller.email, `${ADDRESS}/${_id}`);
  await expect(heading(page, `${LISTED} bikes are on the market`)).toBeVisible();
  await page.getByRole('link', { name: 'Import another file' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'stock.csv' })).toContainText('26 bikes of 30 rows listed');

  await send(page, csv(STOCK, 'stock again.csv'));
  await expect(main(page)).toContainText('we remember what you chose then');
  await expect(page.getByLabel('KM driven')).toHaveAccessibleDescription(/As last time$/);
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue('');
  await check(page);
  await expect(heading(page, 'There is nothing to import')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await tab(page, 'Duplicate').click();
  await expect(row(page, 'Hero Glamour').getByRole('link', { name: 'see it' })).toHaveAttribute(
    'href',
    /^\/products\//,
  );
  expect(await productsOf(seller)).toHaveLength(LISTED);
});

test('a page that loses sight of an import finds it again', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const { _id } = await aCheckedImport(seller, marketplace);
  await logIn(page, seller.email, `${ADDRESS}/${_id}`);
  await page.getByRole('button', { name: `Import ${LISTED} bikes` }).click();
  await page.route(`**/api/imports/${_id}`, (route) => route.abort());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Import ${LISTED} bikes` })
    .click();
  await expect(heading(page, 'Listing your bikes')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Rows done' })).toBeVisible();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Kickstand could not be reached' })).toBeVisible();
  await page.unroute(`**/api/imports/${_id}`);
  await expect(heading(page, `${LISTED} bikes are on the market`)).toBeVisible();
  await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('everything can be done with the keyboard', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await logIn(page, seller.email, ADDRESS);
  await expect(filePicker(page)).toBeEnabled();
  // Registered early: the browser takes a moment to report file choosers.
  const choosing = page.waitForEvent('filechooser', { timeout: 30_000 });
  await walkTo(page, filePicker(page));
  await page.keyboard.press('Space');
  await (await choosing).setFiles(csv());
  await expectArrival(page, 'Import');
  await expect(heading(page, 'What is in which column?')).toBeVisible();
  await typeInto(page, page, ONCE);
  await press(page, page.getByRole('button', { name: 'Check 30 rows' }));
  await expect(heading(page, `${LISTED} bikes of 30 rows can be listed`)).toBeFocused();
  await press(page, tab(page, 'Refused'));
  await expect(tab(page, 'Refused')).toBeFocused();
  await walkBackTo(page, page.getByRole('button', { name: `Import ${LISTED} bikes` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Not yet' })).toBeFocused();
  await press(page, page.getByRole('dialog').getByRole('button', { name: `Import ${LISTED} bikes` }));
  await expect(heading(page, `${LISTED} bikes are on the market`)).toBeFocused();
});

test('who may see an import', async ({ page, marketplace }) => {
  const [owner, another, buyer] = await Promise.all([
    newcomer(marketplace.url, 'seller'),
    newcomer(marketplace.url, 'seller'),
    newcomer(marketplace.url, 'buyer'),
  ]);
  const { _id } = await anImport(owner, marketplace, { fileName: 'old.csv' });

  await test.step('its seller, who can forget it after a question', async () => {
    await aCheckedImport(owner, marketplace, { fileName: 'newer.csv' });
    await logIn(page, owner.email, ADDRESS);
    const newer = page.getByRole('listitem').filter({ hasText: 'newer.csv' });
    await expect(newer).toContainText('26 bikes of 30 rows can be listed');
    await newer.getByRole('button', { name: 'Forget newer.csv' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click();
    await expect(newer).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'old.csv' })).toBeFocused();
  });

  await test.step('no other seller', async () => {
    await logIn(page, another.email, ADDRESS);
    await expect(main(page)).toContainText('Nothing imported yet');
    await page.goto(`${ADDRESS}/${_id}`);
    await expect(page.getByRole('heading', { name: 'Opps! Looks Like You Are Lost In Space' })).toBeVisible();
  });

  await test.step('nobody who is no seller, and they have none', async () => {
    await logIn(page, buyer.email, ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for sellers');
    await page.goto(`${ADDRESS}/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for sellers');
  });
});
