import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { isForPerson } from './alive.ts';
import { comeIn, known } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aPaidDeal } from './paid-deals.ts';

let buyer: Caller;
test.beforeAll(async ({ marketplace: { url } }) => {
  buyer = await newcomer(url, 'buyer');
});

test('verified sellers wear a badge 18 pixels wide, others none', async ({ page, marketplace }) => {
  const productName = 'Badgerina';
  const verified = await known(marketplace, 'seller@example.com', 'kickstand');
  const unverified = await newcomer(marketplace.url, 'seller');
  for (const seller of [verified, unverified]) await aBikeOf(seller, marketplace, { productName });
  await page.goto(`/search?${new URLSearchParams({ q: productName, literal: 'yes' })}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  const badge = page.getByRole('img', { name: 'Verified' });
  await expect(badge).toHaveCount(1);
  await expect(page.getByRole('article').filter({ has: badge })).not.toContainText(unverified.name);
  expect((await badge.boundingBox())?.width).toBe(18);
});

test('a bike’s picture is 320 pixels high and says NEW for a week', async ({ page, marketplace }) => {
  await comeIn(page, buyer, marketplace, '/categories/HERO');
  await isForPerson(page);
  const bikes = page.getByRole('article');
  await expect(bikes.first()).toBeVisible();
  for (const bike of await bikes.all()) {
    expect((await bike.locator('img').first().boundingBox())?.height).toBe(320);
    const posted = Date.parse((await bike.locator('time').getAttribute('datetime')) ?? '');
    const isNew = Date.now() - posted < 7 * 24 * 60 * 60_000;
    await expect(bike.getByText('NEW', { exact: true })).toHaveCount(isNew ? 1 : 0);
  }
});

test('nothing of the header is cut off on a small phone, or where the text is twice as large', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, buyer, marketplace, '/blog');
  await isForPerson(page);
  // Half the width is laid out like 200 % text size.
  for (const width of [320, 390 / 2]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of await page
      .getByRole('banner')
      .getByRole('link')
      .or(page.getByRole('banner').getByRole('button'))
      .all()) {
      const { x, width: wide } = (await part.boundingBox()) ?? { x: -1, width: 0 };
      expect(x, `${await part.textContent()} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(x + wide, `${await part.textContent()} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('what is sold is not called new, however short it was on the market', async ({ page, marketplace }) => {
  const { productId } = await aPaidDeal(marketplace);
  await page.goto(`/products/${productId}`);
  await expect(page.getByRole('main').getByText('Sold', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('NEW', { exact: true })).toHaveCount(0);
});
