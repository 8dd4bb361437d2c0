import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import type { Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aPaidDeal } from './paid-deals.ts';

const RECONCILIATION = '/dashboard/reconciliation';
const main = (page: Page) => page.getByRole('main');

test('an admin compares the ledger with the card provider, and sees what they disagree on', async ({
  page,
  marketplace,
}) => {
  const deal = await aPaidDeal(marketplace);
  await comeIn(page, await theAdmin(marketplace), marketplace, RECONCILIATION);
  await expect(main(page)).toContainText(/Never compared yet|Compared last/);
  await compareNow(page);
  await expect(main(page)).toContainText('Ledger and card provider agree');
  await expect(main(page).getByRole('status')).toContainText(/Compared last .*: \d+ movements? of money/);
  const row = (name: string) => main(page).getByRole('row').filter({ hasText: name });
  await expect(row('Held for deals')).toContainText('$');
  await expect(row('Together')).toContainText('$0');

  await writeUntrueEntry(marketplace, deal);
  await compareNow(page);
  const differences = main(page).getByRole('listitem').filter({ hasText: 'pi_never_paid' });
  await expect(differences.filter({ hasText: 'A deal and the ledger differ' })).toContainText('$123.45');
  const difference = differences.filter({ hasText: 'A payment is missing at the card provider' });
  for (const words of ['Our ledger$123.45', 'Card provider$0']) await expect(difference).toContainText(words);
  expect(await barriers(page)).toEqual([]);
  await difference.getByRole('link', { name: 'See the deal' }).click();
  await expect(page).toHaveURL(`/dashboard/deal/${deal.bookingId}`);
  await page.goto('/dashboard');
  await expect(main(page).getByRole('link', { name: /^Reconciliation See/ })).toContainText(/\d+ differences?/);
});

async function compareNow(page: Page) {
  const compared = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Compare now' }).click();
  expect((await compared).status()).toBe(200);
  await expect(main(page).getByRole('status')).not.toHaveText('Comparing…', { timeout: 30_000 });
}

/** A forged ledger entry of yesterday. */
async function writeUntrueEntry({ dataDir }: Marketplace, { productId, bookingId }: Deal) {
  const server = await startEmbedded({ dir: join(dataDir, 'postgres') });
  const sql = connect(server.target, { max: 1 });
  await sql`
    insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency, reference,
      posted_at)
    values (${productId}, ${newId()}, ${bookingId}, 'pay', 'buyer', 'held', 12345, 'usd', 'pi_never_paid',
      now() - interval '1 day')`;
  await sql.end();
  await server.stop();
}
