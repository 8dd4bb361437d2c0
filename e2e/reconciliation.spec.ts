import type { Page } from '@playwright/test';
import { comeIn, theAdmin } from './cast.ts';
import { expect, test } from './kickstand.ts';
import { aPaidDeal } from './paid-deals.ts';

const RECONCILIATION = '/dashboard/reconciliation';
const main = (page: Page) => page.getByRole('main');

test('an admin compares the ledger with the card provider: they agree, and all accounts add up', async ({
  page,
  marketplace,
}) => {
  await aPaidDeal(marketplace);
  await comeIn(page, await theAdmin(marketplace), marketplace, RECONCILIATION);
  await expect(main(page)).toContainText('Never compared yet');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(main(page)).toContainText('Ledger and card provider agree', { timeout: 20_000 });
  await expect(main(page).getByRole('status')).toContainText(/Compared last .*: \d+ movements of money/);
  const row = (name: string) => main(page).getByRole('row').filter({ hasText: name });
  await expect(row('Held for deals')).toContainText('$');
  await expect(row('Together')).toContainText('$0');
});
