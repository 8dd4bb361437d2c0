import type { Page } from '@playwright/test';
import { listCategories, listCategoryProducts } from '#contract/categories.ts';
import { addProduct } from '#contract/products.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { goodBike } from '../../test/products.ts';
import { comeIn } from '../cast.ts';
import { aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { header, toast } from './screen.ts';
import { shows } from './shows.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let seller: Caller;
test.beforeAll(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
});

test('the numbers and lists', async () => {
  await shows('Categories: YAMAHA, HERO, BAJAJ.', async () => {
    const { body } = await seller.call(listCategories);
    expect(body.map(({ brandName }) => brandName)).toEqual(['YAMAHA', 'HERO', 'BAJAJ']);
    expect((await seller.call(addProduct, { body: { ...goodBike, categoryName: 'HONDA' } })).status).toBe(400);
  });

  await shows('Conditions: Excellent, Good, Fair.', async () => {
    const list = async (condition: string) =>
      (await seller.call(addProduct, { body: { ...goodBike, condition } })).status;
    expect(await Promise.all(['Excellent', 'Good', 'Fair', 'Poor'].map(list))).toEqual([200, 200, 200, 400]);
  });

  await shows('Prices, fees, page sizes and numeric limits: not shown.', async () => {
    const bikes = (query: object) => seller.call(listCategoryProducts, { params: { brandName: 'YAMAHA' }, query });
    await Promise.all(Array.from({ length: 4 }, () => seller.call(addProduct, { body: goodBike })));
    const { body, headers } = await bikes({});
    expect(body).toHaveLength(24);
    const next = new URL(/<([^>]+)>; *rel="?next/.exec(headers.get('link') ?? '')?.[1] ?? '', 'http://kickstand.test');
    expect(next.searchParams.get('after')).toBe(body.at(-1)?._id);
    const more = await bikes({ after: body.at(-1)?._id });
    expect(more.body.map(({ _id }) => _id).filter((id) => body.some(({ _id }) => _id === id))).toEqual([]);
    expect((await bikes({ limit: 100 })).status).toBe(200);
    expect((await bikes({ limit: 101 })).status).toBe(400);
  });
});

test('Toast defaults: at most 20 at once; 4 seconds for blank and error, 2 seconds for success, no limit for loading; position top-center.', async ({
  page,
}) => {
  await page.clock.install();
  // With reduced motion, toasts are not animated.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const library = page.waitForRequest(/\/headless-[\w-]+\.js$/);
  await page.goto('/blog');
  const script = (await library).url();
  const show = (kind: string, words: string) => showToast(page, script, kind, words);
  await expect(page.locator('[popover]')).toBeAttached();
  await stopClock(page);
  const lit = async (kind: string) => (await box(page, kind).evaluate((it) => getComputedStyle(it).opacity)) === '1';
  const kinds = ['blank', 'error', 'success', 'loading'];
  for (const kind of kinds) await show(kind, `A ${kind} toast`);
  for (const kind of kinds) {
    const place = await box(page, kind).boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0) / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, -1);
  }
  const header = await page.getByRole('banner').boundingBox();
  const below = ((await box(page, 'loading').boundingBox())?.y ?? 0) - (header?.height ?? 0);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(40);
  await page.clock.runFor(1900);
  expect(await Promise.all(kinds.map(lit))).toEqual([true, true, true, true]);
  await page.clock.runFor(200);
  await expect(box(page, 'success')).toHaveCSS('opacity', '0');
  expect(await Promise.all(['blank', 'error'].map(lit))).toEqual([true, true]);
  await page.clock.runFor(1800);
  expect(await Promise.all(['blank', 'error'].map(lit))).toEqual([true, true]);
  await page.clock.runFor(200);
  for (const kind of ['blank', 'error']) await expect(box(page, kind)).toHaveCSS('opacity', '0');
  await page.clock.runFor(60 * MINUTE);
  expect(await lit('loading')).toBe(true);

  for (let nth = 1; nth <= 21; nth++) await show('error', `Toast number ${nth};`);
  await expect(toast(page, 'Toast number')).toHaveCount(20);
  await expect(toast(page, 'number 21;')).toBeVisible();
  await expect(toast(page, 'number 1;')).toHaveCount(0);
});

test('Scripts load on demand with a 120-second time-out.', async ({ page }) => {
  await page.clock.install();
  await page.route('**/better-auth-identity*', () => {});
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const onDemand = page.waitForRequest(/\/login-page-[\w-]+\.js$/);
  await header(page).getByRole('link', { name: 'Login' }).click();
  await onDemand;
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await stopClock(page);
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password').fill('whatever it is');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const fault = page.getByRole('main').getByRole('alert').filter({ hasText: 'did not arrive' });
  await page.clock.runFor(119 * SECOND);
  await expect(fault).toBeHidden();
  await page.clock.runFor(2 * SECOND);
  await expect(fault).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('Cached query data default lifetime: 5 minutes.', async ({ page, marketplace }) => {
  const { seller, productId } = await aDeal(marketplace);
  const contact = page.getByRole('main').getByText(goodBike.sellerPhone, { exact: true });
  await page.clock.install();
  await comeIn(page, seller, marketplace, `/products/${productId}`);
  await expect(contact).toBeVisible();
  // From here on only cached data can be shown.
  await page.route(`**/api/product/${productId}`, () => {});
  for (const [away, visible] of [
    [5 * MINUTE - 5 * SECOND, true],
    [5 * MINUTE + SECOND, false],
  ] as const) {
    await header(page).getByRole('link', { name: 'Blogs' }).click();
    // The product page is unmounted.
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeFocused();
    await page.clock.fastForward(away);
    const requested = page.waitForRequest(`**/api/product/${productId}`);
    await page.goBack();
    await requested;
    await expect(contact).toBeVisible({ visible });
  }
});

async function stopClock(page: Page) {
  await page.clock.pauseAt(Date.now() + MINUTE);
}

const box = (page: Page, kind: string) => toast(page, `A ${kind} toast`).locator('..');

/** Through the toast library that the page has loaded. */
async function showToast(page: Page, script: string, kind: string, words: string) {
  await page.evaluate(
    async ([address, kind, words]) => {
      type Toast = ((words: string) => void) & Record<string, (words: string) => void>;
      const exported = Object.values(await import(address)) as Toast[];
      const toast = exported.find((value) => typeof value === 'function' && 'loading' in value);
      if (kind === 'blank') toast?.(words);
      else toast?.[kind]?.(words);
    },
    [script, kind, words] as const,
  );
}
