import type { Page } from '@playwright/test';
import { listNotices } from '#contract/notifications.ts';
import { listOwnRatings, reportRating } from '#contract/ratings.ts';
import { newcomer } from '../test/newcomer.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aCompletedDeal } from './paid-deals.ts';
import { aRatedDeal, rate, sellersPage } from './rated-deals.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const ratings = (page: Page) => page.getByRole('region', { name: 'Ratings' });

test('both rate a deal that is done, and read each other only when both have', async ({ page, marketplace }) => {
  const deal = await aCompletedDeal(marketplace);
  await comeIn(page, deal.buyer, marketplace, `/dashboard/deal/${deal.bookingId}`);
  await page.getByRole('button', { name: 'Rate the seller' }).click();
  await dialog(page).getByRole('button', { name: 'Send the rating' }).click();
  await expect(dialog(page)).toContainText('Please choose 1 to 5 stars');
  await expect(dialog(page)).toContainText('Please say yes or no');
  await dialog(page).locator('label', { hasText: '4 stars, Good' }).click();
  await dialog(page).getByRole('radio', { name: 'No' }).check();
  await dialog(page).getByLabel('In your words (optional)').fill('The tyres are older than he said.');
  await dialog(page).getByRole('button', { name: 'Send the rating' }).click();
  await expect(toast(page, 'Your rating is kept')).toBeVisible();
  await expect(ratings(page)).toContainText('The tyres are older than he said.');
  await expect(ratings(page)).toContainText('Nobody else reads it yet.');
  await expect(page.getByRole('button', { name: 'Rate the seller' })).toHaveCount(0);

  await comeIn(page, deal.seller, marketplace, `/dashboard/deal/${deal.bookingId}`);
  await expect(ratings(page)).toContainText(`${deal.buyer.name} has rated you.`);
  await expect(ratings(page)).not.toContainText('tyres');
  await page.getByRole('button', { name: 'Rate the buyer' }).click();
  await expect(dialog(page).getByText('Was the bike as described?')).toHaveCount(0);
  await dialog(page).locator('label', { hasText: '5 stars, Very good' }).click();
  await dialog(page).getByRole('button', { name: 'Send the rating' }).click();
  await expect(toast(page, 'Both ratings can be read now')).toBeVisible();
  await expect(ratings(page)).toContainText('The tyres are older than he said.');
  await expect(ratings(page)).toContainText('Not as described');

  await ratings(page).getByRole('button', { name: 'Answer in public' }).click();
  await dialog(page).getByLabel('Your answer').fill('They were new in spring.');
  await dialog(page).getByRole('button', { name: 'Send the answer' }).click();
  await expect(toast(page, 'Your answer is shown')).toBeVisible();
  await expect(ratings(page)).toContainText('They were new in spring.');
  await page.goto(await sellersPage(deal.seller, deal.productId));
  await expect(page.getByRole('main')).toContainText('They were new in spring.');
  const { body } = await deal.seller.call(listNotices, {});
  expect(body.map(({ text }) => text).join('\n')).toContain('What the other side says of your deal');
});

test('stars are chosen with the keyboard', async ({ page, marketplace }) => {
  const deal = await aCompletedDeal(marketplace);
  await comeIn(page, deal.seller, marketplace, `/dashboard/deal/${deal.bookingId}`);
  await page.getByRole('button', { name: 'Rate the buyer' }).click();
  await dialog(page).getByRole('radio', { name: '1 star, Very bad' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '3 stars, Mixed' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Your rating is kept')).toBeVisible();
});

test('one’s own ratings stand together, those received and those given', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await comeIn(page, seller, marketplace, '/dashboard/ratings');
  await expect(page.getByText('Nobody has rated you yet')).toBeVisible();
  const { buyer, bookingId } = await aRatedDeal(
    marketplace,
    seller,
    { stars: 4, words: 'A fair deal.' },
    { stars: 5, words: 'Came on time.' },
  );
  await page.reload();
  const received = page.getByRole('region', { name: 'What others say of you' });
  await expect(received).toContainText('A fair deal.');
  await expect(received).toContainText(buyer.name);
  await expect(received.getByRole('link').first()).toHaveAttribute('href', `/dashboard/deal/${bookingId}`);
  await expect(page.getByRole('region', { name: 'What you say of others' })).toContainText('Came on time.');
});

test('an admin dismisses a report on a rating, or takes it down with a reason its author reads', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const admin = await theAdmin(marketplace);
  const report = async (words: string) => {
    const deal = await aRatedDeal(marketplace, seller, { stars: 1, words });
    const { body } = await seller.call(listOwnRatings, { query: { of: 'received' } });
    await seller.call(reportRating, { params: { id: body[0]?._id }, body: { reason: 'untrue', words: 'Not so.' } });
    return deal;
  };
  const kept = await report('He was late.');
  const taken = await report('His cousin is a thief.');
  await comeIn(page, admin, marketplace, '/dashboard/reportedratings');
  const item = (words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words }).first();
  await expect(item('He was late.')).toContainText('It is not true');
  await page.getByRole('button', { name: `Dismiss the reports on the rating by ${kept.buyer.name}` }).click();
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, 'Deleted Successfully')).toBeVisible();
  await expect(page.getByText('He was late.')).toHaveCount(0);
  await page.getByRole('button', { name: `Take down the rating by ${taken.buyer.name}` }).click();
  await dialog(page).getByLabel('Why?').fill('It is about somebody else.');
  await dialog(page).getByRole('button', { name: 'Take it down' }).click();
  await expect(toast(page, 'The rating is taken down')).toBeVisible();
  await page.goto(await sellersPage(seller, await aBikeOf(seller, marketplace)));
  await expect(page.getByRole('main')).toContainText('He was late.');
  await expect(page.getByRole('main')).not.toContainText('cousin');
  await comeIn(page, taken.buyer, marketplace, `/dashboard/deal/${taken.bookingId}`);
  await expect(ratings(page)).toContainText('Our admins have taken this rating down: It is about somebody else.');
});

test('a rating that somebody else wrote meanwhile is no fault', async ({ page, marketplace }) => {
  const deal = await aCompletedDeal(marketplace);
  await comeIn(page, deal.seller, marketplace, `/dashboard/deal/${deal.bookingId}`);
  await page.getByRole('button', { name: 'Rate the buyer' }).click();
  await rate(deal.seller, deal.bookingId, { stars: 2 });
  await dialog(page).locator('label', { hasText: '5 stars, Very good' }).click();
  await dialog(page).getByRole('button', { name: 'Send the rating' }).click();
  await expect(page.getByText('You have rated this deal already.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rate the buyer' })).toHaveCount(0);
});
