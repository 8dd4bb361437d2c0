import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_SIZE } from '#contract/pagination.ts';
import { searchProducts } from '#contract/search.ts';
import { newcomer } from '../test/newcomer.ts';
import { bikes, ids } from './bikes.ts';
import { aBikeOf } from './deals.ts';
import { openSearch } from './filters.ts';
import { expect, test } from './kickstand.ts';

const FAR_FROM_END = 'far-from-end';
/** Pages loaded by scrolling. Other tests list bikes too. */
const PAGES_UNASKED = 4;
const LATER_PAGE = `**/api${searchProducts.path}?*after=*`;

test('more bikes come when the end is near, each once, and are there after going back', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await openSearch(page, '/search');
  const first = await ids(page);
  await aBikeOf(seller, marketplace, { productName: 'Listed while somebody reads on' });
  const all = page.getByText('No more bikes.');
  const more = page.getByRole('link', { name: 'Show more' });
  await expect(async () => {
    await more.or(all).scrollIntoViewIfNeeded();
    expect((await all.isVisible()) || (await bikes(page).count()) === PAGES_UNASKED * PAGE_SIZE).toBe(true);
  }).toPass();
  const shown = await ids(page);
  expect(shown.slice(0, PAGE_SIZE)).toEqual(first);
  expect(shown.length).toBeGreaterThan(2 * PAGE_SIZE);
  expect(new Set(shown).size).toBe(shown.length);
  const seen = bikes(page).nth(PAGE_SIZE + 10);
  await seen.scrollIntoViewIfNeeded();
  const place = await seen.evaluate((card) => card.getBoundingClientRect().top);
  await seen.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect.poll(() => ids(page)).toEqual(shown);
  await expect.poll(() => seen.evaluate((card) => card.getBoundingClientRect().top)).toBeCloseTo(place, -1);
});

test('more bikes come also where a busy browser tells late that the end is near', async ({ page }) => {
  await page.addInitScript(tellTwoMomentsAtOnce, FAR_FROM_END);
  await openSearch(page, '/search');
  // Only then is scrolling there a second moment.
  await page.waitForFunction((far) => performance.getEntriesByName(far).length, FAR_FROM_END);
  await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => bikes(page).count()).toBeGreaterThan(PAGE_SIZE);
});

test('whoever asks for more goes on from the first that is new; what does not come can be asked for again', async ({
  page,
}) => {
  await openSearch(page, '/search');
  await page.route(LATER_PAGE, (route) => route.abort());
  await page.getByRole('link', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
  await expect(bikes(page)).toHaveCount(PAGE_SIZE);
  await page.unroute(LATER_PAGE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bikes(page).nth(PAGE_SIZE).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a page of results is asked for once, and given up when it does not begin within a minute', async ({ page }) => {
  await page.clock.install();
  await openSearch(page, '/search');
  let requests = 0;
  await page.route(LATER_PAGE, () => void requests++);
  await page.getByRole('link', { name: 'Show more' }).evaluate((more: HTMLElement) => {
    more.click();
    more.click();
  });
  await expect.poll(() => requests).toBe(1);
  await page.clock.fastForward('00:59');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
});

test('a page of results that breaks off halfway is a lost connection', async ({ page }) => {
  const halfway = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{"products":[', () => setTimeout(() => response.destroy(), 100));
  }).listen(0, '127.0.0.1');
  await openSearch(page, '/search');
  const { port } = halfway.address() as AddressInfo;
  await page.route(LATER_PAGE, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await page.getByRole('link', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
  halfway.close();
});

function tellTwoMomentsAtOnce(far: string) {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const seen: IntersectionObserverEntry[] = [];
      super((moments, observer) => {
        seen.push(...moments);
        if (options?.rootMargin?.startsWith('2000px')) performance.mark(far);
        if (seen.length > 1) tell(seen.splice(0), observer);
      }, options);
    }
  };
}
