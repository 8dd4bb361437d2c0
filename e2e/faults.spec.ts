import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBookings } from '#contract/bookings.ts';
import { addProduct, listSellerProducts } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { goodBike } from '../test/products.ts';
import { addButton, bikeForm } from './bike-form.ts';
import { fillInCard, GOOD_CARD, payButton } from './cards.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expectKept, fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin, logIn } from './people.ts';

const UNREACHABLE = 'Kickstand could not be reached. Please check your connection and try again.';
const meeting = { 'Meating Location': 'At the clock tower', 'Phone Number': '+880 1800-000888' };

let seller: Caller;
let buyer: Caller;

test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm Submit' });

async function listed(bike: ReturnType<typeof bikeForm>) {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  return body.filter(({ productName }) => productName === bike['Product Name']);
}

async function booked(productName: string) {
  const { body } = await buyer.call(listBookings, { params: { email: buyer.email } });
  return body.filter((booking) => booking.productName === productName);
}

/** The server handles the request, but the response is lost. */
async function loseAnswerOf(page: Page, path: string) {
  await page.route(
    `**/api${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

async function answerLate(page: Page, path: string) {
  await page.route(`**/api${path}`, async (route) => {
    await page.waitForTimeout(200);
    await route.continue();
  });
}

/** On a busy machine the frame after a dialog may be drawn before the list behind it. */
function drawAtOnce() {
  window.requestAnimationFrame = (draw) => {
    queueMicrotask(() => draw(performance.now()));
    return 0;
  };
}

test('a product sent again after the answer was lost counts once', async ({ page, marketplace: { url } }) => {
  const bike = bikeForm(url);
  await logIn(page, seller.email, '/dashboard/addproduct');
  await expect(page.getByLabel('Product Name')).toHaveValue('');
  await fillIn(page, bike);
  await loseAnswerOf(page, addProduct.path);
  await addButton(page).click();
  await expect(alert(page)).toHaveText(UNREACHABLE);
  await expectKept(page, bike);
  expect(await listed(bike)).toHaveLength(1);
  await page.reload();
  await expectKept(page, bike);
  await addButton(page).click();
  await expect(page).toHaveURL('/dashboard/myproducts/');
  await expect(toast(page, 'Product Added Successfuly')).toBeVisible();
  expect(await listed(bike)).toHaveLength(1);

  await test.step('but the same bike listed a second time is a second one', async () => {
    await page.goto('/dashboard/addproduct');
    await expect(page.getByLabel('Product Name')).toHaveValue('');
    await fillIn(page, bike);
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect(await listed(bike)).toHaveLength(2);
  });
});

test('what a buyer does with a bike of a brand survives a fault', async ({ page, context, marketplace }) => {
  const productName = `Hero Passion ${randomUUID()}`;
  // The first page of a brand shows few bikes per seller.
  const freshSeller = await newcomer(marketplace.url, 'seller');
  await aBikeOf(freshSeller, marketplace, { productName, categoryName: 'HERO' });
  await logIn(page, buyer.email, '/categories/HERO');

  await test.step('reporting without a connection says so and works when pressed again', async () => {
    const report = page.getByRole('button', { name: `Report to Admin: ${productName}` });
    await expect(report).toBeVisible();
    await report.click();
    await dialog(page).getByLabel('Something else').check();
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Report', exact: true }).click();
    await expect(toast(page, 'Reported Successfully')).toBeVisible();
  });

  await test.step('a booking sent again after the answer was lost counts once', async () => {
    await page.getByRole('button', { name: `Book Now: ${productName}` }).click();
    await fillIn(dialog(page), meeting);
    await loseAnswerOf(page, '/booking');
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await expectKept(dialog(page), meeting);
    await confirm(page).click();
    await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await booked(productName)).toHaveLength(1);
  });
});

test.describe('without a connection', () => {
  test('the pages for everybody say so, and can be asked for again', async ({ page, context }) => {
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    await page.route('**/about-page*', (route) => route.abort());
    const routesKnown = page.waitForResponse(/__manifest/);
    await page.goto('/blog');
    await routesKnown;
    await page.waitForLoadState('networkidle');
    await expect(login).toBeVisible();

    await test.step('a bar above the page says so, until the connection is back', async () => {
      const bar = toast(page, 'You are offline.');
      await context.setOffline(true);
      await expect(bar).toBeVisible();
      await context.setOffline(false);
      await expect(bar).toBeHidden();
    });

    await test.step('a page that was not here yet does not replace the one that is', async () => {
      await context.setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      const fault = page.getByRole('alert').filter({ hasText: 'This page couldn’t load' });
      await expect(fault).toBeVisible();
      await expect(page).toHaveURL('/blog');
      await fault.getByRole('button', { name: 'Try again' }).click();
      await expect(fault).toContainText('Still no answer');
      await context.setOffline(false);
      await page.unroute('**/about-page*');
      await fault.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('a public page whose content does not come says why and can be tried again', async () => {
      await page.goto('/home');
      await page.goto('/blog');
      // The page is hydrated.
      await expect(login).toBeVisible();
      await page.route('**/*.data*', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(alert(page)).toHaveText(UNREACHABLE);
      await context.setOffline(true);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Still no answer')).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Sell your bike where the Buyers are!' })).toBeVisible();
    });
  });

  test('logging in keeps what was typed', async ({ page, context }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fillInLogin(page, buyer.email);
    await expect(alert(page)).toHaveText(UNREACHABLE);
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('advertising and deleting say so and work when pressed again', async ({ page, context, marketplace }) => {
    const productName = `Bajaj CT ${randomUUID()}`;
    await aBikeOf(seller, marketplace, { productName });
    await logIn(page, seller.email, '/dashboard/myproducts');
    const row = page.getByRole('listitem').filter({ hasText: productName });
    const advertise = row.getByRole('button', { name: 'Make Advertize' });
    await expect(advertise).toBeVisible();
    await context.setOffline(true);
    await advertise.click();
    await expect(toast(page, UNREACHABLE)).toBeVisible();
    await context.setOffline(false);
    await advertise.click();
    await expect(toast(page, 'Updated Succesfully')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Advertized' })).toBeDisabled();

    await row.getByRole('button', { name: `Delete ${productName}` }).click();
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await context.setOffline(false);
    await page.evaluate(drawAtOnce);
    await answerLate(page, `/products/${seller.email}*`);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Deleted Successfully')).toBeVisible();
    await expect(row).toBeHidden();
    await expect(page.getByRole('heading', { name: 'My Products' })).toBeFocused();
  });

  test('paying says so, keeps the card, and charges once', async ({ page, context, marketplace }) => {
    const deal = await aDeal(marketplace);
    await logIn(page, deal.buyer.email, `/dashboard/payment/${deal.bookingId}`);
    await fillInCard(page, GOOD_CARD);
    await expect(payButton(page)).toBeEnabled();
    await context.setOffline(true);
    await payButton(page).click();
    await expect(alert(page)).toContainText('could not be reached');
    await expect(page.getByLabel('Card number')).toHaveValue(GOOD_CARD);
    await context.setOffline(false);
    await payButton(page).click();
    await expect(page.getByText('Congratulations! Your Payment Completed')).toBeVisible();
  });

  test('the next part of a list can be asked for again', async ({ page, context, marketplace }) => {
    const owner = await newcomer(marketplace.url, 'seller');
    await Promise.all(Array.from({ length: 26 }, () => owner.call(addProduct, { body: goodBike })));
    await logIn(page, owner.email, '/dashboard/myproducts');
    const more = page.getByRole('button', { name: 'Show more' });
    await expect(more).toBeVisible();
    await context.setOffline(true);
    await page.clock.install();
    await more.click();
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(alert(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await context.setOffline(false);
    await more.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(26);
  });
});
