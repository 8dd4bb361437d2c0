import { expect, type Page } from '@playwright/test';
import { addPhoto } from '#contract/photos.ts';
import { aHeic, aPng, aWebp, uprightJpeg } from '../photo-files.ts';
import { choose, describe, expectReady } from '../photo-tray.ts';
import { type Screen, writeMuch } from './screen.ts';
import type { Stage } from './stage.ts';

const ADD = '/dashboard/addproduct';
const edit = (id: string) => `/dashboard/editproduct/${id}`;
const wholeBike = async ({ wholeBike }: Stage) => edit(await wholeBike());

export const bikeFormScreens: Record<string, Screen> = {
  'add-product-photos': { address: ADD, who: 'seller', shows: 'Add Product', prepare: addPhotos },
  'add-product-describe-dialog': { address: ADD, who: 'seller', shows: 'Add Product', prepare: beginToDescribe },
  'add-product-facts': { address: ADD, who: 'seller', shows: 'Add Product', prepare: sayMore },
  'add-product-offers': { address: ADD, who: 'seller', shows: 'Add Product', prepare: setFloor },
  'edit-product': { address: wholeBike, who: 'newSeller', shows: 'Edit Product', prepare: changePrice },
  'edit-product-price-question': { address: wholeBike, who: 'newSeller', shows: 'Edit Product', prepare: askPrice },
  'edit-product-price-hint': {
    address: async ({ valuedBike }) => edit(await valuedBike()),
    who: 'newSeller',
    shows: 'Edit Product',
    prepare: awaitHint,
  },
  'edit-product-meanwhile': { address: wholeBike, who: 'newSeller', shows: 'Edit Product', prepare: comeSecond },
  'edit-product-leave': { address: wholeBike, who: 'newSeller', shows: 'Edit Product', prepare: leaveHalfway },
  'edit-product-booked': {
    arrange: writeMuch,
    address: async ({ wordyDeal }) => edit((await wordyDeal()).productId),
    who: 'wordySeller',
    shows: 'Edit Product',
  },
};

async function awaitHint(page: Page) {
  await expect(page.getByText('Four of five bikes like it cost')).toBeVisible();
}

/** One photo per state of the tray. */
async function addPhotos(page: Page) {
  await choose(page, [await uprightJpeg(), await aPng(), await aWebp()]);
  await expectReady(page, 3);
  await describe(page, 2, 'Left side');
  await page.route(`**/api${addPhoto.path}`, () => {});
  await choose(page, [
    aHeic('A photo of an iPhone with a very long name.HEIC'),
    await aPng(),
    await aPng(),
    await aPng(),
  ]);
  await page.getByRole('button', { name: 'Stop sending photo 5' }).click();
  await page.getByRole('button', { name: 'Remove photo 7' }).click();
  await expect(page.getByText('You stopped this one.')).toBeVisible();
}

async function beginToDescribe(page: Page) {
  await choose(page, await aPng());
  await page.getByRole('button', { name: 'Describe photo 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Describe this photo' })).toBeVisible();
}

async function sayMore(page: Page) {
  await page.getByText('More facts buyers ask for').click();
  await page.getByRole('button', { name: 'Insured' }).click();
  await page.getByRole('button', { name: 'Blue', exact: true }).click();
  await page.getByRole('combobox', { name: 'Model', exact: true }).pressSequentially('pulser');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
}

async function setFloor(page: Page) {
  await page.locator('summary').filter({ hasText: 'Offers' }).click();
  await page.getByLabel('Decline offers below ($)').fill('much');
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByLabel('Decline offers below ($)')).toHaveAttribute('aria-invalid', 'true');
}

async function changePrice(page: Page) {
  const address = page.url();
  await save(page, `${1000 + (Date.now() % 1000)}`);
  await page.goto(address);
  await expect(page.getByText('Resale Price', { exact: true }).first()).toBeVisible();
}

async function askPrice(page: Page) {
  await page.getByLabel('Resale Price ($)').fill('12345');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('group', { name: /looks typed to fill the field/ })).toBeFocused();
}

async function comeSecond(page: Page) {
  const first = await page.context().newPage();
  await first.goto(page.url());
  await save(first, `${2000 + (Date.now() % 1000)}`);
  await first.close();
  await page.getByLabel('Resale Price ($)').fill('999');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: 'This bike was changed meanwhile' })).toBeVisible();
}

async function leaveHalfway(page: Page) {
  await page.getByLabel('Resale Price ($)').fill('999');
  await page.getByRole('main').getByRole('link', { name: 'My Products' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
}

async function save(page: Page, price: string) {
  await page.getByLabel('Resale Price ($)').fill(price);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible();
}
