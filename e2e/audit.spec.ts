import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { verifySeller } from '#contract/users.ts';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { expect, test } from './kickstand.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'What was done' }).getByRole('listitem');

test('an admin filters, verifies and downloads the audit', async ({ page, marketplace }) => {
  const admin = await theAdmin(marketplace);
  const seller = await newcomer(marketplace.url, 'seller');
  await admin.call(verifySeller, { params: { email: seller.email } });
  await comeIn(page, admin, marketplace, '/dashboard/audit');
  await expect(rows(page).filter({ hasText: seller.name }).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await test.step('by a person and an action, which stand in the address', async () => {
    await page.getByLabel('Person').fill(seller.email);
    await page.getByLabel('Action').fill('verify-seller');
    await page.getByLabel('Action').press('Enter');
    await expect(page).toHaveURL(/\?email=.+&action=verify-seller$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Verify seller by');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('the rows of the filter are downloaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these as CSV' }).click(),
    ]);
    const csv: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true });
    expect(csv.slice(1).map((row) => [row[4], row.at(-1)])).toEqual([['verify-seller', 'yes']]);
  });

  await test.step('all rows are compared with their signatures', async () => {
    await page.getByRole('button', { name: 'Verify all rows' }).click();
    await expect(page.getByText(/^All [\d,]+ rows are as they were written\.$/)).toBeVisible();
  });

  await test.step('what is written wrong is told at its field; what nobody did is empty', async () => {
    await page.getByLabel('Action').fill('Verify Seller');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByText('This is not the name of an action')).toBeVisible();
    await page.getByLabel('Action').fill('make-coffee');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByText('Nothing was written down for this filter')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('a row leads to the person', async () => {
    await page.goto(`/dashboard/audit?email=${seller.email}`);
    await rows(page).first().getByRole('link', { name: seller.name }).click();
    await expect(page).toHaveURL(`/dashboard/people/${seller.email}`);
  });
});
