import { changePrices } from '#contract/bulk.ts';
import { removeProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { knowCalibrations, measured } from './calibrations.ts';
import { comeIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { bikeToValue, othersToCompareWith } from './valued-bikes.ts';

test('a bike’s price is compared with others, which are listed with what differs', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  // Of a country of its own: looks at a valued bike share the marketplace.
  const bike = { ...bikeToValue, placeId: 1252416, sellerLocation: 'Thimphu' };
  const id = await aBikeOf(seller, marketplace, { ...bike, resalePrice: 2000 });
  const section = page.getByRole('region', { name: 'How the price compares' });
  await page.goto(`/products/${id}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('Too few like it. We know no other bike to compare with');

  const others = await othersToCompareWith(marketplace, bike);
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('Fair price. Four of five bikes like this one cost $');
  await expect(section).toContainText('From 5 bikes of others');
  await section.getByText('The 5 similar bikes').click();
  const older = section.getByRole('listitem').filter({ hasText: 'MT-15 at 1800' });
  await expect(older).toContainText('2017 · 47,000 km · 2 owners');
  await expect(older).toContainText(/Adjusted to \$[\d,]+: 2 years older, 12,000 km more/);
  await expect(older.getByRole('link')).toHaveAttribute('href', `/products/${others[0]}`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await barriers(page)).toEqual([]);
    }
  }

  await comeIn(page, seller, marketplace, `/dashboard/editproduct/${id}`);
  const hint = page.getByRole('status').filter({ hasText: 'Four of five bikes like it cost' });
  await expect(hint).toContainText('$2,000: fair price.');
  await page.getByLabel('Resale Price ($)').fill('3500');
  await expect(hint).toContainText('$3,500: very high price.');
  await page.getByLabel('Resale Price ($)').fill('300');
  await expect(hint).toContainText('$300: far below the others.');
  await page.getByLabel('Location').fill('Somewhere');
  await expect(hint).toBeHidden();
  expect(await barriers(page)).toEqual([]);

  const change = { _id: id, formerPrice: 2000, resalePrice: 1900, confirmedPrice: 1900 };
  await seller.call(changePrices, { body: { changes: [change] } });
  await page.goto(`/products/${id}`);
  await expect(page.getByText('Lowered by $100')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('On sale since today. The price changed once.');
  await expect(history.getByRole('listitem')).toContainText(['Lowered from $2,000 to $1,900', 'Listed at $2,000']);
  await page.goto('/search?q=mt-15&sort=value');
  await expect(page.getByRole('article').filter({ hasText: 'Lowered by $100' })).toHaveCount(1);
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Best value');
  await page.getByLabel('Good price or better').check();
  await expect(page).toHaveURL(/goodPrice=yes/);
  await expect(page.getByRole('link', { name: 'Without Good price or better' })).toBeVisible();
  await seller.call(removeProduct, { params: { id } });
});

test('without an answer the page says so, and the rest of it stays', async ({ page, marketplace }) => {
  const id = await aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace);
  await page.route('**/api/product/*/valuation', (route) => route.abort());
  await page.goto(`/products/${id}`);
  const section = page.getByRole('region', { name: 'How the price compares' });
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('The comparison could not be loaded.');
  await expect(page.getByRole('region', { name: 'Specifications' })).toBeVisible();
});

test('a bike’s page leads to how we value a bike, with the labels and how often the range was right', async ({
  page,
  marketplace,
}) => {
  await knowCalibrations(marketplace, []);
  const id = await aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace);
  await page.goto(`/products/${id}`);
  const section = page.getByRole('region', { name: 'How the price compares' });
  await section.getByRole('link', { name: 'How we value a bike' }).click();
  await expect(page).toHaveURL('/prices');
  await expect(page).toHaveTitle('How we value a bike | Kickstand');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we value a bike');
  const labels = page.getByRole('region', { name: 'The range, and five labels' }).getByRole('term');
  await expect(labels).toHaveText(['Great price', 'Good price', 'Fair price', 'High price', 'Very high price']);
  const accuracy = page.getByRole('region', { name: 'How often we are right' });
  await expect(accuracy).toContainText('Too few sales so far: we show this from 50 sales in a country on.');

  await knowCalibrations(marketplace, measured);
  const row = accuracy.getByRole('row').filter({ hasText: 'Bangladesh' });
  await expect(async () => {
    await page.goto('/prices');
    await expect(row.getByRole('cell')).toHaveText([/81%$/, /78%$/, /83%$/, /9%$/, /1,204 since June 2026$/]);
  }).toPass();
});
