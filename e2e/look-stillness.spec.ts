import type { Page } from '@playwright/test';
import { listCategoryProducts } from '#contract/categories.ts';
import { aDeal, type Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { comeIn, known, theAdmin } from './specification/cast.ts';

const WIDTHS = [360, 1280];
const MOST_SHIFT = 0.02;

let deal: Deal;
test.beforeAll(async ({ marketplace }) => {
  deal = await aDeal(marketplace);
});

const pages = {
  'the landing page': async () => '/',
  'a bike’s page': async () => `/products/${deal.productId}`,
  'the blog': async () => '/blog',
};

for (const [name, address] of Object.entries(pages))
  for (const width of WIDTHS)
    test(`${name} stands still while it loads, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(recordShifts);
      await page.goto(await address(), { waitUntil: 'networkidle' });
      await readToTheEnd(page);
    });
