import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { exportMarket, listMarketQueues } from '#contract/market-figures.ts';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { expect, test } from './kickstand.ts';

const main = (page: Page) => page.getByRole('main');

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: button }).click(),
  ]);
  const rows: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true });
  return { name: download.suggestedFilename(), rows };
}

test('an admin sees how the market does, and takes it along', async ({ page, marketplace }) => {
  const admin = await theAdmin(marketplace);
  await comeIn(page, admin, marketplace, '/dashboard');
  await main(page).getByRole('link', { name: 'Market', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/market');
  await expect(main(page).getByRole('img', { name: /^Paid: \$[\d,.]+ in 30 days\.$/ })).toBeVisible();

  await test.step('figures are chosen by keyboard and summed by month, and the address keeps the period', async () => {
    await main(page)
      .getByRole('radio', { name: /^Disputed/ })
      .focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('heading', { name: 'New bikes by day' })).toBeVisible();
    await main(page).getByText('365 days', { exact: true }).click();
    await expect(page).toHaveURL('/dashboard/market?days=365');
    await expect(main(page).getByRole('heading', { name: 'New bikes by month' })).toBeVisible();
    await main(page).getByLabel('Chart').selectOption('By week');
    await expect(page).toHaveURL('/dashboard/market?days=365&by=week');
    await main(page).getByText('All figures in a table').click();
    await expect(
      main(page)
        .getByRole('rowheader', { name: /^Week of / })
        .first(),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('brands and towns stand in tables, and each table is downloaded', async () => {
    await expect(main(page).getByRole('rowheader', { name: 'Yamaha' })).toBeVisible();
    const brands = await saved(page, 'Download as CSV: Brands');
    expect(brands.name).toBe('market-brands-365-days.csv');
    expect(brands.rows.some(([, brand, figure]) => brand === 'YAMAHA' && figure === 'bikes')).toBe(true);
    await main(page).getByLabel('Show').selectOption('Towns');
    await expect(
      main(page)
        .getByRole('rowheader', { name: /, [A-Z]{2}$/ })
        .first(),
    ).toBeVisible();
    expect((await saved(page, 'Download as CSV: all figures by day')).rows[0]).toEqual([
      'Day',
      'Figure',
      'Count',
      'Amount',
    ]);
  });

  await test.step('what waits leads to its list', async () => {
    const { body } = await admin.call(listMarketQueues);
    const reports = body.find(({ queue }) => queue === 'reports');
    const row = main(page).getByRole('listitem').filter({ hasText: 'Reported bikes' });
    await expect(row).toContainText(`${reports?.waiting}`);
    await row.getByRole('link').click();
    await expect(page).toHaveURL('/dashboard/reporteditems');
  });
});

test('a failed download says so; sellers see nothing of the market', async ({ page, marketplace }) => {
  await comeIn(page, await theAdmin(marketplace), marketplace, '/dashboard/market');
  await page.route(`**/api${exportMarket.path}*`, (route) => route.abort());
  await main(page).getByRole('button', { name: 'Download as CSV: all searches' }).click();
  await expect(main(page).getByText('Kickstand could not be reached')).toBeVisible();
  await comeIn(page, await newcomer(marketplace.url, 'seller'), marketplace, '/dashboard/market');
  await expect(page).toHaveURL(/\/login/);
});
