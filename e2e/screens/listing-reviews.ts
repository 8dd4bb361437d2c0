import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const QUEUE = { address: '/dashboard/listingreviews', who: 'admin', shows: 'Listings to review' } as const;

const suspicious = (_page: Page, stage: Stage) => stage.reviews();

export const listingReviewScreens: Record<string, Screen> = {
  'listing-reviews': { ...QUEUE, arrange: suspicious },
  'listing-decision-dialog': {
    ...QUEUE,
    arrange: suspicious,
    async prepare(page) {
      await page.getByRole('main').getByRole('button', { name: /^Hide/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'my-products-in-review': {
    address: '/dashboard/myproducts',
    who: 'wordySeller',
    shows: 'My Products',
    arrange: suspicious,
    prepare: isToldWhy,
  },
  'appeal-dialog': {
    address: '/dashboard/myproducts',
    who: 'wordySeller',
    shows: 'My Products',
    arrange: suspicious,
    async prepare(page) {
      await isToldWhy(page);
      await page
        .getByRole('button', { name: /^I disagree/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
};

function isToldWhy(page: Page) {
  return expect(page.getByRole('region', { name: 'Off the market for now' })).toBeVisible();
}
