import { randomUUID } from 'node:crypto';
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

test('Add Product', async ({ page, context }) => {
  await logIn(page, seller.email, '/dashboard/addproduct');
  const add = page.getByRole('main').getByRole('button', { name: 'Add Product' });

  await test.step('says at every empty field that it is needed, and starts with the first', async () => {
    const sent = callsTo(page, 'POST', '/api/product');
    await add.click();
    for (const label of productFields) await expectFault(page, label, NEEDED[label] ?? EMPTY);
    await expect(page.getByLabel('Image URL')).toBeFocused();
    await expect(page.getByLabel('Category')).toHaveValue('YAMAHA');
    expect(sent()).toBe(0);
  });

  await test.step('says what is wrong at each field, starts with the first, and keeps what was typed', async () => {
    for (const faults of WRONG) {
      const typed = {
        ...bike,
        ...Object.fromEntries(Object.entries(faults).map(([label, [wrong]]) => [label, wrong])),
      };
      await fillIn(page, typed);
      await add.click();
      for (const label of productFields)
        if (faults[label]) await expectFault(page, label, faults[label][1]);
        else await expectNoFault(page, label);
      await expect(page.getByLabel(productFields.find((label) => faults[label]) ?? '')).toBeFocused();
      await expectKept(page, typed);
    }
  });

  await test.step('shows what only the server found wrong beside its field, and goes on from there', async () => {
    await page.route(
      '**/api/product',
      (route) => {
        const body = route.request().postDataJSON();
        return route.continue({ postData: { ...body, resalePrice: '-1', sellerPhone: 'none' } });
      },
      { times: 1 },
    );
    await fillIn(page, bike);
    await add.click();
    await expectFault(page, 'Resale Price ($)', PRICE);
    await expectFault(page, 'Phone Number', PHONE);
    await expect(page.getByLabel('Resale Price ($)')).toBeFocused();
    await expectKept(page, bike);

    await add.click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    await expect(page.getByRole('listitem').filter({ hasText: bike['Product Name'] }).first()).toContainText('$650.25');
  });

  await test.step('loses nothing without a connection, and a double click lists one bike', async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Add Product' }).click();
    const productName = `Bajaj Pulsar ${randomUUID()}`;
    await fillIn(page, { ...bike, 'Product Name': productName });
    await context.setOffline(true);
    await add.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNREACHABLE);
    await expectKept(page, { ...bike, 'Product Name': productName });
    await context.setOffline(false);
    await add.dblclick();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
    expect(body.filter((product) => product.productName === productName)).toHaveLength(1);
    expect(body[0]).toMatchObject({ condition: 'Fair', categoryName: 'HERO', disc: bike.Description });
  });
});

