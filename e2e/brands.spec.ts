import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addCategory, listAllCategories, orderCategories, retireCategory } from '#contract/categories.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aProductOf } from '../test/products.ts';
import { comeIn, theAdmin } from './cast.ts';
import { expect, test } from './kickstand.ts';

const BRANDS = '/dashboard/categories';

let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  admin = await theAdmin(marketplace);
});

// Other tests count the initial brands.
test.afterEach(async () => {
  const brandRows = (await admin.call(listAllCategories)).body;
  const added = brandRows.filter(({ brandName, isRetired }) => !isRetired && brandName.startsWith('E2E '));
  for (const { _id: id } of added) await admin.call(retireCategory, { params: { id }, body: { isRetired: true } });
  const first = ['YAMAHA', 'HERO', 'BAJAJ'].map(
    (name) => brandRows.find(({ brandName }) => brandName === name)?._id ?? '',
  );
  await admin.call(orderCategories, { body: { ids: first } });
});

const aName = () => `E2E ${randomUUID().slice(0, 6).toUpperCase()}`;
const onMarket = (page: Page) => page.getByRole('list', { name: 'On the market' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

test('an admin looks after the brands', async ({ page, marketplace }) => {
  await comeIn(page, admin, marketplace, BRANDS);

  await test.step('brands are ordered by buttons, which keep the focus and say what happened', async () => {
    await expect(onMarket(page)).toHaveCount(3);
    const down = page.getByRole('button', { name: 'Move YAMAHA down' });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'YAMAHA is now number 2 of 3.' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(onMarket(page).nth(2)).toContainText('YAMAHA');
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect
      .poll(async () => (await admin.call(listAllCategories)).body.slice(0, 3).map(({ brandName }) => brandName))
      .toEqual(['HERO', 'BAJAJ', 'YAMAHA']);
  });

  await test.step('a retired brand leaves the market, and comes back', async () => {
    const name = aName();
    await admin.call(addCategory, { body: { brandName: name } });
    await page.reload();
    await page.getByRole('button', { name: `Retire ${name}` }).click();
    await dialog(page).getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: `Retire ${name}` }).click();
    await dialog(page).getByRole('button', { name: 'Retire' }).click();
    await expect(onMarket(page).filter({ hasText: name })).toHaveCount(0);
    expect((await page.request.get(`/categories/${encodeURIComponent(name)}`)).status()).toBe(404);
    await page.getByRole('button', { name: `Bring back ${name}` }).click();
    await expect(onMarket(page).last()).toContainText(name);
    expect((await page.request.get(`/categories/${encodeURIComponent(name)}`)).status()).toBe(200);
  });

  await test.step('an admin adds a brand with a photo, and a seller’s bike of it is found on its page', async () => {
    const name = aName();
    await page.getByRole('button', { name: 'Add a brand' }).click();
    await dialog(page).getByRole('button', { name: 'Add the brand' }).click();
    await expect(dialog(page).getByText('Please fill in this field')).toBeVisible();
    await dialog(page).getByLabel('Name').fill(name.toLowerCase());
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b4232c' } })
      .jpeg()
      .toBuffer();
    await dialog(page)
      .getByLabel('Picture')
      .setInputFiles({ name: 'brand.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(dialog(page).getByText('The photo is uploaded.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Add the brand' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const row = onMarket(page).filter({ hasText: name });
    await expect(row).toContainText('No bike on sale');
    await expect(row.locator('img')).toHaveAttribute('src', /^\/photos\/[0-9a-f]{32}-800\.webp$/);

    const seller = await newcomer(marketplace.url, 'seller');
    await aProductOf(seller, { categoryName: name, productName: `Bike of ${name}` });
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: `Bike of ${name}` })).toBeVisible();
  });

  await test.step('a name that is taken is refused beside the form, and what was written stays', async () => {
    await page.goto(BRANDS);
    await page.getByRole('button', { name: 'Change BAJAJ' }).click();
    await dialog(page).getByLabel('Name').fill('yamaha');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('YAMAHA is among the brands already.');
    await expect(dialog(page).getByLabel('Name')).toHaveValue('yamaha');
  });
});
