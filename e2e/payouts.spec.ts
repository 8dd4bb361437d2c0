import type { Page } from '@playwright/test';
import { readDeal } from '#contract/deals.ts';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn } from './cast.ts';
import { runJob } from './jobs.ts';
import { expect, test } from './kickstand.ts';
import { aPaidDeal, ended } from './paid-deals.ts';
import { logIn, logInByForm } from './people.ts';

const PAYOUTS = '/dashboard/payouts';

const main = (page: Page) => page.getByRole('main');

test('payouts are set up by sellers, in more than one go', async ({ page, marketplace }) => {
  await test.step('what cannot be opened is said, and can be tried again', async () => {
    const seller = await newcomer(marketplace.url, 'seller');
    await logInByForm(page, seller.email, PAYOUTS);
    await expect(page.getByRole('button', { name: 'Set up payouts' })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await expect(main(page).getByRole('alert')).toContainText('Please check your connection and try again');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await expect(page.getByRole('button', { name: 'Use this test bank account' })).toBeVisible();
  });

  await test.step('who comes back without having finished can go on', async () => {
    await page.getByText('Not now').click();
    await expect(page).toHaveURL(PAYOUTS);
    await expect(main(page)).toContainText('Not finished');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Use this test bank account' }).click();
    await expect(main(page)).toContainText('Ready');
  });

  await test.step('buyers have no payouts', async () => {
    const buyer = await newcomer(marketplace.url, 'buyer');
    await comeIn(page, buyer, marketplace, PAYOUTS);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This page is for sellers');
  });
});

test('a seller is paid', async ({ page, marketplace }) => {
  const deal = await aPaidDeal(marketplace);
  const { seller, bookingId } = deal;
  await logIn(page, seller.email, '/dashboard');

  await test.step('a seller is told to set up payouts as soon as a buyer has paid', async () => {
    await expect(main(page).getByRole('link', { name: /^Payouts Add/ })).toContainText('A buyer has paid: set it up');
  });

  await test.step('a seller whose money waits says where it goes, and is paid', async () => {
    await ended(deal);
    await page.reload();
    await expect(main(page).getByRole('link', { name: /^Payouts Add/ })).toContainText('$1,450.50 waits for you');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Payouts' }).click();
    await expect(page).toHaveTitle('Payouts | Kickstand');
    await expect(main(page)).toContainText('Not set up');
    await expect(main(page)).toContainText('$1,450.50');
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await page.getByRole('button', { name: 'Use this test bank account' }).click();
    await expect(page).toHaveURL(PAYOUTS);
    await expect(main(page).getByRole('heading', { name: 'You are paid automatically' })).toBeVisible();
    const payout = async () => (await seller.call(readDeal, { params: { id: bookingId } })).body.money.payout;
    await runJob(marketplace, 'send-payouts');
    await expect.poll(payout, { timeout: 20_000 }).toBe('sent');
    await page.reload();
    await expect(main(page)).toContainText('No payout is on its way right now');
  });
});
