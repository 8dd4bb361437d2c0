import { randomUUID } from 'node:crypto';
import { readBooking } from '#contract/bookings.ts';
import { advertiseProduct, readProduct } from '#contract/products.ts';
import { listReportedProducts, reportProduct } from '#contract/reports.ts';
import { verifySeller } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { fillInCard, GOOD_CARD, payButton } from '../cards.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aBikeOf, aDeal, type Deal } from '../deals.ts';
import { fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { giveReason } from '../reports.ts';
import { pay } from './payment.ts';
import { bookingDialog, card, header, row, toast } from './screen.ts';
import { heldBack } from './wire.ts';

const freeName = `Yamaha Fazer ${randomUUID()}`;
let sold: Deal;
let freeId: string;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  [sold, admin] = await Promise.all([aDeal(marketplace), theAdmin(marketplace)]);
  freeId = await aBikeOf(sold.seller, marketplace, { productName: freeName });
  await pay(sold);
});

test('Authentication: a loading flag is true until auth state is known.', async ({ page, marketplace }) => {
  const answer = await heldBack(page, '**/api/users/*');
  await comeIn(page, sold.buyer, marketplace, '/');
  await answer.asked;
  await expect(header(page).getByRole('status')).toHaveText('Checking who is logged in');
  for (const name of ['Login', 'Dashboard']) await expect(header(page).getByRole('link', { name })).toBeHidden();
  answer.release();
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('Login sets loading true, then false after success or failure.', async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Login', exact: true });
  const tries = [
    { password: 'not my password', ends: () => expect(button).toBeEnabled() },
    { password: undefined, ends: () => expect(page).toHaveURL('/') },
  ];
  for (const { password, ends } of tries) {
    const answer = await heldBack(page, '**/api/auth/sign-in/email');
    await fillInLogin(page, sold.buyer.email, password);
    await answer.asked;
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer.release();
    await ends();
    await page.unroute('**/api/auth/sign-in/email');
  }
});

test('Product availability: isAvailable true shows "Available"; otherwise "Sold".', async ({ page, marketplace }) => {
  await comeIn(page, sold.seller, marketplace, '/dashboard/myproducts');
  await expect(row(page, freeName).getByText('Available', { exact: true })).toBeVisible();
  await expect(row(page, sold.productName).getByText('Sold', { exact: true })).toBeVisible();
});

test('Only available products are shown on category pages.', async ({ page, marketplace }) => {
  await comeIn(page, sold.buyer, marketplace, '/categories/YAMAHA?sort=newest');
  await expect(card(page, freeName)).toBeVisible();
  await expect(card(page, sold.productName)).toHaveCount(0);
});

test('Advertising: an available product shows a button "Make Advertize"; once advertised it reads "Advertized".', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, sold.seller, marketplace, '/dashboard/myproducts');
  const done = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await row(page, freeName).getByRole('button', { name: 'Make Advertize' }).click();
  await expect(row(page, freeName).getByRole('button', { name: 'Advertized' })).toBeDisabled();
  await done;
  await page.goto('/');
  await expect(card(page, freeName)).toBeVisible();
});

test('A sold product shows "Not Available" instead.', async ({ page, marketplace }) => {
  await comeIn(page, sold.seller, marketplace, '/dashboard/myproducts');
  await expect(row(page, sold.productName)).toContainText('Not Available');
  await expect(row(page, sold.productName).getByRole('button', { name: /Advertize/ })).toHaveCount(0);
  const again = await sold.seller.call(advertiseProduct, { params: { id: sold.productId } });
  expect(again.status).toBe(409);
});

test('Seller verification: unverified sellers show "unverified, Click to verify"; an admin click makes them verified, shown as "Varified".', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await comeIn(page, admin, marketplace, '/dashboard/allseller');
  const line = page.getByRole('main').getByRole('listitem').or(page.getByRole('row')).filter({ hasText: seller.email });
  await line.getByRole('button', { name: /unverified, Click to verify/ }).click();
  await expect(line.getByText('Varified', { exact: true })).toBeVisible();
  await expect(line.getByRole('button', { name: /unverified/ })).toHaveCount(0);
  await page.reload();
  await expect(line.getByText('Varified', { exact: true })).toBeVisible();
});

test('A verified seller gets a badge on their products.', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const productName = `Hero Ignitor ${randomUUID()}`;
  await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  const badge = card(page, productName).getByRole('img', { name: 'Verified' });
  await comeIn(page, sold.buyer, marketplace, '/categories/HERO?sort=newest');
  await expect(card(page, productName)).toBeVisible();
  await expect(badge).toHaveCount(0);
  await admin.call(verifySeller, { params: { email: seller.email } });
  await page.reload();
  await expect(badge).toBeVisible();
});

