import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aBikeOf } from './deals.ts';
import { expect, IN_MOTION, test } from './kickstand.ts';
import { aPhotographedBike, landscapes } from './photographed.ts';

test.use(IN_MOTION);

const COUNT = 12;
const productName = `Yamaha FZ-S ${randomUUID().slice(0, 8)}`;
let seller: Caller;
let id: string;

test.beforeAll(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  const shapes = [
    ...landscapes(1),
    { width: 900, height: 1200, alt: 'The left side, in the sun' },
    // The rest is only counted and leafed through.
    ...Array.from({ length: COUNT - 2 }, () => ({ width: 480, height: 360 })),
  ];
  id = await aPhotographedBike(seller, marketplace, shapes, { productName });
});

const gallery = (page: Page) => page.getByRole('main').getByRole('region', { name: `Pictures of ${productName}` });
const slide = (page: Page, number: number) => gallery(page).locator(`#photo-${number}`);
const opener = (page: Page, number: number) => slide(page, number).getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog', { name: `Pictures of ${productName}` });

/** Checks the counter, and that the photo fills the frame. */
async function seen(page: Page, number: number) {
  await expect(gallery(page)).toContainText(`${number} of ${COUNT}`);
  await expect.poll(() => slide(page, number).evaluate(offCentre)).toBe(0);
}

function offCentre(shown: Element) {
  const left = shown.parentElement?.getBoundingClientRect().left ?? Number.NaN;
  return Math.round(shown.getBoundingClientRect().left - left);
}

async function open(page: Page) {
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

/** By its thumbnail. */
async function leafTo(page: Page, number: number) {
  await gallery(page)
    .getByRole('link', { name: `Show photo ${number}`, exact: true })
    .click();
  await seen(page, number);
}

test('photos are leafed through in their frame', async ({ page }) => {
  await open(page);
  const back = gallery(page).getByRole('button', { name: 'Previous photo' });
  const on = gallery(page).getByRole('button', { name: 'Next photo' });

  await test.step('each is told from the others: by the seller’s words, else by its number', async () => {
    await seen(page, 1);
    await expect(back).toBeDisabled();
    await expect(slide(page, 1).getByRole('img', { name: `Photo 1 of ${COUNT} of ${productName}` })).toBeVisible();
    await expect(slide(page, 2).getByRole('img', { name: 'The left side, in the sun' })).toBeAttached();
  });

  await test.step('with arrow keys, Home and End, and the focus comes along', async () => {
    await opener(page, 1).focus();
    for (const [key, number] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', COUNT],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await seen(page, number);
      await expect(opener(page, number)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(gallery(page).getByRole('link', { name: 'Show photo 1', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(gallery(page).getByRole('link', { name: 'Show photo 2', exact: true })).toBeFocused();
  });

  await test.step('with buttons and thumbnails', async () => {
    await leafTo(page, 1);
    await expect(back).toBeDisabled();
    await on.click();
    await seen(page, 2);
    await leafTo(page, COUNT);
    await expect(gallery(page).getByRole('link', { name: `Show photo ${COUNT}`, exact: true })).toBeInViewport();
    await expect(on).toBeDisabled();
    await expect(page).toHaveURL(`/products/${id}`);
  });

  await test.step('they keep their own shape in a frame that keeps its size', async () => {
    await leafTo(page, 1);
    const frame = await slide(page, 1).boundingBox();
    await on.click();
    await seen(page, 2);
    const shown = slide(page, 2).getByRole('img', { name: 'The left side' });
    await expect(shown).toHaveCSS('object-fit', 'contain');
    await expect.poll(() => slide(page, 2).boundingBox()).toEqual(frame);
  });

  await test.step('when the large view does not arrive, that is said, and the photos stay', async () => {
    await leafTo(page, 1);
    await page.route('**/assets/viewer-*', (route) => route.abort());
    await opener(page, 1).click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not arrive' })).toBeVisible();
    await on.click();
    await seen(page, 2);
  });
});

test('the whole window', async ({ page }) => {
  await open(page);

  await test.step('shows a photo larger, and the focus comes back to the one that was seen last', async () => {
    await opener(page, 1).press('Enter');
    await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page)).toContainText(`2 of ${COUNT}`);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page)).toContainText(`3 of ${COUNT}`);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await seen(page, 3);
    await expect(opener(page, 3)).toBeFocused();
  });

  await test.step('comes close to a photo by keys, buttons, wheel and double tap, and moves it about', async () => {
    await leafTo(page, 1);
    await opener(page, 1).click();
    const zoom = viewer(page).getByRole('status', { name: 'Zoom' });
    const photo = viewer(page).getByRole('img');
    await expect(zoom).toHaveText('100%');
    await page.keyboard.press('+');
    await expect(zoom).toHaveText('150%');
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoom).toHaveText('225%');
    await expect(viewer(page)).toContainText(`1 of ${COUNT}`);

    const before = await still(photo);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await still(photo)).x).toBe(before.x - 80);
    const { x, y } = middleOf(await viewer(page).boundingBox());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await still(photo)).x).toBe(before.x - 20);

    await page.keyboard.press('0');
    await expect(zoom).toHaveText('100%');
    await page.mouse.wheel(0, -300);
    await expect(zoom).not.toHaveText('100%');
    await page.mouse.wheel(0, 3000);
    await expect(zoom).toHaveText('100%');
    await expect(viewer(page).getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await page.mouse.dblclick(x, y);
    await expect(zoom).toHaveText('250%');
    await page.mouse.dblclick(x, y);
    await expect(zoom).toHaveText('100%');
  });
});

