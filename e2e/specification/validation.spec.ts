import { randomUUID } from 'node:crypto';
import { bookProduct } from '#contract/bookings.ts';
import { addProduct } from '#contract/products.ts';
import { createUser } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { goodBike, meeting } from '../../test/products.ts';
import { fillInCard, payButton } from '../cards.ts';
import { comeIn } from '../cast.ts';
import { expectInRed } from '../colours.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { callsTo, expectFault } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { bookingDialog } from './screen.ts';
import { heldBack } from './wire.ts';

const EMPTY = 'Please fill in this field';
const PRICE = 'Please write a price from $0.50 to $999,999.99';
const PRICES = ['Original Price ($)', 'Resale Price ($)'];

let buyer: Caller;
let seller: Caller;
test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

test('Add Product: all fields required (productName, img, orgPrice, resalePrice, yearsOfUse, sellerLocation, sellerPhone, disc).', async ({
  page,
  marketplace,
}) => {
  for (const field of 'productName img orgPrice resalePrice yearsOfUse sellerLocation sellerPhone disc'.split(' ')) {
    const { status, body } = await seller.call(addProduct, { body: { ...goodBike, [field]: undefined } });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  }
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  const sent = callsTo(page, 'POST', '/api/product');
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click();
  for (const label of ['Product Name', 'Image URL', 'Location', 'Phone Number', 'Description'])
    await expectFault(page, label, EMPTY);
  for (const label of PRICES) await expectFault(page, label, PRICE);
  await expectFault(page, 'Years of Use', EMPTY);
  expect(sent()).toBe(0);
});

test('Price fields are plain text with no numeric bound shown.', async ({ page, marketplace }) => {
  for (const [resalePrice, status] of [
    ['1450.50', 200],
    [1450.5, 200],
    ['$1,450.50', 200],
    ['1 450', 200],
    ['999999.99', 200],
    ['1000000', 400],
    ['0.49', 400],
    ['-5', 400],
    ['1.005', 400],
    ['a lot', 400],
  ] as const)
    expect((await seller.call(addProduct, { body: { ...goodBike, resalePrice } })).status, `${resalePrice}`).toBe(
      status,
    );
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  for (const label of PRICES) {
    await expect(page.getByLabel(label)).toHaveJSProperty('type', 'text');
    for (const bound of ['min', 'max', 'step']) await expect(page.getByLabel(label)).not.toHaveAttribute(bound);
  }
});

test('Category defaults to YAMAHA.', async ({ page, marketplace }) => {
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  await expect(page.getByLabel('Category')).toHaveValue('YAMAHA');
});

test('Booking form: all fields required; name and email read-only.', async ({ page, marketplace }) => {
  const productName = `Hero Karizma ${randomUUID()}`;
  const productId = await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  for (const field of ['number', 'location']) {
    const { status, body } = await buyer.call(bookProduct, { body: { productId, ...meeting, [field]: '' } });
    expect([status, body.errors]).toEqual([400, [{ field, message: EMPTY }]]);
  }
  await comeIn(page, buyer, marketplace, '/categories/HERO?sort=newest');
  await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  const dialog = bookingDialog(page);
  const sent = callsTo(page, 'POST', '/api/booking');
  await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
  for (const label of ['Meating Location', 'Phone Number']) await expectFault(dialog, label, EMPTY);
  for (const label of ['Full Name', 'Email']) await expect(dialog.getByLabel(label)).toHaveJSProperty('readOnly', true);
  expect(sent()).toBe(0);
});

test('Login: email and password required.', async ({ page }) => {
  await page.goto('/login');
  const sent = callsTo(page, 'POST', '/api/auth/sign-in/email');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  for (const label of ['Email', 'Password']) await expectFault(page, label, EMPTY);
  expect(sent()).toBe(0);
});

test('Signup: name, photo URL, email (email input type) and password required; role must be buyer or seller.', async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  const sent = callsTo(page, 'POST', '/api/auth/sign-up/email');
  await expect(page.getByLabel('Photo URL')).toHaveValue(/\/avatars\//);
  await page.getByLabel('Photo URL').fill('');
  await page.getByRole('button', { name: 'SignUp' }).click();
  for (const label of ['Full Name', 'Photo URL', 'Email', 'Password']) await expectFault(page, label, EMPTY);
  expect(sent()).toBe(0);
  const { name, email } = buyer;
  for (const role of ['admin', 'rider', '', undefined]) {
    const { status, body } = await buyer.call(createUser, { body: { name, email, role } });
    expect([status, body.errors?.map(({ field }) => field)], role).toEqual([400, ['role']]);
  }
});

test('Payment: the card element must exist; a card-creation error message is shown in red.', async ({
  page,
  marketplace,
}) => {
  const { buyer: payer, bookingId } = await aDeal(marketplace);
  const script = /\/local-card-[\w-]+\.js/;
  const element = await heldBack(page, script);
  await comeIn(page, payer, marketplace, `/dashboard/payment/${bookingId}`);
  await element.asked;
  await expect(payButton(page)).toBeDisabled();
  element.release();
  await fillInCard(page, '4242 4242 4242 4241');
  await payButton(page).click();
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveText('Your card number is incorrect.');
  await expectInRed(refusal);
});

test('Length or format bounds: not shown.', async () => {
  const bounds: Record<string, [good: unknown, bad: unknown]> = {
    productName: ['x'.repeat(120), 'x'.repeat(121)],
    sellerLocation: ['x'.repeat(120), 'x'.repeat(121)],
    disc: ['x'.repeat(4000), 'x'.repeat(4001)],
    img: ['https://pictures.example.test/fz.jpg', 'javascript:alert(1)'],
    yearsOfUse: ['100', '100.1'],
    sellerPhone: ['12345', '1234'],
  };
  for (const [field, [good, bad]] of Object.entries(bounds)) {
    expect((await seller.call(addProduct, { body: { ...goodBike, [field]: good } })).status, field).toBe(200);
    const { status, body } = await seller.call(addProduct, { body: { ...goodBike, [field]: bad } });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  }
});