test('Reporting a product is one-way.', async ({ page, marketplace }) => {
  const reporter = await newcomer(marketplace.url, 'buyer');
  await comeIn(page, reporter, marketplace, '/categories/YAMAHA?sort=newest');
  await page.getByRole('button', { name: `Report to Admin: ${freeName}` }).click();
  await giveReason(page);
  const reported = card(page, freeName).getByRole('button', { name: 'Reported' });
  await expect(reported).toBeDisabled();
  await page.reload();
  await expect(reported).toBeDisabled();
  const again = await reporter.call(reportProduct, { params: { id: freeId } });
  expect(again.body.modifiedCount).toBe(0);
  const { body } = await admin.call(listReportedProducts);
  expect(body.find(({ _id }) => _id === freeId)?.reports).toBe(1);
});

test('Booking modal: opens with Book Now; closes on cancel or on successful booking.', async ({
  page,
  marketplace,
}) => {
  const productName = `Hero Maestro ${randomUUID()}`;
  await aBikeOf(sold.seller, marketplace, { productName, categoryName: 'HERO' });
  await comeIn(page, sold.buyer, marketplace, '/categories/HERO?sort=newest');
  const open = () => page.getByRole('button', { name: `Book Now: ${productName}` }).click();
  const dialog = bookingDialog(page);
  await open();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await fillIn(dialog, { 'Meating Location': 'At the mill', 'Phone Number': '+880 1800-000654' });
  await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('FAQ item toggles open or closed.', async ({ page }) => {
  await page.goto('/');
  const item = page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('group').first();
  for (const visible of [true, false, true]) {
    await item.locator('summary').click();
    await expect(item.getByRole('paragraph')).toBeVisible({ visible });
  }
});

test('Order: unpaid shows a Make Payment button; paid shows "Paid".', async ({ page, marketplace }) => {
  const deal = await aDeal(marketplace);
  await comeIn(page, deal.buyer, marketplace, `/dashboard/myorders/${deal.buyer.email}`);
  const payment = row(page, deal.productName).getByRole('link', { name: /^Make Payment/ });
  await expect(payment).toBeVisible();
  await pay(deal);
  await page.reload();
  await expect(row(page, deal.productName).getByText('Paid', { exact: true })).toBeVisible();
  await expect(payment).toHaveCount(0);
});

test('Payment form: Pay is disabled until the card library is ready and the client secret has arrived, and while processing.', async ({
  page,
  marketplace,
}) => {
  const deal = await aDeal(marketplace);
  for (const part of [/\/local-card-[\w-]+\.js/, '**/api/create-payment-intent']) {
    const arrival = await heldBack(page, part);
    await comeIn(page, deal.buyer, marketplace, `/dashboard/payment/${deal.bookingId}`);
    await arrival.asked;
    await expect(payButton(page)).toBeDisabled();
    arrival.release();
    await expect(payButton(page)).toBeEnabled();
    await page.unroute(part);
  }
  const charge = await heldBack(page, '**/v1/payment_intents/*/confirm');
  await fillInCard(page, GOOD_CARD);
  await payButton(page).click();
  await charge.asked;
  await expect(payButton(page)).toBeDisabled();
  charge.release();
  await expect(page.getByText('Congratulations! Your Payment Completed')).toBeVisible();
});

test('On success the payment is recorded and a confirmation shows with the transaction id.', async ({
  page,
  marketplace,
}) => {
  const deal = await aDeal(marketplace);
  await comeIn(page, deal.buyer, marketplace, `/dashboard/payment/${deal.bookingId}`);
  await fillInCard(page, GOOD_CARD);
  await payButton(page).click();
  const confirmation = page.getByRole('status').filter({ hasText: 'Congratulations! Your Payment Completed' });
  await expect(confirmation).toContainText('Your transaction Id:');
  const { body } = await deal.buyer.call(readBooking, { params: { id: deal.bookingId } });
  expect(body.paid).toBe(true);
  await expect(confirmation).toContainText(body.transactionId ?? 'no transaction');
});

test('Booking statuses beyond paid and the server-side effect of payment on the product: not shown.', async ({
  marketplace,
}) => {
  const deal = await aDeal(marketplace);
  const { buyer, bookingId, productId } = deal;
  const found = async () => {
    const { status } = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
    const { isReserved, isAvailable } = (await buyer.call(readProduct, { params: { id: productId } })).body;
    return { status, isReserved, isAvailable };
  };
  expect(await found()).toEqual({ status: 'booked', isReserved: true, isAvailable: true });
  await pay(deal);
  expect(await found()).toMatchObject({ status: 'paid', isAvailable: false });
});