test('only photos that are near are fetched, in the width that fits', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const isFetched = (number: number, width: number) =>
    opener(page, number)
      .getAttribute('href')
      .then((large) => fetched.has(large?.replace('-1600.', `-${width}.`) ?? ''));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/products/${id}`, { waitUntil: 'networkidle' });
  expect(await Promise.all([isFetched(1, 400), isFetched(2, 400)])).toEqual([true, true]);
  expect(await Promise.all([isFetched(1, 800), isFetched(1, 1600), isFetched(COUNT, 400)])).toEqual([
    false,
    false,
    false,
  ]);
  await opener(page, 1).click();
  await expect(viewer(page)).toBeVisible();
  await expect.poll(() => isFetched(1, 1600)).toBe(true);
});

test('a picture from elsewhere is shown alone; without one that loads there is a drawn stand-in', async ({
  page,
  marketplace,
}) => {
  const drawn = await aBikeOf(seller, marketplace);
  await page.goto(`/products/${drawn}`);
  const alone = page.getByRole('main').getByRole('region', { name: /^Pictures of/ });
  await expect(alone.getByRole('link')).toHaveCount(1);
  await expect(alone.getByRole('button')).toHaveCount(0);
  await expect(alone).not.toContainText('1 of 1');
  const broken = await aBikeOf(seller, marketplace, { img: `${marketplace.url}/nothing.jpg` });
  await page.goto(`/products/${broken}`);
  await expect(alone.getByRole('img')).toContainText('No picture');
  await expect(alone.getByRole('link')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('photos follow fingers', async ({ page }) => {
    await open(page);
    await test.step('a swipe leads to the next photo', async () => {
      await swipe(page, slide(page, 1), -200);
      await seen(page, 2);
    });

    await test.step('over the whole window, two fingers come closer and one swipes on', async () => {
      await opener(page, 2).tap();
      const zoom = viewer(page).getByRole('status', { name: 'Zoom' });
      await swipe(page, viewer(page), -150);
      await expect(viewer(page)).toContainText(`3 of ${COUNT}`);
      await pinch(page, viewer(page));
      await expect(zoom).toHaveText('200%');
      await swipe(page, viewer(page), -150);
      await expect(viewer(page)).toContainText(`3 of ${COUNT}`);
    });
  });
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('photos are a strip to be pushed along, and each leads to itself in full size', async ({ page }) => {
    await page.goto(`/products/${id}`);
    await expect(slide(page, 1).getByRole('img', { name: productName })).toBeVisible();
    await gallery(page).getByRole('link', { name: 'Show photo 5', exact: true }).click();
    await expect.poll(() => slide(page, 5).evaluate(offCentre)).toBe(0);
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
    const large = (await opener(page, 5).getAttribute('href')) ?? '';
    expect(large).toMatch(/^\/photos\/[0-9a-f]{32}-1600\.webp$/);
    expect((await page.request.get(large)).headers()['content-type']).toBe('image/webp');
  });
});

function middleOf(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Offset and scale after the animation. */
async function still(picture: Locator) {
  return picture.evaluate(async (image) => {
    await Promise.all(image.getAnimations().map(({ finished }) => finished));
    const { e, a } = new DOMMatrix(getComputedStyle(image).transform);
    return { x: Math.round(e), scale: a };
  });
}

type Fingers = { x: number; y: number }[];

/** Native touch events through the DevTools protocol. */
async function touch(page: Page, frames: Fingers[]) {
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Fingers) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((at, id) => ({ ...at, id })) });
  const [first = [], ...rest] = frames;
  await send('touchStart', first);
  for (const fingers of rest) {
    await send('touchMove', fingers);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await send('touchEnd', []);
}

async function swipe(page: Page, over: Locator, by: number) {
  const { x, y } = middleOf(await over.boundingBox());
  await touch(
    page,
    Array.from({ length: 11 }, (_, step) => [{ x: x - by / 2 + (by * step) / 10, y }]),
  );
}

/** Doubles the distance of two fingers. */
async function pinch(page: Page, over: Locator) {
  const { x, y } = middleOf(await over.boundingBox());
  await touch(
    page,
    Array.from({ length: 11 }, (_, step) => [
      { x: x - 40 - step * 4, y },
      { x: x + 40 + step * 4, y },
    ]),
  );
}
