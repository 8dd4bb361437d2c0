import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '#contract/pagination.ts';
import { removeProduct } from '#contract/products.ts';
import { aBookingOf } from '../test/bookings.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { withAddedBrand } from './added-brand.ts';
import { isLaidOut } from './alive.ts';
import { bikes, ids } from './bikes.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expectArrival } from './keys.ts';
import { expect, IN_MOTION, test } from './kickstand.ts';
import { withoutStream } from './without-stream.ts';

test.use(IN_MOTION);

const DATA = '**/*.data*';
/** A route that never responds: what is shown came from a cache. */
const NEVER = () => {};

let seller: Caller;
let buyer: Caller;

test.beforeAll(async ({ marketplace }) => {
  buyer = await newcomer(marketplace.url, 'buyer');
});

// The first pages show few bikes per seller and day.
test.beforeEach(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, name: string) => bikes(page).getByRole('link', { name, exact: true });

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const asksFor = (page: Page, address: string) => page.waitForRequest((request) => request.url().includes(address));

test.describe('what somebody is about to open', () => {
  let productName: string;
  let id: string;
  test.beforeEach(async ({ marketplace }) => {
    productName = `Hero Ignitor ${randomUUID()}`;
    id = await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  });

  test('is fetched while the pointer rests on its link, with its scripts, and is then there at once', async ({
    page,
  }) => {
    await open(page, '/search');
    const [answer] = await Promise.all([
      page.waitForResponse(`**/products/${id}.data`),
      asksFor(page, '/assets/product-page'),
      linkTo(page, productName).hover(),
    ]);
    await answer.finished();
    await page.route(DATA, NEVER);
    await linkTo(page, productName).click();
    await expect(page).toHaveURL(`/products/${id}`);
    await expectArrival(page, productName);
  });

  test('is fetched while the keyboard is on its link', async ({ page }) => {
    await open(page, '/search');
    await Promise.all([asksFor(page, `/products/${id}.data`), linkTo(page, productName).focus()]);
  });

  test('is asked for anew when it was not opened soon, or something was changed meanwhile', async ({ page }) => {
    await page.clock.install();
    await open(page, '/search');
    await Promise.all([page.waitForResponse(`**/products/${id}.data`), linkTo(page, productName).hover()]);
    await page.clock.fastForward(11_000);
    await Promise.all([asksFor(page, `/products/${id}.data`), linkTo(page, productName).click()]);
    await expectArrival(page, productName);
  });

  test('shows why when it is gone by then', async ({ page }) => {
    await open(page, '/search');
    await seller.call(removeProduct, { params: { id } });
    await Promise.all([page.waitForResponse(`**/products/${id}.data`), linkTo(page, productName).hover()]);
    await linkTo(page, productName).click();
    await expect(page.getByRole('main')).toContainText('This bike was taken off the market.');
  });

  test('is a brand’s page for who is signed in, with its bikes', async ({ page, marketplace }) => {
    await comeIn(page, buyer, marketplace, '/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    const brand = page.getByRole('main').getByRole('link', { name: /HERO/ });
    const answers = [page.waitForResponse('**/api/search?*'), page.waitForResponse('**/api/categories/HERO*')];
    await Promise.all([...answers, brand.hover()]);
    await page.route('**/api/**', NEVER);
    await brand.click();
    await expectArrival(page, 'HERO');
    await expect(bikes(page).first()).toBeVisible();
  });

  for (const [who, connection] of Object.entries({
    'saves data': { saveData: true },
    'has a slow line': { effectiveType: '2g' },
  }))
    test(`is not fetched for who ${who}`, async ({ page }) => {
      await page.addInitScript(
        (connectionInfo) => Object.defineProperty(navigator, 'connection', { value: connectionInfo }),
        connection,
      );
      await open(page, '/search');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await linkTo(page, productName).hover();
      await page.waitForTimeout(500);
      expect(requests.filter((url) => /\.data|\/assets\/product/.test(url))).toEqual([]);
      await linkTo(page, productName).click();
      await expectArrival(page, productName);
    });

  test('is not what a pointer passes by on its way', async ({ page }) => {
    await open(page, '/search');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const link of (await bikes(page).getByRole('link').all()).slice(0, 3)) await link.evaluate(passOver);
    await page.waitForTimeout(300);
    expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
  });
});

