import { expect, type Page } from '@playwright/test';
import { listSellerProducts } from '#contract/products.ts';
import { listOwnRatings, listReportedRatings, reportRating } from '#contract/ratings.ts';
import { sellersPage } from '../rated-deals.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const OWN = '/dashboard/ratings';
const REPORTED = '/dashboard/reportedratings';

export const ratingScreens: Record<string, Screen> = {
  seller: { address: ratedSeller, shows: 'Ratings' },
  'seller-unrated': { address: ({ people, bikes }) => sellersPage(people.newBuyer, bikes.available), shows: 'Ratings' },
  'seller-wordy': {
    address: async ({ people, wordyDeal }) => sellersPage(people.newBuyer, (await wordyDeal()).productId),
    shows: 'Ratings',
  },
  'ratings-own': { address: OWN, who: 'seller', shows: 'What others say of you' },
  'ratings-own-empty': { address: OWN, who: 'newBuyer', shows: 'What others say of you' },
  'ratings-out-of-reach': {
    address: OWN,
    who: 'seller',
    arrange: (page) => page.route(`**/api${listOwnRatings.path}?*`, (route) => route.abort()),
    shows: 'This page could not be loaded',
  },
  'rating-reply-dialog': { address: OWN, who: 'seller', shows: 'What others say of you', prepare: openReply },
  'rating-report-dialog': { address: ratedSeller, who: 'newBuyer', shows: 'Ratings', prepare: openReport },
  'ratings-reported': { arrange: reportOne, address: REPORTED, who: 'admin', shows: 'Reported ratings' },
  'rating-removal-dialog': {
    arrange: reportOne,
    address: REPORTED,
    who: 'admin',
    shows: 'Reported ratings',
    prepare: openRemoval,
  },
  'ratings-reported-loading': {
    address: REPORTED,
    who: 'admin',
    arrange: (page) => page.route(`**/api${listReportedRatings.path}`, () => {}),
    prepare: (page) => expect(page.getByRole('main').getByText('Checking…')).toBeVisible(),
  },
};

/** The demo seller, who has sold before. */
async function ratedSeller({ people: { seller } }: Stage) {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  return sellersPage(seller, body[0]?._id ?? '');
}

async function openReply(page: Page) {
  await page.getByRole('button', { name: 'Answer in public' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openReport(page: Page) {
  await page
    .getByRole('button', { name: /^Report the rating by/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openRemoval(page: Page) {
  await page
    .getByRole('button', { name: /^Take down the rating by/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function reportOne(_page: Page, { people: { seller } }: Stage) {
  const { body } = await seller.call(listOwnRatings, { query: { of: 'received' } });
  const words = 'The tyre was new in spring. '.repeat(10).trim();
  await seller.call(reportRating, { params: { id: body[0]?._id }, body: { reason: 'untrue', words } });
}
