import { expect, type Page } from '@playwright/test';
import { listDisputes } from '#contract/deals.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const disputesCall = `**/api${listDisputes.path}*`;
const dispute = async ({ wordyDispute }: Stage) => `/dashboard/disputes/${await wordyDispute()}`;
const receipt = (bookingId: string) => `/dashboard/deal/${bookingId}/receipt`;

export const moneyScreens: Record<string, Screen> = {
  disputes: {
    arrange: (_page, { wordyDispute }) => wordyDispute(),
    address: '/dashboard/disputes',
    who: 'admin',
    shows: 'Disputes',
  },
  'disputes-loading': {
    arrange: (page) => page.route(disputesCall, () => {}),
    address: '/dashboard/disputes',
    who: 'admin',
    prepare: (page) => expect(page.getByRole('main').getByText('Checking…')).toBeVisible(),
  },
  'disputes-out-of-reach': {
    arrange: (page) => page.route(disputesCall, (route) => route.abort()),
    address: '/dashboard/disputes',
    who: 'admin',
    shows: 'This page could not be loaded',
  },
  dispute: { address: dispute, who: 'admin', shows: 'This deal waits for your decision' },
  'decision-dialog': {
    address: dispute,
    who: 'admin',
    shows: 'This deal waits for your decision',
    prepare: decideWithoutReason,
  },
  reconciliation: { address: '/dashboard/reconciliation', who: 'admin', shows: 'Reconciliation', prepare: compare },
  payouts: { address: '/dashboard/payouts', who: 'newSeller', shows: 'Payouts' },
  'payouts-not-a-seller': { address: '/dashboard/payouts', who: 'buyer', shows: 'This page is for sellers' },
  receipt: {
    address: async ({ wordyDispute }) => receipt(await wordyDispute()),
    who: 'wordyBuyer',
    shows: 'Receipt',
  },
  'receipt-of-seller': {
    address: async ({ wordyDispute }) => receipt(await wordyDispute()),
    who: 'wordySeller',
    shows: 'Receipt',
  },
  'receipt-missing': { address: ({ bookingId }) => receipt(bookingId), who: 'buyer', shows: 'No receipt yet' },
};

async function decideWithoutReason(page: Page) {
  await page.getByRole('button', { name: 'Refund in part' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What the buyer gets back').fill('250000');
  await dialog.getByRole('button', { name: 'Refund this part' }).click();
  await expect(dialog.getByText('Please fill in this field')).toBeVisible();
}

async function compare(page: Page) {
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Together' })).toBeVisible({ timeout: 30_000 });
}
