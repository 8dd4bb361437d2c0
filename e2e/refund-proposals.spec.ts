import type { Page } from '@playwright/test';
import { readDeal } from '#contract/deals.ts';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { adminCommand } from './jobs.ts';
import { expect, test } from './kickstand.ts';
import { aDisputedDeal } from './paid-deals.ts';

const main = (page: Page) => page.getByRole('main');
/** The newest, as one of the same words may still be there. */
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).last();

test('a large refund takes two admins: one proposes it, another one approves', async ({ page, marketplace }) => {
  const { bookingId, productName } = await aDisputedDeal(marketplace, { resalePrice: 9000 });
  const address = `/dashboard/disputes/${bookingId}`;
  const [owner, finance] = [await theAdmin(marketplace), await newcomer(marketplace.url, 'buyer')];
  await adminCommand(marketplace, 'make-admin', finance.email, '--job', 'finance');
  const propose = async () => {
    await main(page).getByRole('button', { name: 'Refund all' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Another admin has to approve a refund of this size first.');
    await dialog.getByLabel('Reason for your decision').fill('The frame is broken.');
    await dialog.getByRole('button', { name: 'Refund all' }).click();
    await expect(toast(page, 'Proposed: another admin has to approve it')).toBeVisible();
    await expect(main(page)).toContainText('You propose: Refund all of it, $9,000.');
  };

  await test.step('who proposes it can take it back', async () => {
    await comeIn(page, finance, marketplace, address);
    await propose();
    expect(await barriers(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Take it back' }).click();
    await expect(toast(page, 'Taken back')).toBeVisible();
    await expect(main(page)).not.toContainText('You propose');
    await propose();
  });

  await test.step('another admin finds it and approves it after a question', async () => {
    await comeIn(page, owner, marketplace, '/dashboard/disputes');
    const item = main(page).getByRole('listitem').filter({ hasText: productName });
    await expect(item).toContainText('Waits for a second admin');
    await item.getByRole('link').click();
    await expect(main(page)).toContainText(`${finance.name} proposes: Refund all of it, $9,000.`);
    await expect(main(page)).toContainText('The frame is broken.');
    await main(page).getByRole('button', { name: 'Refund all' }).click();
    await expect(page.getByRole('dialog')).toContainText('This cannot be undone.');
    await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();
    await main(page).getByRole('button', { name: 'Approve the refund' }).click();
    await expect(page.getByRole('dialog')).toContainText('This cannot be undone.');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(toast(page, 'Approved: the refund is made')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Approve the refund' })).toHaveCount(0);
  });
  const { status, money } = (await owner.call(readDeal, { params: { id: bookingId } })).body;
  expect([status, money.refunded]).toEqual(['refunded', 9000]);
});
