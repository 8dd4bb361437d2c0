import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isAlive, isLaidOut, openEarly } from './alive.ts';
import { expect, test } from './kickstand.ts';

/** In kB, gzipped. */
const HTML_BUDGETS = {
  '/': 27,
  '/search': 32,
  '/categories/HERO': 32,
  '/login': 8,
  '/signup': 8,
  '/about': 12,
  '/prices': 12,
  '/blog': 10,
  bike: 22,
};

let bike = '';

test.beforeAll(async ({ marketplace }) => {
  const [advertised] = await (await fetch(`${marketplace.url}/api/advertize`)).json();
  bike = `/products/${advertised._id}`;
});

test('what everybody sees comes whole and small', async ({ request }) => {
  for (const [page, most] of Object.entries(HTML_BUDGETS)) {
    const html = await (await request.get(page === 'bike' ? bike : page)).body();
    expect(html.toString()).toContain('<h1');
    expect(gzipSync(html).length / 1000, page).toBeLessThan(most);
  }
});

test('the first picture is asked for with the page, all others when they come near', async ({ page }) => {
  for (const address of ['/', '/search', bike]) {
    await openEarly(page, address);
    const first = page.locator('img[fetchpriority="high"]');
    await expect(first, address).toHaveCount(1);
    const source = await first.evaluate((image: HTMLImageElement) => [image.getAttribute('src'), image.srcset]);
    const preload = page.locator('link[rel="preload"][as="image"]');
    await expect(preload).toHaveCount(1);
    const preloaded = await preload.evaluate((link: HTMLLinkElement) => [link.getAttribute('href'), link.imageSrcset]);
    expect(source[1] || source[0], address).toBe(preloaded[1] || preloaded[0]);
    const others = page.locator('img:not([fetchpriority]):not([src^="data:"]):not([loading="lazy"])');
    await expect(others.and(page.locator('main img')), address).toHaveCount(0);
  }
});

test('what is far below is not laid out but holds about its height, and exactly that once the browser had time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const address of ['/', '/search']) {
    const letThemCome = await openEarly(page, address);
    await expect(page.locator('article').last()).toHaveCSS('content-visibility', 'auto');
    const guess = await height(page);
    letThemCome();
    await page.unrouteAll({ behavior: 'wait' });
    await isAlive(page);
    await isLaidOut(page);
    const known = await height(page);
    expect(Math.abs(known / guess - 1), address).toBeLessThan(0.1);
    await page.evaluate(() => {
      for (const { style } of document.querySelectorAll('article')) style.contentVisibility = 'visible';
    });
    expect(await height(page), address).toBe(known);
  }
});

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('nothing moves when the fonts are late, and only those of the page come', async ({ page }) => {
  const fonts: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    fonts.push(new URL(route.request().url()).pathname);
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.addInitScript(countMoves);
  await page.setViewportSize({ width: 412, height: 823 });
  for (const address of ['/', '/login', '/about']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), address).toBeLessThan(0.01);
  }
  expect(new Set(fonts).size).toBe(2);
});

test('what comes later brings no styles: the page is not laid out again', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
});

test.describe('a page whose scripts are of a version that is gone', () => {
  const reloads = (page: Page) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'GET') requests.push(request.url());
    });
    return requests;
  };
  const gone = { status: 404, contentType: 'text/plain', body: 'There is no such file.' };

  test('is asked for once more, and comes alive', async ({ page }) => {
    const requests = reloads(page);
    await page.route('**/assets/root-*.js', (route) => route.fulfill(gone), { times: 1 });
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(requests).toHaveLength(2);
  });

  test('is asked for no third time, and stays to be read', async ({ page }) => {
    const requests = reloads(page);
    await page.route('**/assets/root-*.js', (route) => route.fulfill(gone));
    await page.goto('/about');
    await expect.poll(() => requests.length).toBe(2);
    await page.waitForTimeout(2500);
    expect(requests).toHaveLength(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

function countMoves() {
  const counted = window as unknown as { moved: number };
  counted.moved = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) counted.moved += (shift as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
