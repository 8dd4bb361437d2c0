import type { Page } from '@playwright/test';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('a seller searches and sorts their bikes, and the address keeps it', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await aBikeOf(seller, marketplace, {
    productName: 'Yamaha MT-15',
    resalePrice: 1500,
    modelYear: 2019,
    kilometres: 25_000,
  });
  await aBikeOf(seller, marketplace, { productName: 'Hero Glamour', resalePrice: 700 });
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');
  await expect(page.getByRole('status').filter({ hasText: '2 bikes' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Yamaha MT-15' })).toContainText('2019 · 25,000 km');
  expect(await barriers(page)).toEqual([]);

  await page.getByLabel('Sort by').selectOption('Highest price first');
  await expect(rows(page).first()).toContainText('Yamaha MT-15');
  await page.getByLabel('Search your bikes by name').fill('glam');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/dashboard/myproducts?sort=price-down&search=glam');
  await page.getByLabel('Show').selectOption('Sold');
  await expect(page.getByText('No bike of yours matches “glam”')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Show').selectOption('Hidden');
  await page.getByRole('link', { name: 'Show all your bikes' }).click();
  await expect(rows(page)).toHaveCount(2);
});