test('booking', async ({ page, context, marketplace }) => {
  const productName = `Hero Xtreme ${randomUUID()}`;
  const meeting = { 'Meating Location': 'At the fountain ⛲', 'Phone Number': '+880 1800-000777' };
  const opener = page.getByRole('button', { name: `Book Now: ${productName}` });
  const dialog = page.getByRole('dialog', { name: 'Book This Product Now!' });
  const confirm = dialog.getByRole('button', { name: 'Confirm Submit' });
  const bookings = async () => (await buyer.call(listBookings, { params: { email: buyer.email } })).body;
  const booked = async () => (await bookings()).filter((booking) => booking.productName === productName);
  // The first page shows few bikes per seller and day.
  await aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace, { productName, categoryName: 'HERO' });
  await logIn(page, buyer.email, '/categories/HERO');
  await opener.click();

  await test.step('needs a place and a phone number, and says so', async () => {
    await confirm.click();
    for (const label of Object.keys(meeting)) await expectFault(dialog, label, EMPTY);
    await expect(dialog.getByLabel('Meating Location')).toBeFocused();
    const wrong = { 'Meating Location': 'x'.repeat(201), 'Phone Number': '12' };
    await fillIn(dialog, wrong);
    await confirm.click();
    await expectFault(dialog, 'Meating Location', 'Please keep this to 200 characters');
    await expectFault(dialog, 'Phone Number', PHONE);
    await expectKept(dialog, wrong);
    expect(await booked()).toEqual([]);
  });

  await test.step('closes with Cancel and with Esc, gives the focus back, and books nothing', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(dialog.getByLabel('Meating Location')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await booked()).toEqual([]);
  });

  await test.step('loses nothing without a connection, and a double click, or Enter meanwhile, books once', async () => {
    await opener.click();
    await fillIn(dialog, meeting);
    await context.setOffline(true);
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText(UNREACHABLE);
    await expectKept(dialog, meeting);
    await context.setOffline(false);
    const sent = callsTo(page, 'POST', '/api/booking');
    const goOn = Promise.withResolvers<void>();
    await page.route('**/api/booking', (route) => goOn.promise.then(() => route.continue()));
    await confirm.dblclick();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await dialog.getByLabel('Phone Number').press('Enter');
    await confirm.press('Enter');
    goOn.resolve();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Product added Successfuly!' })).toBeVisible();
    expect(sent()).toBe(1);
    expect(await booked()).toMatchObject([{ location: meeting['Meating Location'], number: meeting['Phone Number'] }]);
  });
});

test('signing up', async ({ page, context }) => {
  const account = () => ({
    'Full Name': 'Ngọc Ánh 🏍️',
    'Photo URL': 'http://localhost/pictures/avatar-tom-whitfield.svg',
    Email: `ngoc-${randomUUID()}@example.test`,
    Password: PASSWORD,
    Role: 'buyer',
  });
  const join = page.getByRole('button', { name: 'SignUp' });
  const identity = '/api/auth/sign-up/email';
  await page.goto('/signup');
  // The drawn picture shows that the form is hydrated.
  await expect(page.getByLabel('Photo URL')).toHaveValue(/\/avatars\/-\.svg$/);

  await test.step('says at every empty field that it is needed', async () => {
    const sent = callsTo(page, 'POST', identity);
    await page.getByLabel('Photo URL').fill('');
    await join.click();
    for (const label of ['Full Name', 'Photo URL', 'Email', 'Password']) await expectFault(page, label, EMPTY);
    await expect(page.getByLabel('Full Name')).toBeFocused();
    expect(sent()).toBe(0);
  });

  await test.step('keeps what was typed and says what is wrong with it', async () => {
    const wrong = {
      'Full Name': 'x'.repeat(101),
      'Photo URL': 'data:image/png;base64,AAAA',
      Email: 'ngoc at example.test',
      Password: 'short',
      Role: 'seller',
    };
    await fillIn(page, wrong);
    await join.click();
    await expectFault(page, 'Full Name', 'Please keep this to 100 characters');
    await expectFault(page, 'Photo URL', ADDRESS);
    await expectFault(page, 'Email', 'Please write an e-mail address, like name@example.com');
    await expectFault(page, 'Password', 'Please use at least 8 characters');
    await expectKept(page, wrong);
  });

  await test.step('an e-mail that is taken is refused in the provider’s words', async () => {
    const taken = { ...account(), Email: buyer.email, Password: 'another password' };
    await fillIn(page, taken);
    await join.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'User already exists. Use another e-mail, or log in: a letter to this address says how.',
    );
    await expectKept(page, taken);
  });

  await test.step('loses nothing when the connection breaks, before or halfway, and a double click joins once', async () => {
    const newAccount = account();
    await fillIn(page, newAccount);
    // All scripts are loaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await join.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNREACHABLE);
    await context.setOffline(false);
    await page.route('**/api/users', (route) => route.abort(), { times: 1 });
    await join.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNREACHABLE);
    await expectKept(page, newAccount);
    const sent = callsTo(page, 'POST', '/api/users');
    await join.dblclick();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: newAccount['Full Name'] })).toBeVisible();
    expect(sent()).toBe(1);
  });
});
