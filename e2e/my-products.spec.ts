import type { Page } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { readProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import { meeting } from '../test/products.ts';
import { barriers } from './barriers.ts';
import { comeIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expectFault } from './forms.ts';
import { expect, test } from './kickstand.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('a seller looks after all their bikes', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const free = await aBikeOf(seller, marketplace, {
    productName: 'Yamaha MT-15',
    resalePrice: 1500,
    modelYear: 2019,
    kilometres: 25_000,
  });
  const booked = await aBikeOf(seller, marketplace, { productName: 'Hero Glamour', resalePrice: 700 });
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');

  await test.step('a seller searches and sorts their bikes, and the address keeps it', async () => {
    await expect(page.getByRole('status').filter({ hasText: '2 bikes' })).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Yamaha MT-15' })).toContainText('2019 · 25,000 km');
    expect(await barriers(page)).toEqual([]);

    await page.getByLabel('Sort by').selectOption('Highest price first');
    await expect(rows(page).first()).toContainText('Yamaha MT-15');
    await page.getByLabel('Search your bikes by name').fill('glam');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL('/dashboard/myproducts?sort=price-down&search=glam');
    await page.getByLabel('Show', { exact: true }).selectOption('Sold');
    await expect(page.getByText('No bike of yours matches “glam”')).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel('Show', { exact: true }).selectOption('Hidden');
    await page.getByRole('link', { name: 'Show all your bikes' }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('several bikes are chosen, and their prices change as was shown before', async () => {
    const buyer = await newcomer(marketplace.url, 'buyer');
    await buyer.call(bookProduct, { body: { productId: booked, ...meeting } });
    await page.goto('/dashboard/myproducts');
    const bar = page.getByRole('region', { name: 'Several bikes at once' });
    await bar.getByLabel('Select all shown').check();
    await expect(bar.getByRole('status')).toHaveText('2 bikes selected');
    await bar.getByRole('button', { name: 'Change prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByLabel('Percent').fill('100');
    await expectFault(dialog, 'Percent', 'Please write a number from 0.1 to 99.9');
    await dialog.getByLabel('Percent').fill('10');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'MT-15' })).toContainText('$1,500 $1,350');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Glamour' })).toContainText('Somebody has booked it');
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change 1 bike' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page).filter({ hasText: 'MT-15' })).toContainText('$1,350');
    await expect(bar.getByRole('status')).toHaveText('');
    await expect(rows(page).filter({ hasText: 'Glamour' })).toContainText('$700');

    await page.getByLabel('Select Yamaha MT-15').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Select Hero Glamour').check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Delete 1 bike?' });
    await expect(confirmation).toContainText('These stay:Hero Glamour (Somebody has booked it)');
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect((await seller.call(readProduct, { params: { id: free } })).status).toBe(410);
  });
});
