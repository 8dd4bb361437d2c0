import { expect, type Page } from '@playwright/test';
import { type Booking, listBookings, listBuyers } from '#contract/bookings.ts';
import { readDeal } from '#contract/deals.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const addressOf = (id?: string) => `/dashboard/deal/${id}`;
const unpaid = ({ bookingId }: Stage) => addressOf(bookingId);
const disputed = async ({ wordyDispute }: Stage) => addressOf(await wordyDispute());
const dealCall = `**/api${readDeal.path.replace(':id', '*')}`;

async function proposed({ people: { seller } }: Stage) {
  return theOne(seller.call(listBuyers, { params: { email: seller.email } }), ({ proposedBy }) => !!proposedBy);
}

async function agreed({ people: { buyer } }: Stage) {
  const bookings = buyer.call(listBookings, { params: { email: buyer.email } });
  return theOne(bookings, ({ status }) => status === 'meeting-agreed');
}

const theOne = async (list: Promise<{ body: Booking[] }>, is: (booking: Booking) => boolean) =>
  addressOf((await list).body.find(is)?._id);

export const dealScreens: Record<string, Screen> = {
  'deal-unpaid': { address: unpaid, who: 'buyer', shows: 'The bike is held for you' },
  'deal-proposed': { address: proposed, who: 'seller', shows: 'The buyer has proposed when to meet' },
  'deal-propose-dialog': {
    address: proposed,
    who: 'seller',
    shows: 'The buyer has proposed when to meet',
    prepare: proposeNothing,
  },
  'deal-code': { address: agreed, who: 'buyer', shows: 'Meeting agreed', prepare: showCode },
  'deal-cancel-dialog': { address: unpaid, who: 'buyer', shows: 'The bike is held for you', prepare: cancelForNothing },
  'deal-disputed': { address: disputed, who: 'wordySeller', shows: 'An admin looks into what went wrong' },
  'deal-statement-dialog': {
    address: disputed,
    who: 'wordyBuyer',
    shows: 'An admin looks into what went wrong',
    prepare: stateNothing,
  },
  'deal-out-of-reach': {
    arrange: (page) => page.route(dealCall, (route) => route.abort()),
    address: unpaid,
    who: 'buyer',
    shows: 'This page could not be loaded',
  },
};

async function proposeNothing(page: Page) {
  await page.getByRole('button', { name: 'Propose other times' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Time 1').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog.getByText('This time is over already')).toBeVisible();
}

async function showCode(page: Page) {
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(page.getByRole('img', { name: /picture for the seller/ })).toBeVisible();
}

async function cancelForNothing(page: Page) {
  await page.getByRole('button', { name: 'Cancel the deal' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('Please fill in this field')).toBeVisible();
}

async function stateNothing(page: Page) {
  await page.getByRole('button', { name: 'Add a statement' }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Please fill in this field')).toBeVisible();
}
