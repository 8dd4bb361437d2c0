import type { Page } from '@playwright/test';
import { listBookings } from '#contract/bookings.ts';
import { readDeal } from '#contract/deals.ts';
import { agree, anAgreedDeal } from './agreed-deals.ts';
import { comeIn } from './cast.ts';
import type { Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aPaidDeal } from './paid-deals.ts';

const addressOf = ({ bookingId }: Deal) => `/dashboard/deal/${bookingId}`;
const standing = (page: Page) => page.locator('#where-we-are');
const timeline = (page: Page) => page.getByRole('region', { name: 'What has happened' });

test('a page that is open turns when the time of the meeting comes', async ({ page, marketplace }) => {
  const deal = await aPaidDeal(marketplace);
  await agree(deal, new Date(Date.now() + 6000).toISOString());
  await comeIn(page, deal.buyer, marketplace, addressOf(deal));
  await expect(standing(page)).toHaveText('Meeting agreed');
  // Below the polling interval of the page.
  await expect(standing(page)).toHaveText('The time of your meeting has come', { timeout: 9000 });
  await expect(page.getByRole('button', { name: 'The seller did not come' })).toBeVisible();
});

test('the deadline is told by the clock of whoever reads it', async ({ browser, baseURL, marketplace }) => {
  const deal = await aPaidDeal(marketplace);
  const { dueAt = '' } = (await deal.buyer.call(readDeal, { params: { id: deal.bookingId } })).body;
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Asia/Dhaka' });
  const page = await context.newPage();
  await comeIn(page, deal.buyer, marketplace, addressOf(deal));
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dhaka' } as const;
  const moment = new Intl.DateTimeFormat('en-US', format).format(new Date(dueAt));
  const sentence = page.getByRole('region', { name: /^You have paid/ }).getByText(/^If no one acts by/);
  await expect(sentence).toHaveText(
    new RegExp(
      `^If no one acts by ${moment} \\(.* left\\), the deal is cancelled, and you get all your money back\\.$`,
    ),
  );
  await context.close();
});

test('a state that is newer than the page is shown in the server’s words', async ({ page, marketplace }) => {
  const deal = await anAgreedDeal(marketplace);
  const label = { name: 'Appraisal', tone: 'warning', isYourTurn: false };
  const summary = { ...label, now: 'An expert looks at the bike', next: 'You hear from the expert.', act: 'appraise' };
  const newer = { status: 'appraised', may: ['appraise', 'cancel'] };
  const step = { _id: 'a', verb: 'appraise', to: 'appraised', by: 'expert', sentence: 'An expert was asked.' };
  await page.route(`**/api/bookings/${deal.bookingId}/deal`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const steps = [...body.steps, { ...step, at: new Date().toISOString() }];
    await route.fulfill({ response, json: { ...body, ...newer, summary, steps } });
  });
  await page.route(`**/api${listBookings.path.replace(':email', '*')}**`, async (route) => {
    const response = await route.fetch();
    const bookings = (await response.json()) as object[];
    await route.fulfill({ response, json: bookings.map((booking) => ({ ...booking, ...newer, summary: label })) });
  });
  await comeIn(page, deal.buyer, marketplace, addressOf(deal));
  await expect(standing(page)).toHaveText('An expert looks at the bike');
  await expect(page.getByRole('main')).toContainText('You hear from the expert.');
  await expect(timeline(page)).toContainText('An expert was asked.');
  await expect(page.getByRole('button', { name: 'Cancel the deal' })).toBeVisible();
  await page.goto(`/dashboard/myorders/${deal.buyer.email}`);
  await expect(page.getByRole('listitem').filter({ hasText: deal.productName })).toContainText('Appraisal');
});
