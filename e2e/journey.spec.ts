import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { listBookings } from '#contract/bookings.ts';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import { GOOD_CARD, payByCard } from './cards.ts';
import { expect, IN_MOTION, test } from './kickstand.ts';
import { confirmByLetter } from './letters.ts';
import { comeAsNewcomer, logIn, openGoogle } from './people.ts';

test.use(IN_MOTION);

const seller = { name: 'Salma Akter', email: `salma-${randomUUID()}@example.test` };
const buyer = { name: 'Milan Costa', email: `milan-${randomUUID()}@example.test` };
const bike = {
  'Product Name': `Yamaha MT-15 ${randomUUID().slice(0, 8)}`,
  'Original Price ($)': '2400',
  'Resale Price ($)': '1850.50',
  'Years of Use': '2',
  Location: 'Sylhet',
  'Phone Number': '+880 1700-000900',
  Description: 'One owner, two new tyres.\nAll the papers are here.',
};
const name = bike['Product Name'];

test('a seller lists a bike, a stranger books it and pays for it', async ({ page, elsewhere, marketplace }) => {
  test.setTimeout(90_000);
  const buyersPage = await elsewhere();
  const thirdPage = await elsewhere();

  await test.step('somebody signs up as a seller and lands where the guard remembered', () => signUp(page));
  await test.step('lists a bike and advertises it', () => list(page, marketplace.url));
  await test.step('everybody sees it on the landing page', () => seeItAdvertised(buyersPage));

  const third = await newcomer(marketplace.url, 'buyer');
  await logIn(thirdPage, third.email, '/categories/YAMAHA');
  await expect(bikeOn(thirdPage).getByRole('button', { name: /^Book Now/ })).toBeEnabled();

  await test.step('a new person comes with Google', () => comeWithGoogle(buyersPage));
  await test.step('and books the bike', () => book(buyersPage));
  await test.step('a third person, whose page is older, comes too late', () => bookTooLate(thirdPage));
  const transactionId = await test.step('the buyer pays by card', () => pay(buyersPage));
  await test.step('the order reads Paid', () => seeItPaid(buyersPage));
  await test.step('the bike has left the market', () => seeItGone(buyersPage, thirdPage));
  await test.step('and reads Sold to its seller', () => seeItSold(page));

  expect(transactionId).toMatch(/^pi_/);
  expect((await third.call(listBookings, { params: { email: third.email } })).body).toEqual([]);
});

async function signUp(page: Page) {
  await page.goto('/dashboard/addproduct');
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/dashboard/addproduct' })}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full Name').fill(seller.name);
  await page.getByLabel('Photo URL').fill(new URL('/pictures/avatar-priya-nair.svg', page.url()).href);
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Role').selectOption('seller');
  await page.getByRole('button', { name: 'SignUp' }).click();
  await expect(toast(page, 'User Created Successfully')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/addproduct');

  const avatar = page.getByRole('banner').getByRole('link', { name: seller.name });
  await expect.poll(() => avatar.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  await avatar.hover();
  await expect(avatar).toHaveAttribute('data-tip', seller.name);
  await expect.poll(() => avatar.evaluate((tip) => getComputedStyle(tip, '::before').opacity)).toBe('1');
  await page.mouse.move(0, 400);

  await expect(page.getByLabel('Product Name')).toBeHidden();
  await confirmByLetter(page);
}

async function list(page: Page, url: string) {
  for (const [label, value] of Object.entries(bike)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Image URL').fill(`${url}/pictures/naked-cobalt-yamaha-1.svg`);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(toast(page, 'Product Added Successfuly')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/myproducts/');
  const mine = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(mine).toContainText('Available');
  await expect(mine).toContainText('$1,850.50');
  await mine.getByRole('button', { name: 'Make Advertize' }).click();
  await expect(toast(page, 'Updated Succesfully')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Advertized' })).toBeDisabled();
}

async function seeItAdvertised(page: Page) {
  await page.goto('/');
  const advertised = page.getByRole('region', { name: 'All Advertized Product' });
  const shown = advertised.getByRole('article').filter({ hasText: name });
  await expect(shown).toContainText('$1,850.50');
  await expect(shown).toContainText('NEW');
  await expect(shown).toContainText(seller.name);
}

async function comeWithGoogle(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await comeAsNewcomer(await openGoogle(page), buyer);
  await expect(toast(page, 'Login successfull')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: buyer.name })).toBeVisible();
}

async function book(page: Page) {
  await page.getByRole('link', { name: /YAMAHA.*See All Products/ }).click();
  await bikeOn(page)
    .getByRole('button', { name: /^Book Now/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Book This Product Now!' });
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('$1,850.50');
  for (const [label, value] of [
    ['Full Name', buyer.name],
    ['Email', buyer.email],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
    await expect(dialog.getByLabel(label)).not.toBeEditable();
  }
  await dialog.getByLabel('Meating Location').fill('At the fountain');
  await dialog.getByLabel('Phone Number').fill('+880 1800-000901');
  await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(bikeOn(page).getByRole('link', { name: 'Pay $1,850.50' })).toBeFocused();
}

async function bookTooLate(page: Page) {
  await bikeOn(page)
    .getByRole('button', { name: /^Book Now/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meating Location').fill('At the market');
  await dialog.getByLabel('Phone Number').fill('+880 1800-000902');
  await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(toast(page, 'Already Booked')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bikeOn(page).getByRole('button', { name: 'Reserved' })).toBeDisabled();
}

async function pay(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Wellcome to Dashboard' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }).click();
  await orderOn(page)
    .getByRole('link', { name: /^Make Payment/ })
    .click();
  await expect(page.getByRole('main')).toContainText('$1,850.50');
  await payByCard(page, GOOD_CARD);
  const receipt = page.getByRole('status').filter({ hasText: 'Congratulations! Your Payment Completed' });
  await expect(receipt).toContainText('Your transaction Id:');
  await expect(toast(page, 'Payment Successfully')).toBeVisible();
  return receipt.locator('strong').innerText();
}

async function seeItPaid(page: Page) {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }).click();
  await expect(orderOn(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(orderOn(page).getByRole('link', { name: /^Make Payment/ })).toBeHidden();
}

async function seeItGone(...pages: Page[]) {
  for (const page of pages) {
    await page.goto('/categories/YAMAHA');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(bikeOn(page)).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    expect(await page.content()).not.toContain(name);
  }
}

async function seeItSold(page: Page) {
  await page.reload();
  const mine = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(mine).toContainText('Sold');
  await expect(mine).toContainText('Not Available');
  await expect(mine.getByRole('button', { name: 'Advertized' })).toBeHidden();
}

const toast = (page: Page, words: string): Locator => page.getByRole('status').filter({ hasText: words });
const bikeOn = (page: Page): Locator => page.getByRole('article').filter({ hasText: name });
const orderOn = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: name });
