import type { Page } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { listSellerProducts, readProduct } from '#contract/products.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aPhotoOf } from '../test/photos.ts';
import { meeting } from '../test/products.ts';
import { comeIn, known } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aPng } from './photo-files.ts';
import { choose, expectReady } from './photo-tray.ts';
import { aDoneImport, STOCK } from './stock.ts';

let seller: Caller;

test.beforeAll(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
});

async function aBike(marketplace: Marketplace): Promise<string> {
  const photo = await aPhotoOf(`${marketplace.url}/api`, seller);
  return aBikeOf(seller, marketplace, {
    productName: 'Yamaha FZ-S',
    photos: [{ name: photo.name, alt: 'From the left' }],
    frameNumber: 'ME1RG0712A0012345',
  });
}

const edit = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const meanwhile = (page: Page) => page.getByRole('dialog', { name: 'This bike was changed meanwhile' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const read = async (id: string) => (await seller.call(readProduct, { params: { id } })).body;

async function open(page: Page, id: string) {
  await page.goto(`/dashboard/editproduct/${id}`);
  await expect(save(page)).toBeEnabled();
}

async function openInBoth(first: Page, second: Page, id: string) {
  for (const tab of [first, second]) await open(tab, id);
}

async function saveIn(page: Page) {
  await save(page).click();
  await expect(page).toHaveURL('/dashboard/myproducts/');
}

test('a seller changes a bike', async ({ page, marketplace }) => {
  const id = await aBike(marketplace);
  await comeIn(page, seller, marketplace, `/products/${id}`);

  await test.step('price and photos: it comes back to the bike, and the history tells it', async () => {
    await edit(page).click();
    await expect(page.getByLabel('Product Name')).toHaveValue('Yamaha FZ-S');
    await expect(page.getByLabel('Image URL')).toHaveValue('');
    await expectReady(page, 1);
    await choose(page, await aPng());
    await expectReady(page, 2);
    await page.getByRole('button', { name: 'Make cover: photo 2' }).click();
    await page.getByLabel('Resale Price ($)').fill('1299');
    await save(page).click();
    await expect(toast(page, 'Updated Succesfully')).toBeVisible();
    await expect(page).toHaveURL(`/products/${id}`);
    await expect(page.getByRole('main')).toContainText('$1,299');
    const { photos, resalePrice, revision } = await read(id);
    expect([photos.map(({ alt }) => alt), resalePrice, revision]).toEqual([['', 'From the left'], 1299, 2]);

    await open(page, id);
    const change = page.getByRole('listitem').filter({ hasText: 'Resale Price' });
    await expect(change).toContainText('$1,450.50');
    await expect(change).toContainText('$1,299');
    await expect(change).toContainText('1 photo');
  });

  await test.step('a frame number is never shown: it is replaced or forgotten', async () => {
    await page.getByText('More facts buyers ask for').click();
    await expect(page.getByText('The frame number that ends in 2345 is kept')).toBeVisible();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await saveIn(page);
    expect((await read(id)).frameEnding).toBeUndefined();
    await page.getByRole('link', { name: 'Edit Yamaha FZ-S' }).click();
    await page.getByText('More facts buyers ask for').click();
    await page.getByLabel('Frame number').fill('1hg-cm82633a004353');
    await expect(page.getByText('A character of this frame number is wrong')).toBeVisible();
    await saveIn(page);
    expect((await read(id)).frameEnding).toBe('4353');
  });

  await test.step('whoever leaves with changes is asked; whoever has none is not', async () => {
    await open(page, id);
    const home = page.getByRole('banner').getByRole('link', { name: 'Home' });
    await page.getByLabel('Location').fill('Khulna');
    await home.click();
    await expect(leaving(page).getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Location')).toHaveValue('Khulna');
    await home.click();
    await leaving(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/home');
    await open(page, id);
    await expect(page.getByLabel('Location')).toHaveValue('Dhaka');
    await home.click();
    await expect(page).toHaveURL('/home');
  });
});

test('two edit at once', async ({ page, context, marketplace }) => {
  const id = await aBike(marketplace);
  await comeIn(page, seller, marketplace, `/dashboard/editproduct/${id}`);
  await expect(save(page)).toBeEnabled();
  const second = await context.newPage();

  await test.step('the second is told, and loses nothing', async () => {
    await open(second, id);
    await page.getByLabel('Resale Price ($)').fill('1300');
    await saveIn(page);

    await second.getByLabel('Phone Number').fill('+880 1711-222333');
    await save(second).click();
    await expect(meanwhile(second)).toContainText('$1,300');
    await meanwhile(second).getByRole('button', { name: 'Put my changes on top' }).click();
    await expect(second.getByLabel('Resale Price ($)')).toHaveValue('1300');
    await expect(second.getByLabel('Phone Number')).toHaveValue('+880 1711-222333');
    await saveIn(second);
    expect(await read(id)).toMatchObject({ resalePrice: 1300, sellerPhone: '+880 1711-222333', revision: 3 });
  });

  await test.step('the second can also take the newer one', async () => {
    await openInBoth(page, second, id);
    await page.getByLabel('Resale Price ($)').fill('1400');
    await saveIn(page);
    await second.getByLabel('Resale Price ($)').fill('1100');
    await save(second).click();
    await meanwhile(second).getByRole('button', { name: 'Load the newer one' }).click();
    await expect(second.getByLabel('Resale Price ($)')).toHaveValue('1400');
  });

  await test.step('what was typed outlives a reload, also over a newer state', async () => {
    page.on('dialog', (prompt) => prompt.accept());
    await open(page, id);
    await page.getByLabel('Location').fill('Khulna');
    await second.getByLabel('Resale Price ($)').fill('1500');
    await saveIn(second);
    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue('Khulna');
    await expect(page.getByLabel('Resale Price ($)')).toHaveValue('1500');
  });
});

test('a booked bike stays as its buyer saw it, and nobody edits another’s', async ({ page, marketplace }) => {
  const [id, buyer, stranger] = await Promise.all([
    aBikeOf(seller, marketplace),
    newcomer(marketplace.url, 'buyer'),
    newcomer(marketplace.url, 'seller'),
  ]);
  await comeIn(page, stranger, marketplace, `/dashboard/editproduct/${id}`);
  await expect(page.getByText('Opps! Looks Like You Are Lost In Space')).toBeVisible();
  await comeIn(page, buyer, marketplace, `/dashboard/editproduct/${id}`);
  await expect(page.getByRole('heading', { name: 'This page is for sellers' })).toBeVisible();
  await buyer.call(bookProduct, { body: { productId: id, ...meeting } });
  await comeIn(page, seller, marketplace, `/dashboard/editproduct/${id}`);
  await expect(page.getByText('Somebody has booked this bike')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
});

test('the price of a bike is changed, and its picture stays', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await aDoneImport(seller, marketplace, { text: STOCK.split('\n').slice(0, 4).join('\n') });
  const demo = await known(marketplace, 'seller@example.com', 'kickstand');
  for (const [from, owner, isOf] of [
    ['the demo, whose pictures are drawn', demo, (img: string | null) => img?.startsWith('/pictures/')],
    ['a file without pictures', seller, (img: string | null) => !img],
  ] as const)
    await test.step(`of ${from}`, async () => {
      const { body: bikes } = await owner.call(listSellerProducts, { params: { email: owner.email } });
      const bike = bikes.find(({ may, img }) => may.edit && isOf(img));
      await comeIn(page, owner, marketplace, `/dashboard/editproduct/${bike?._id}`);
      await page.getByLabel('Resale Price ($)').fill('1299');
      await saveIn(page);
      const { body } = await owner.call(readProduct, { params: { id: bike?._id ?? '' } });
      expect(body).toMatchObject({ resalePrice: 1299, img: bike?.img });
    });
});
