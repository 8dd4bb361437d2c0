import { statSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import { listSellerProducts, readProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aJpeg, send } from '../test/photos.ts';
import { addButton, bikeForm } from './bike-form.ts';
import { comeIn } from './cast.ts';
import { fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { aHeic, aHugeJpeg, aPng, aWebp, uprightJpeg } from './photo-files.ts';
import { choose, describe, expectReady, hand, shownPhotos, tiles } from './photo-tray.ts';

let seller: Caller;
let bike: Record<string, string>;

test.beforeEach(async ({ page, marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  const { 'Image URL': _, ...form } = bikeForm(marketplace.url);
  bike = form;
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible();
});

const announcement = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const alert = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });

async function listed() {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  const found = body.find(({ productName }) => productName === bike['Product Name']);
  return (await seller.call(readProduct, { params: { id: found?._id ?? '' } })).body;
}

test('three photos are put in order by keyboard, described, listed, and shown so on the bike’s page', async ({
  page,
}) => {
  await choose(page, [await uprightJpeg(), await aPng(), await aWebp()]);
  await expectReady(page, 3);
  const [upright, side, meter] = await shownPhotos(page);

  await page.getByRole('button', { name: 'Photo 3 of 3: meter.webp' }).focus();
  await page.keyboard.press('Space');
  await expect(announcement(page, 'Picked up: photo 3 of 3')).toBeAttached();
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowLeft');
    await expect(announcement(page, `It would be photo ${place} of 3.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(tiles(page).first()).toContainText('Cover');
  await expect.poll(() => shownPhotos(page)).toEqual([meter, upright, side]);

  const right = page.getByRole('button', { name: 'Move photo 2 right' });
  await right.press('Enter');
  await expect(announcement(page, 'It is photo 3 of 3 now.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move photo 3 right' })).toBeFocused();
  await page.getByRole('button', { name: 'Make cover: photo 2' }).click();
  await expect.poll(() => shownPhotos(page)).toEqual([side, meter, upright]);

  await describe(page, 1, 'Left side, in the morning sun');
  await expect(page.getByRole('button', { name: 'Describe photo 1' })).toBeFocused();
  await fillIn(page, bike);
  await addButton(page).click();
  await expect(page).toHaveURL('/dashboard/myproducts/');

  const { _id, photos } = await listed();
  expect(photos.map(({ name, alt }) => [name, alt])).toEqual([
    [nameOf(side), 'Left side, in the morning sun'],
    [nameOf(meter), ''],
    [nameOf(upright), ''],
  ]);
  expect(photos.map(({ width, height }) => width > height)).toEqual([true, true, false]);
  await page.goto(`/products/${_id}`);
  const cover = page.getByRole('img', { name: 'Left side, in the morning sun' }).first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('of two photos', async ({ page }) => {
  await choose(page, [await uprightJpeg(), await aPng()]);
  await expectReady(page, 2);

  await test.step('a removed one is put back; a reload keeps those that have arrived', async () => {
    const before = await shownPhotos(page);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(tiles(page)).toHaveCount(1);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => shownPhotos(page)).toEqual(before);
    await expect(page.getByRole('button', { name: /^Photo 1 of 2/ })).toBeFocused();
    await page.reload();
    await expectReady(page, 2);
    expect(await shownPhotos(page)).toEqual(before);
  });

  await test.step('one changes its place by mouse', async () => {
    const before = await shownPhotos(page);
    const [from, to] = [await tiles(page).nth(1).boundingBox(), await tiles(page).nth(0).boundingBox()];
    if (!from || !to) throw new Error('The photos are not in sight');
    await page.mouse.move(from.x + 40, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 60);
    await page.mouse.move(to.x + 40, to.y + 60, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => shownPhotos(page)).toEqual(before.toReversed());
    // No click follows: for 50 ms after a drop the library takes clicks for the end of the drag.
  });

  await test.step('one that the server has not kept is told of, and the rest of the draft stays', async () => {
    const [gone = ''] = await shownPhotos(page);
    // As after the retention of uploads: the photo name is unknown.
    await page.evaluate(
      ([name = '', unknown = '']) => {
        for (const key of Object.keys(sessionStorage))
          sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replaceAll(name, unknown));
      },
      [nameOf(gone), 'f'.repeat(32)],
    );
    await page.reload();
    await expect(alert(page, 'Photo 1')).toContainText('This photo is no longer kept');
    await expectReady(page, 1);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await fillIn(page, bike);
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect((await listed()).photos).toHaveLength(1);
  });
});

test('what is no photo is refused in words before anything is sent, and holds the bike up until it is gone', async ({
  page,
}, testInfo) => {
  let sent = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/photos') sent++;
  });
  const text = { name: 'bike.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture at all') };
  const huge = testInfo.outputPath('huge.jpg');
  writeFileSync(huge, Buffer.alloc(LARGEST_PHOTO_BYTES + 1, Buffer.from([0xff, 0xd8, 0xff])));
  await choose(page, [aHeic(), text]);
  await choose(page, huge);
  await expect(alert(page, 'IMG_0001.HEIC')).toContainText('choose there Settings, Camera, Formats, Most Compatible');
  await expect(alert(page, 'bike.jpg')).toContainText('please add a JPEG, PNG, WebP or AVIF file');
  await expect(alert(page, 'huge.jpg')).toContainText('please choose one of up to 15 MB');
  await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  expect(sent).toBe(0);

  await choose(page, await aPng());
  await expectReady(page, 1);
  await fillIn(page, bike);
  await addButton(page).click();
  await expect(alert(page, 'Some photos were not added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Photo 1 of 4: IMG_0001.HEIC' })).toBeFocused();
  for (const left of [3, 2, 1]) {
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(tiles(page)).toHaveCount(left);
  }
  await addButton(page).click();
  await expect(page).toHaveURL('/dashboard/myproducts/');
  expect((await listed()).photos).toHaveLength(1);
});

test('a photo that is too large as it is gets smaller before it is sent, and stands upright', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('huge.jpg');
  writeFileSync(file, await aHugeJpeg());
  expect(statSync(file).size).toBeGreaterThan(LARGEST_PHOTO_BYTES);
  await choose(page, file);
  await expect(page.getByRole('button', { name: 'Describe photo 1' })).toBeVisible({ timeout: 30_000 });
  await fillIn(page, bike);
  await addButton(page).click();
  await expect(page).toHaveURL('/dashboard/myproducts/');
  const [{ width = 0, height = 0 } = {}] = (await listed()).photos;
  expect(width / height).toBeCloseTo(3 / 4, 2);
});

test('while photos arrive', async ({ page }) => {
  await test.step('one that did not is tried again; one that is sent can be stopped', async () => {
    await page.route('**/api/photos', (route) => route.abort(), { times: 1 });
    await choose(page, await aPng());
    await expect(alert(page, 'side.png')).toContainText('Kickstand could not be reached');
    await page.getByRole('button', { name: 'Try again: photo 1' }).click();
    await expectReady(page, 1);

    const held = Promise.withResolvers<void>();
    await page.route('**/api/photos', (route) => held.promise.then(() => route.abort()), { times: 1 });
    await choose(page, await aWebp());
    await page.getByRole('button', { name: 'Stop sending photo 2' }).click();
    await expect(alert(page, 'meter.webp')).toContainText('You stopped this one.');
    held.resolve();
    await page.getByRole('button', { name: 'Try again: photo 2' }).click();
    await expectReady(page, 2);
  });

  await test.step('the bike waits for its photos', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/photos', (route) => held.promise.then(() => route.continue()), { times: 1 });
    await choose(page, await aPng());
    const preview = tiles(page).nth(2).locator('img');
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    await addButton(page).click();
    await expect(page.getByLabel('Product Name')).toBeFocused();
    await fillIn(page, bike);
    await addButton(page).click();
    await expect(announcement(page, 'Waiting for your photos to arrive')).toBeVisible();
    held.resolve();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect((await listed()).photos).toHaveLength(3);
  });
});

test('while the server prepares too many of their photos already, a photo waits and is sent by itself', async ({
  page,
  marketplace,
}) => {
  const large = await aJpeg({ width: 1600, height: 1200 });
  let refused = false;
  page.on('response', (response) => {
    refused ||= response.status() === 429 && new URL(response.url()).pathname === '/api/photos';
  });
  const uploads = Array.from({ length: 6 }, async () => {
    while (!refused) await send(`${marketplace.url}/api`, seller, large);
  });
  await choose(page, await Promise.all(Array.from({ length: 5 }, (_, nth) => aPng(`${nth}.png`))));
  await Promise.all(uploads);
  await expect(page.getByRole('alert').filter({ hasText: '.png' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Describe photo/ })).toHaveCount(5, { timeout: 30_000 });
});

test('photos are pasted and dropped, the same one once, and twenty at most', async ({ page }) => {
  const side = await aPng();
  await hand(page, 'drop', side);
  await expectReady(page, 1);
  await hand(page, 'paste', await aWebp('pasted.webp'));
  await expectReady(page, 2);
  await hand(page, 'paste', side);
  await expect(announcement(page, 'That photo is here already')).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);
  await choose(page, await Promise.all(Array.from({ length: 20 }, (_, nth) => aPng(`${nth}.png`))));
  await expect(announcement(page, 'A bike has 20 photos at most: 2 were left out.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(20);
});

const nameOf = (address: string | undefined) => /([0-9a-f]{32})-400\.webp$/.exec(address ?? '')?.[1];