test.describe('whoever goes back', () => {
  test('finds a search at once, where they left it, and what changed since', async ({ page, marketplace }) => {
    const productName = `Bajaj Discover ${randomUUID()}`;
    const id = await aBikeOf(seller, marketplace, { productName, categoryName: 'BAJAJ' });
    await open(page, '/search');
    const opened = bikes(page).nth(8);
    await opened.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const shown = await ids(page);
    const place = await opened.evaluate((card) => card.getBoundingClientRect().top);
    await opened.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(heading(page)).toBeFocused();
    const held: (() => void)[] = [];
    await page.route('**/search.data*', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await aBookingOf(buyer, id);
    await page.goBack();
    await expectArrival(page, 'Bikes on sale');
    expect((await ids(page)).slice(0, shown.length)).toEqual(shown);
    expect(await opened.evaluate((card) => card.getBoundingClientRect().top)).toBeCloseTo(place, -1);
    const changed = bikes(page).filter({ hasText: productName });
    await expect(changed).not.toContainText('Reserved');
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await expect(changed).toContainText('Reserved');
    expect(await opened.evaluate((card) => card.getBoundingClientRect().top)).toBeCloseTo(place, -1);
  });

  test('finds the landing page and a bike at once, also forward', async ({ page }) => {
    await open(page, '/');
    const bike = bikes(page).first().getByRole('link').first();
    const title = (await bike.textContent()) ?? '';
    await bike.click();
    await expectArrival(page, title);
    await page.route(DATA, NEVER);
    await page.goBack();
    await expectArrival(page, 'Sell your bike where the Buyers are!');
    await page.goForward();
    await expectArrival(page, title);
  });

  test('finds a brand’s list with all its pages', async ({ page, marketplace }) => {
    await withAddedBrand(await theAdmin(marketplace), async (categoryName) => {
      for (let nth = 0; nth <= PAGE_SIZE; nth++) await aBikeOf(seller, marketplace, { categoryName });
      await withoutStream(page);
      await comeIn(page, buyer, marketplace, `/categories/${encodeURIComponent(categoryName)}`);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => bikes(page).count()).toBeGreaterThan(PAGE_SIZE);
      const opened = bikes(page).nth(PAGE_SIZE);
      await isLaidOut(page);
      await opened.scrollIntoViewIfNeeded();
      const place = await opened.evaluate((card) => card.getBoundingClientRect().top);
      await opened.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/products\//);
      await expect(heading(page)).toBeFocused();
      await page.waitForLoadState('networkidle');
      await page.clock.install();
      await page.clock.fastForward(70_000);
      await page.route('**/api/**', NEVER);
      await page.goBack();
      await expectArrival(page, categoryName);
      expect(await opened.evaluate((card) => card.getBoundingClientRect().top)).toBeCloseTo(place, -1);
    });
  });
});

test.describe('a wait', () => {
  const LATE_MS = 300;

  test.beforeEach(({ page }) => page.addInitScript(noteSigns));

  /** Delay of each loading indicator that was shown, in milliseconds. */
  const signs = (page: Page) => page.evaluate(() => window.signs);

  test('shows nothing of itself before it is long', async ({ page, marketplace }) => {
    await open(page, '/blog');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expectArrival(page, 'Sell your bike where the Buyers are!');
    for (const after of await signs(page)) expect(after).toBe(LATE_MS);
    await comeIn(page, buyer, marketplace, '/dashboard/favourites');
    await expect(heading(page)).toHaveText('Favourites');
    for (const after of await signs(page)) expect(after).toBe(LATE_MS);
  });

  test('is said and drawn when it is long, and the page stays until the next one is there', async ({ page }) => {
    await open(page, '/blog');
    await page.route(DATA, async (route) => {
      await new Promise((go) => setTimeout(go, 4 * LATE_MS));
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached();
    await expect(page.locator('progress')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expectArrival(page, 'Sell your bike where the Buyers are!');
    await expect(page.locator('progress')).toHaveCount(0);
  });

  test('for a private page is drawn when it is long', async ({ page, marketplace }) => {
    await page.route('**/api/**', async (route) => {
      await new Promise((go) => setTimeout(go, 4 * LATE_MS));
      await route.continue();
    });
    await comeIn(page, buyer, marketplace, '/dashboard/favourites');
    await expect(page.getByText('Checking…')).toBeVisible();
    await expect(heading(page)).toHaveText('Favourites');
    expect((await signs(page))[0]).toBe(LATE_MS);
  });
});

declare global {
  interface Window {
    signs: number[];
  }
}

/** The delay comes from the style: a clock would also measure how late a busy machine paints. */
function noteSigns() {
  window.signs = [];
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName !== 'late') return;
    const late = (target as Element)
      .getAnimations({ subtree: true })
      .find((animation) => (animation as CSSAnimation).animationName === 'late');
    window.signs.push(late?.effect?.getTiming().delay ?? 0);
  });
}

/** In the page, where a busy machine makes a passing pointer no slower. */
async function passOver(link: Element) {
  const over = (element: Element | null) => element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  over(link);
  await new Promise((passed) => setTimeout(passed, 20));
  over(document.querySelector('h1'));
}
