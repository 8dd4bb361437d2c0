import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBookings } from '#contract/bookings.ts';
import { listSellerProducts } from '#contract/products.ts';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aBikeOf } from './deals.ts';
import { callsTo, expectFault, expectKept, expectNoFault, fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';

const EMPTY = 'Please fill in this field';
const UNREACHABLE = 'Kickstand could not be reached. Please check your connection and try again.';
const PRICE = 'Please write a price from $0.50 to $999,999.99';
const YEARS = 'Please enter a number from 0 to 100';
const PHONE = 'Please write a phone number with 5 to 15 digits';
const ADDRESS = 'Please write a web address, like https://example.com/bike.jpg';

const bike = {
  'Image URL': '',
  Category: 'HERO',
  'Product Name': 'Hero Splendor ☀️ ১১০',
  Condition: 'Fair',
  'Years of Use': '4.5',
  'Original Price ($)': '900',
  'Resale Price ($)': '650.25',
  Location: 'Pune',
  'Phone Number': '+91 90000 00999',
  Description: '<b>Not bold</b>\nOne owner.',
};
const productFields = Object.keys(bike).filter((label) => label !== 'Category' && label !== 'Condition');
/** Messages of empty number fields. */
const NEEDED: Record<string, string> = {
  'Original Price ($)': PRICE,
  'Resale Price ($)': PRICE,
  'Years of Use': EMPTY,
};
/** Inputs and their messages. */
const WRONG: Record<string, [typed: string, words: string]>[] = [
  {
    'Product Name': ['x'.repeat(121), 'Please keep this to 120 characters'],
    'Image URL': ['javascript:alert(1)', ADDRESS],
    'Original Price ($)': ['-5', PRICE],
    'Resale Price ($)': ['a lot', PRICE],
    'Years of Use': ['-1', YEARS],
    Location: [' \u200b ', EMPTY],
    'Phone Number': ['call me', PHONE],
    Description: ['x'.repeat(4001), 'Please keep this to 4000 characters'],
  },
  {
    'Image URL': ['my bike.jpg', ADDRESS],
    'Original Price ($)': ['1,000,000', PRICE],
    'Resale Price ($)': ['0', PRICE],
    'Years of Use': ['two', YEARS],
    'Phone Number': ['12', PHONE],
  },
  { 'Resale Price ($)': ['1.005', PRICE] },
];

let seller: Caller;
let buyer: Caller;

test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
  bike['Image URL'] = `${url}/pictures/naked-cobalt-yamaha-1.svg`;
});

test.describe('Add Product', () => {
  test.beforeEach(({ page }) => logIn(page, seller.email, '/dashboard/addproduct'));
  const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Product' });

  test('says at every empty field that it is needed, and starts with the first', async ({ page }) => {
    const sent = callsTo(page, 'POST', '/api/product');
    await add(page).click();
    for (const label of productFields) await expectFault(page, label, NEEDED[label] ?? EMPTY);
    await expect(page.getByLabel('Image URL')).toBeFocused();
    await expect(page.getByLabel('Category')).toHaveValue('YAMAHA');
    expect(sent()).toBe(0);
  });

  test('says what is wrong at each field, starts with the first, and keeps what was typed', async ({ page }) => {
    for (const faults of WRONG) {
      const typed = {
        ...bike,
        ...Object.fromEntries(Object.entries(faults).map(([label, [wrong]]) => [label, wrong])),
      };
      await fillIn(page, typed);
      await add(page).click();
      for (const label of productFields)
        if (faults[label]) await expectFault(page, label, faults[label][1]);
        else await expectNoFault(page, label);
      await expect(page.getByLabel(productFields.find((label) => faults[label]) ?? '')).toBeFocused();
      await expectKept(page, typed);
    }
  });

  test('shows what only the server found wrong beside its field, and goes on from there', async ({ page }) => {
    await page.route(
      '**/api/product',
      (route) => {
        const body = route.request().postDataJSON();
        return route.continue({ postData: { ...body, resalePrice: '-1', sellerPhone: 'none' } });
      },
      { times: 1 },
    );
    await fillIn(page, bike);
    await add(page).click();
    await expectFault(page, 'Resale Price ($)', PRICE);
    await expectFault(page, 'Phone Number', PHONE);
    await expect(page.getByLabel('Resale Price ($)')).toBeFocused();
    await expectKept(page, bike);

    await add(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    await expect(page.getByRole('listitem').filter({ hasText: bike['Product Name'] }).first()).toContainText('$650.25');
  });

  test('loses nothing without a connection, and a double click lists one bike', async ({ page, context }) => {
    const productName = `Bajaj Pulsar ${randomUUID()}`;
    await fillIn(page, { ...bike, 'Product Name': productName });
    await context.setOffline(true);
    await add(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNREACHABLE);
    await expectKept(page, { ...bike, 'Product Name': productName });
    await context.setOffline(false);
    await add(page).dblclick();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
    expect(body.filter((product) => product.productName === productName)).toHaveLength(1);
    expect(body[0]).toMatchObject({ condition: 'Fair', categoryName: 'HERO', disc: bike.Description });
  });
});

test.describe('booking', () => {
  let productName: string;
  const meeting = { 'Meating Location': 'At the fountain ⛲', 'Phone Number': '+880 1800-000777' };
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book This Product Now!' });
  const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm Submit' });
  const bookings = async () => (await buyer.call(listBookings, { params: { email: buyer.email } })).body;
  const booked = async () => (await bookings()).filter((booking) => booking.productName === productName);

  test.beforeEach(async ({ page, marketplace }) => {
    productName = `Hero Xtreme ${randomUUID()}`;
    // The first page shows few bikes per seller and day.
    await aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace, { productName, categoryName: 'HERO' });
    await logIn(page, buyer.email, '/categories/HERO');
    await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  });

  test('needs a place and a phone number, and says so', async ({ page }) => {
    await confirm(page).click();
    for (const label of Object.keys(meeting)) await expectFault(dialog(page), label, EMPTY);
    await expect(dialog(page).getByLabel('Meating Location')).toBeFocused();
    const wrong = { 'Meating Location': 'x'.repeat(201), 'Phone Number': '12' };
    await fillIn(dialog(page), wrong);
    await confirm(page).click();
    await expectFault(dialog(page), 'Meating Location', 'Please keep this to 200 characters');
    await expectFault(dialog(page), 'Phone Number', PHONE);
    await expectKept(dialog(page), wrong);
    expect(await booked()).toEqual([]);
  });

  test('closes with Cancel and with Esc, gives the focus back, and books nothing', async ({ page }) => {
    const opener = page.getByRole('button', { name: `Book Now: ${productName}` });
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(dialog(page).getByLabel('Meating Location')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await booked()).toEqual([]);
  });

  test('loses nothing without a connection, and a double click books once', async ({ page, context }) => {
    await fillIn(dialog(page), meeting);
    await context.setOffline(true);
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await expectKept(dialog(page), meeting);
    await context.setOffline(false);
    const sent = callsTo(page, 'POST', '/api/booking');
    await confirm(page).dblclick();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Product added Successfuly!' })).toBeVisible();
    expect(sent()).toBe(1);
    expect(await booked()).toMatchObject([{ location: meeting['Meating Location'], number: meeting['Phone Number'] }]);
  });
});

test.describe('signing up', () => {
  const account = () => ({
    'Full Name': 'Ngọc Ánh 🏍️',
    'Photo URL': 'http://localhost/pictures/avatar-tom-whitfield.svg',
    Email: `ngoc-${randomUUID()}@example.test`,
    Password: PASSWORD,
    Role: 'buyer',
  });
  const join = (page: Page) => page.getByRole('button', { name: 'SignUp' });
  const identity = '/api/auth/sign-up/email';

  test.beforeEach(async ({ page }) => {
    await page.goto('/signup');
    // The drawn picture shows that the form is hydrated.
    await expect(page.getByLabel('Photo URL')).toHaveValue(/\/avatars\/-\.svg$/);
  });

  test('says at every empty field that it is needed', async ({ page }) => {
    const sent = callsTo(page, 'POST', identity);
    await page.getByLabel('Photo URL').fill('');
    await join(page).click();
    for (const label of ['Full Name', 'Photo URL', 'Email', 'Password']) await expectFault(page, label, EMPTY);
    await expect(page.getByLabel('Full Name')).toBeFocused();
    expect(sent()).toBe(0);
  });

  test('keeps what was typed and says what is wrong with it', async ({ page }) => {
    const wrong = {
      'Full Name': 'x'.repeat(101),
      'Photo URL': 'data:image/png;base64,AAAA',
      Email: 'ngoc at example.test',
      Password: 'short',
      Role: 'seller',
    };
    await fillIn(page, wrong);
    await join(page).click();
    await expectFault(page, 'Full Name', 'Please keep this to 100 characters');
    await expectFault(page, 'Photo URL', ADDRESS);
    await expectFault(page, 'Email', 'Please write an e-mail address, like name@example.com');
    await expectFault(page, 'Password', 'Please use at least 8 characters');
    await expectKept(page, wrong);
  });

  test('an e-mail that is taken is refused in the provider’s words', async ({ page }) => {
    const taken = { ...account(), Email: buyer.email, Password: 'another password' };
    await fillIn(page, taken);
    await join(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'User already exists. Use another e-mail, or log in: a letter to this address says how.',
    );
    await expectKept(page, taken);
  });

  test('loses nothing when the connection breaks, before or halfway, and a double click joins once', async ({
    page,
    context,
  }) => {
    const newAccount = account();
    await fillIn(page, newAccount);
    // All scripts are loaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await join(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNREACHABLE);
    await context.setOffline(false);
    await page.route('**/api/users', (route) => route.abort(), { times: 1 });
    await join(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNREACHABLE);
    await expectKept(page, newAccount);
    const sent = callsTo(page, 'POST', '/api/users');
    await join(page).dblclick();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: newAccount['Full Name'] })).toBeVisible();
    expect(sent()).toBe(1);
  });
});
