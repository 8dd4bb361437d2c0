import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import { GOOD_CARD } from './cards.ts';
import { expectArrival, press, typeInto, walkBackTo, walkTo } from './keys.ts';
import { expect, test } from './kickstand.ts';
import { comeBack, followLetter } from './letters.ts';

const seller = { name: 'Tuuli Virtanen', email: `tuuli-${randomUUID()}@example.test` };
const bike = `Yamaha XSR700 ${randomUUID().slice(0, 8)}`;

test.beforeEach(({ page }) => forbidTheMouse(page));

test('a whole deal by keyboard alone', async ({ page, elsewhere, marketplace: { url } }) => {
  test.setTimeout(120_000);
  const admin = await elsewhere();
  const buyer = await elsewhere();
  await Promise.all([admin, buyer].map(forbidTheMouse));
  const { email } = await newcomer(url, 'buyer');

  await test.step('a newcomer signs up as a seller', () => signUp(page, url));
  await test.step('opens the letter that came by e-mail', async () => confirm(page, await page.context().newPage()));
  await test.step('adds a bike', () => addBike(page, url));
  await test.step('advertises it', () => advertise(page));
  await test.step('an admin verifies the seller', () => verify(admin));
  await test.step('somebody else logs in', () => logIn(buyer, email));
  await test.step('finds the bike', () => find(buyer));
  await test.step('books it', () => book(buyer));
  await test.step('pays for it and reads that it is paid', () => pay(buyer));
});

async function signUp(page: Page, url: string) {
  await page.goto('/');
  await press(page, inHeader(page, 'link', 'Login'));
  await expectArrival(page, 'Login');
  await press(page, page.getByRole('link', { name: 'Create an account' }));
  await expectArrival(page, 'Create an account');
  await typeInto(page, page, {
    'Full Name': seller.name,
    'Photo URL': `${url}/pictures/avatar-priya-nair.svg`,
    Email: seller.email,
    Password: PASSWORD,
    Role: 'Seller',
  });
  await press(page, page.getByRole('button', { name: 'SignUp' }));
  await expect(toast(page, 'User Created Successfully')).toBeVisible();
  await expectArrival(page, 'Sell your bike where the Buyers are!');
}

async function confirm(page: Page, inbox: Page) {
  await followLetter(inbox, seller.email, /confirm/);
  await inbox.getByRole('button', { name: 'Yes, confirm it' }).click();
  await comeBack(page);
  await expect(toast(page, 'Your e-mail address is confirmed')).toBeVisible();
}

async function addBike(page: Page, url: string) {
  await walkBackTo(page, inHeader(page, 'link', 'Dashboard'));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Wellcome to Dashboard');
  await walkBackTo(page, inMenu(page, 'Add Product'));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Add Product');
  const add = page.getByRole('main').getByRole('button', { name: 'Add Product' });
  await press(page, add);
  await expect(page.getByLabel('Image URL')).toBeFocused();
  // The form library moves the focus to the first fault again in a timer.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
  await typeInto(page, page, {
    'Image URL': `${url}/pictures/naked-cobalt-yamaha-1.svg`,
    Category: 'YAMAHA',
    'Product Name': bike,
    Condition: 'Good',
    'Years of Use': '2',
    'Original Price ($)': '8900',
    'Resale Price ($)': '6400',
    Location: 'Tampere',
    'Phone Number': '+358 40 000 0000',
    Description: 'Winters in a dry garage.',
  });
  await press(page, add, 'Space');
  await expect(toast(page, 'Product Added Successfuly')).toBeVisible();
  await expectArrival(page, 'My Products');
}

async function advertise(page: Page) {
  const mine = page.getByRole('listitem').filter({ hasText: bike });
  const button = mine.getByRole('button', { name: /Advertize/ });
  await press(page, button, 'Space');
  await expect(toast(page, 'Updated Succesfully')).toBeVisible();
  await expect(button).toHaveText('Advertized');
  await expect(button).toBeFocused();
  const remove = mine.getByRole('button', { name: /^Delete/ });
  await press(page, remove);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(remove).toBeFocused();
}

async function verify(page: Page) {
  await page.goto('/login');
  await press(page, page.getByRole('button', { name: /admin@example\.com/ }));
  await expectArrival(page, 'Sell your bike where the Buyers are!');
  await walkBackTo(page, inHeader(page, 'link', 'Dashboard'));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Wellcome to Dashboard');
  await walkBackTo(page, inMenu(page, 'All Sellers'));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'All Sellers');
  const search = page.getByRole('searchbox', { name: 'Search by name or e-mail' });
  await walkTo(page, search);
  await page.keyboard.type(seller.email);
  const row = page.getByRole('row').filter({ hasText: seller.email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(search).toBeFocused();
  await press(page, row.getByRole('button', { name: 'unverified, Click to verify' }));
  await expect(toast(page, 'Updated Succesfully')).toBeVisible();
  await expect(row.getByText('Varified')).toBeFocused();
}

async function logIn(page: Page, email: string) {
  await page.goto('/login');
  await typeInto(page, page, { Email: email, Password: 'not my password' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PASSWORD);
  await press(page, page.getByRole('button', { name: 'Login', exact: true }));
  await expect(toast(page, 'Login successfull')).toBeVisible();
  await expectArrival(page, 'Sell your bike where the Buyers are!');
}

async function find(page: Page) {
  await press(page, page.getByRole('link', { name: /YAMAHA.*See All Products/ }));
  await expectArrival(page, 'YAMAHA');
  await press(page, page.getByRole('article').filter({ hasText: bike }).getByRole('link', { name: bike }));
  await expectArrival(page, bike);
}

async function book(page: Page) {
  const opener = page.getByRole('button', { name: /^Book Now/ });
  const dialog = page.getByRole('dialog', { name: 'Book This Product Now!' });
  await press(page, opener);
  await expect(dialog.getByLabel('Meating Location')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, dialog, { 'Meating Location': 'By the lake', 'Phone Number': '+358 50 000 0000' });
  await press(page, dialog.getByRole('button', { name: 'Confirm Submit' }));
  await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay \$/ })).toBeFocused();
}

async function pay(page: Page) {
  await walkBackTo(page, inHeader(page, 'link', 'Dashboard'));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Wellcome to Dashboard');
  await walkBackTo(page, inMenu(page, 'My Orders'));
  await page.keyboard.press('Enter');
  await expectArrival(page, 'My Orders');
  await press(page, page.getByRole('link', { name: `Make Payment: ${bike}` }));
  await expectArrival(page, 'Payment');
  const number = page.getByLabel('Card number');
  await walkTo(page, number);
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  await typeInto(page, page, { 'Card number': GOOD_CARD, Expiry: '1234', 'Security code': '123' });
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('status').filter({ hasText: 'Congratulations! Your Payment Completed' });
  await expect(receipt).toContainText('Your transaction Id:');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, receipt.getByRole('link', { name: 'See your orders' }));
  await expectArrival(page, 'My Orders');
  await expect(page.getByRole('listitem').filter({ hasText: bike }).getByText('Paid', { exact: true })).toBeVisible();
}

/** Cancels pointer events. */
async function forbidTheMouse(page: Page) {
  await page.addInitScript(() => {
    for (const type of ['mousedown', 'pointerdown', 'touchstart'])
      addEventListener(type, () => document.body.remove(), { capture: true });
  });
}

const toast = (page: Page, words: string): Locator => page.getByRole('status').filter({ hasText: words });

const inHeader = (page: Page, role: 'link' | 'button', name: string): Locator =>
  page.getByRole('banner').getByRole(role, { name, exact: true });

const inMenu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });
