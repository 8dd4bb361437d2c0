import { expect, type Page } from '@playwright/test';
import { dismissReports, listReportedProducts, reportProduct } from '#contract/reports.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

export const adminScreens: Record<string, Screen> = {
  'all-buyers': { address: '/dashboard/allbuyer', who: 'admin', shows: 'All Buyers' },
  'all-sellers': { address: '/dashboard/allseller', who: 'admin', shows: 'All Sellers' },
  'all-sellers-unverified': {
    address: '/dashboard/allseller?sort=unverified',
    who: 'admin',
    shows: 'All Sellers',
    prepare: verifyFirst,
  },
  'all-sellers-nobody': { address: '/dashboard/allseller?search=nobody-at-all', who: 'admin', shows: 'All Sellers' },
  admins: { address: '/dashboard/admins', who: 'admin', shows: 'Admins' },
  'person-admin': {
    address: '/dashboard/people/admin@example.com',
    who: 'admin',
    prepare: (page) => expect(page.getByRole('button', { name: 'Change the job' })).toBeVisible(),
  },
  person: {
    address: ({ people }) => `/dashboard/people/${people.wordySeller.email}`,
    who: 'admin',
    prepare: personIsThere,
  },
  'held-payouts': { address: '/dashboard/heldpayouts', who: 'admin', shows: 'Held payouts' },
  'import-reviews': { address: '/dashboard/importreviews', who: 'admin', shows: 'Imports to review' },
  'delete-seller-dialog': {
    address: '/dashboard/allseller',
    who: 'admin',
    shows: 'All Sellers',
    prepare: (page) => press(page, /^Delete/),
  },
  'reported-items-empty': {
    address: '/dashboard/reporteditems',
    who: 'admin',
    arrange: dismissAll,
    shows: 'Reported Items',
  },
  'reported-items': { address: '/dashboard/reporteditems', who: 'admin', arrange: reportSome, shows: 'Reported Items' },
  'dismiss-report-dialog': {
    address: '/dashboard/reporteditems',
    who: 'admin',
    arrange: reportSome,
    shows: 'Reported Items',
    prepare: (page) => press(page, /^Dismiss/),
  },
  brands: { address: '/dashboard/categories', who: 'admin', shows: 'Brands' },
  'brand-dialog': {
    address: '/dashboard/categories',
    who: 'admin',
    shows: 'Brands',
    prepare: (page) => press(page, /^Change/),
  },
  'retire-brand-dialog': {
    address: '/dashboard/categories',
    who: 'admin',
    shows: 'Brands',
    prepare: (page) => press(page, /^Retire/),
  },
  'remove-bike-dialog': {
    address: '/dashboard/reporteditems',
    who: 'admin',
    arrange: reportSome,
    shows: 'Reported Items',
    prepare: (page) => press(page, /^Remove/),
  },
};

function personIsThere(page: Page) {
  return expect(page.getByRole('main').getByText('Member since')).toBeVisible();
}

async function press(page: Page, name: RegExp) {
  const buttons = page.getByRole('main').getByRole('button', { name });
  await buttons.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function verifyFirst(page: Page) {
  const unverified = page.getByRole('button', { name: /unverified, Click to verify/ });
  await unverified.first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Updated Succesfully' })).toBeVisible();
}

async function dismissAll(_page: Page, { people: { admin } }: Stage) {
  const reported = (await admin.call(listReportedProducts)).body;
  await Promise.all(reported.map(({ _id: id }) => admin.call(dismissReports, { params: { id } })));
}

async function reportSome(_page: Page, { people, bikes, wordyDeal }: Stage) {
  const { productId } = await wordyDeal();
  for (const reporter of [people.newBuyer, people.wordyBuyer, people.newSeller])
    for (const id of [bikes.available, productId]) {
      const { status } = await reporter.call(reportProduct, { params: { id } });
      expect(status).toBe(200);
    }
}
