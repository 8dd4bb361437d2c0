import type { Page } from '@playwright/test';
import { paths } from '#client/paths.ts';
import { readProductInsights } from '#contract/insights.ts';
import { type ProductViews, recordProductViews } from '#contract/product-views.ts';
import { advertiseProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import { describedBike } from '../test/products.ts';
import { barriers } from './barriers.ts';
import { comeIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';

// Headless browsers are robots, and are not counted.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

const NAME = 'Zontes Unseen 350';

/** What the browser has told since; each look makes it tell the rest, as if another tab came before it. */
function beacons(page: Page) {
  const told: ProductViews = { impressions: [], views: [], searches: [] };
  page.on('request', (request) => {
    if (!request.url().endsWith(recordProductViews.path)) return;
    const sent: ProductViews = request.postDataJSON();
    told.impressions.push(...sent.impressions);
    told.views.push(...sent.views);
  });
  return async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    return told;
  };
}

test('a seller sees who looked, and from where they came', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const id = await aBikeOf(seller, marketplace, { ...describedBike, productName: NAME });
  const insights = async () => (await seller.call(readProductInsights, { params: { id } })).body;

  await test.step('a visitor searches and opens the bike; the browser tells it once, with the words', async () => {
    const told = beacons(page);
    await page.goto('/search?q=zontes');
    const card = page.getByRole('main').getByRole('link', { name: NAME }).first();
    await expect(card).toBeInViewport({ ratio: 0.5 });
    await expect.poll(async () => (await told()).impressions).toContain(id);
    await card.click();
    await expect(page).toHaveURL(`/products/${id}`);
    await page.goBack();
    await card.click();
    await expect(page).toHaveURL(`/products/${id}`);
    await expect
      .poll(told)
      .toMatchObject({ impressions: [id], views: [{ productId: id, source: 'search', words: 'zontes' }] });
  });

  await test.step('the seller looks too, which does not count', async () => {
    const told = beacons(page);
    await comeIn(page, seller, marketplace, `/products/${id}`);
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect.poll(told).toMatchObject({ views: [{ productId: id }] });
    const sources = async () => (await insights()).sources;
    await expect.poll(sources, { timeout: 15_000 }).toEqual([{ source: 'search', views: 1 }]);
  });

  await test.step('My Products leads to the figures of the bike', async () => {
    await comeIn(page, seller, marketplace, '/dashboard/myproducts');
    await page.getByRole('link', { name: `1 page view, shown once in 30 days: insights of ${NAME}` }).click();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Page views: 1 in 30 days, most on / })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Search1');
    await expect(page.getByRole('main')).not.toContainText('“zontes”');
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('the figures are chosen by keyboard, and stand in a table', async () => {
    await page.getByRole('radio', { name: /^Page views/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Favourites by day' })).toBeVisible();
    await expect(page.getByText('None in these 30 days.')).toBeVisible();
    await page.getByText('All figures in a table').click();
    await expect(page.getByRole('row').nth(1)).toHaveText(/^\w+ \d+, \d+110000$/);
  });

  await test.step('the period stays in the address', async () => {
    await page.getByRole('link', { name: 'Insights of all bikes' }).click();
    await expect(page).toHaveURL('/dashboard/insights');
    await page.getByText('7 days', { exact: true }).click();
    await expect(page).toHaveURL('/dashboard/insights?days=7');
    await expect(page.getByRole('radio', { name: /^Shown in lists 1 / })).toBeVisible();
    await page.reload();
    await expect(page.getByText('0 in the 7 days before').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});

test('a seller sees whom the advertisement brought', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const id = await aBikeOf(seller, marketplace);
  await seller.call(advertiseProduct, { params: { id } });
  const told = beacons(page);
  await page.goto('/');
  const advertised = page.getByRole('region', { name: 'All Advertized Product' });
  const card = advertised.locator(`a[href="/products/${id}"]`).first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await told()).impressions).toContain(id);
  await card.click();
  await expect(page).toHaveURL(`/products/${id}`);
  await expect.poll(told).toMatchObject({ views: [{ productId: id, source: 'advertised' }] });
  await expect
    .poll(async () => (await seller.call(readProductInsights, { params: { id } })).body.sources, { timeout: 15_000 })
    .toEqual([{ source: 'advertised', views: 1 }]);
  await comeIn(page, seller, marketplace, paths.productInsights(id));
  await expect(page.getByRole('main')).toContainText('Your advertisement on the home page1');
});

test('another seller’s bike has no insights here', async ({ page, marketplace }) => {
  const [seller, other] = [await newcomer(marketplace.url, 'seller'), await newcomer(marketplace.url, 'seller')];
  const id = await aBikeOf(other, marketplace);
  await comeIn(page, seller, marketplace, `/dashboard/insights/${id}`);
  await expect(page.getByRole('heading', { name: 'Opps! Looks Like You Are Lost In Space' })).toBeVisible();
});
