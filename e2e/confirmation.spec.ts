import type { Page } from '@playwright/test';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { comeBack, confirmByLetter, followLetter } from './letters.ts';
import { logIn } from './people.ts';
import { giveReason } from './reports.ts';

const BANNER = 'Confirm your e-mail address to book and sell';

const banner = (page: Page) => page.getByRole('region', { name: 'Your e-mail address', exact: true });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const unconfirmed = (url: string, role: 'buyer' | 'seller') => newcomer(url, role, { confirms: false });

async function confirmInAnotherTab(inbox: Page, { email }: Caller) {
  await followLetter(inbox, email, /confirm/);
  await inbox.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(inbox.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
}

test('a banner asks for the address to be confirmed, on every page, until it is closed or it is', async ({
  page,
  marketplace: { url },
}) => {
  const person = await unconfirmed(url, 'buyer');
  await logIn(page, person.email);
  await expect(banner(page)).toContainText(BANNER);
  await banner(page).getByRole('button', { name: 'Send the letter again' }).click();
  await expect(toast(page, `A letter with a link is on its way to ${person.email}`)).toBeVisible();
  await page.goto('/search');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await confirmInAnotherTab(await page.context().newPage(), person);
  await comeBack(page);
  await expect(toast(page, 'Your e-mail address is confirmed')).toBeVisible();
});

test('who was never asked to confirm is shown no banner', async ({ page, marketplace: { url } }) => {
  const { email } = await newcomer(url, 'buyer');
  await logIn(page, email, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

for (const [path, hidden] of [
  ['/dashboard/addproduct', 'Product Name'],
  ['/dashboard/import', 'Choose a CSV file'],
  ['/dashboard/payouts', 'Set up payouts'],
] as const)
  test(`${path} says that the address has to be confirmed, and goes on by itself`, async ({ page, marketplace }) => {
    const { email } = await unconfirmed(marketplace.url, 'seller');
    await logIn(page, email, path);
    const main = page.getByRole('main');
    const form = main.getByText(hidden).first();
    await expect(main.getByRole('heading', { name: /^Confirm your e-mail address to / })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Close' })).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect(form).toBeHidden();
    await confirmByLetter(page);
    await expect(form).toBeVisible();
  });

test('Book Now says so before anything is typed; once confirmed, it is booked without a new login', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const id = await aBikeOf(seller, marketplace);
  const { email } = await unconfirmed(marketplace.url, 'buyer');
  await logIn(page, email, `/products/${id}`);
  await page.getByRole('button', { name: /^Book Now/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Confirm your e-mail address to book' })).toBeVisible();
  await expect(dialog.getByLabel('Phone Number')).toBeHidden();
  await confirmByLetter(page);
  await dialog.getByLabel('Meating Location').fill('At the fountain');
  await dialog.getByLabel('Phone Number').fill('+880 1800-000000');
  await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
});

test('a page that has not noticed yet does at once what it was refused before', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const id = await aBikeOf(seller, marketplace);
  const person = await unconfirmed(marketplace.url, 'buyer');
  await logIn(page, person.email, `/products/${id}`);
  const report = page.getByRole('button', { name: /^Report to Admin/ });
  await report.click();
  await giveReason(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Please confirm your e-mail address first');
  await confirmInAnotherTab(await page.context().newPage(), person);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(toast(page, 'Reported Successfully')).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('whoever waits for a letter is told when letters are late', async ({ page, marketplace: { url } }) => {
  const { email } = await unconfirmed(url, 'buyer');
  await logIn(page, email);
  await expect(banner(page)).toContainText('The letter may take some minutes.');
  await page.route('**/api/auth/mail-state', (route) => route.fulfill({ json: { delayed: true } }));
  await page.reload();
  await expect(banner(page)).toContainText('Our letters are delayed right now');
});
