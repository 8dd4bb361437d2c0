import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { advertiseProduct, removeProduct } from '#contract/products.ts';
import { verifySeller } from '#contract/users.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { goodBike, meeting } from '../test/products.ts';
import { barriers } from './barriers.ts';
import { GOOD_CARD, payByCard } from './cards.ts';
import { theAdmin } from './cast.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin, logIn } from './people.ts';
import { giveReason } from './reports.ts';
import { withoutStream } from './without-stream.ts';

let seller: Caller;
let buyer: Caller;
let productName: string;
let id: string;
let address: string;

test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

test.beforeEach(async ({ marketplace }) => {
  productName = `Yamaha R15 ${randomUUID().slice(0, 8)}`;
  id = await aBikeOf(seller, marketplace, { productName });
  address = `/products/${id}`;
});

const bike = (page: Page) => page.getByRole('main').getByRole('article');
const bookNow = (page: Page) => bike(page).getByRole('button', { name: /^Book Now/ });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const LOST = 'Opps! Looks Like You Are Lost In Space';

test('a stranger finds a bike on the landing page, logs in to book it, and books it', async ({ page }) => {
  await seller.call(advertiseProduct, { params: { id } });
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: productName }).getByText('See and book').click();
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText(productName);
  await bike(page).getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: `${address}#book` })}`);
  await expect(page.getByText('Log in to book this bike.')).toBeVisible();
  await fillInLogin(page, buyer.email);
  await expect(page).toHaveURL(address);

  const dialog = page.getByRole('dialog', { name: 'Book This Product Now!' });
  await expect(dialog).toContainText(productName);
  await dialog.getByLabel('Meating Location').fill('At the fountain');
  await dialog.getByLabel('Phone Number').fill('+880 1800-000903');
  await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
  const pay = bike(page).getByRole('link', { name: 'Pay $1,450.50' });
  await expect(pay).toBeFocused();
  await expect(bike(page)).toContainText('You have booked this bike');
  await expect(bike(page)).toContainText(/Held for you until tomorrow \d/);
  await expect(bike(page).getByRole('button', { name: 'Reserved' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/payment\//);
  await expect(page.getByRole('button', { name: 'Pay $1,450.50' })).toBeVisible();
});

test('cards and brands have one address', async ({ page, baseURL }) => {
  await test.step('a brand, whatever letters somebody writes it in', async () => {
    const answer = await page.request.get('/categories/yamaha?seen=1', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/categories/YAMAHA?seen=1']);
    await page.goto('/categories/yamaha');
    await expect(page).toHaveURL(`${baseURL}/login?${new URLSearchParams({ from: '/categories/YAMAHA' })}`);
  });

  await test.step('name and picture of every card lead to the bike’s own page', async () => {
    await logIn(page, buyer.email, '/categories/YAMAHA');
    const card = page.getByRole('article').filter({ hasText: productName });
    await card.click({ position: { x: 120, y: 160 } });
    await expect(page).toHaveURL(address);
    await page.goBack();
    // The URL changes before the page; the heading gets the focus.
    await expect(heading(page)).toHaveText('YAMAHA');
    await expect(heading(page)).toBeFocused();
    await card.getByRole('link', { name: productName }).press('Enter');
    await expect(page).toHaveURL(address);
  });
});

test('a stranger reads a bike’s page', async ({ page, request, baseURL }) => {
  await test.step('it says everything about the bike, in the document itself', async () => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    for (const fact of ['$1,450.50', '$2,100', 'Good', 'Dhaka', goodBike.disc, seller.name, 'Available', 'NEW'])
      expect(html).toContain(fact);
    await page.goto(address);
    await expect(page).toHaveTitle(`${productName}, $1,450.50 | Kickstand`);
    const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    expect(await head('link[rel=canonical]', 'href')).toBe(`${baseURL}${address}`);
    expect(await head('meta[name=description]', 'content')).toContain(goodBike.disc);
    expect(await head('meta[property="og:title"]', 'content')).toContain(productName);
    const picture = await bike(page).locator('img').getAttribute('src');
    expect(await head('meta[property="og:image"]', 'content')).toBe(`${baseURL}${picture}`);
    await bike(page).getByRole('link', { name: 'Yamaha', exact: true }).click();
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/categories/YAMAHA' })}`);
  });

  await test.step('only people who are logged in are told how to reach the seller', async () => {
    for (const form of [address, `${address}.data`]) {
      const sent = await (await request.get(form)).text();
      expect(sent).toContain(productName);
      expect(sent).not.toMatch(/sellerEmail|sellerPhone|@example\.|1700-000000/);
    }
    await page.goto(address);
    await bike(page).getByRole('link', { name: 'Log in to see phone and e-mail' }).click();
    await fillInLogin(page, buyer.email);
    await expect(page).toHaveURL(address);
    await expect(bike(page)).not.toContainText(goodBike.sellerPhone);
    await bike(page).getByRole('button', { name: 'Show phone and e-mail' }).click();
    await expect(bike(page).getByRole('link', { name: goodBike.sellerPhone })).toHaveAttribute(
      'href',
      'tel:+8801700000000',
    );
    await expect(bike(page).getByRole('link', { name: seller.email })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(bike(page).getByRole('link', { name: 'Log in to see phone and e-mail' })).toBeVisible();
    await expect(bike(page)).not.toContainText(goodBike.sellerPhone);
  });

  await test.step('reporting works from there: a stranger logs in first, then it reads Reported', async () => {
    await bike(page).getByRole('link', { name: 'Report to Admin' }).click();
    await fillInLogin(page, buyer.email);
    await expect(page).toHaveURL(address);
    await bike(page)
      .getByRole('button', { name: /^Report to Admin/ })
      .click();
    await giveReason(page, { reason: 'The bike may be stolen', words: 'The frame number is filed off.' });
    await expect(toast(page, 'Reported Successfully')).toBeVisible();
    const reported = bike(page).getByRole('button', { name: 'Reported' });
    await expect(reported).toBeDisabled();
    await expect(reported).toBeFocused();
    await toast(page, 'Reported Successfully').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Your report is taken back')).toBeVisible();
    await expect(bike(page).getByRole('button', { name: /^Report to Admin/ })).toBeEnabled();
  });
});

test('a bike that somebody else has booked is Reserved, one that is paid is Sold', async ({ page, marketplace }) => {
  const deal = await aDeal(marketplace);
  await page.goto(`/products/${deal.productId}`);
  await expect(bike(page).getByRole('button', { name: 'Reserved' })).toBeDisabled();
  await logIn(page, deal.buyer.email, `/dashboard/payment/${deal.bookingId}`);
  await expect(page.getByText('We hold your payment until you have the keys.')).toBeVisible();
  await payByCard(page, GOOD_CARD);
  await expect(toast(page, 'Payment Successfully')).toBeVisible();
  await page.goto(`/products/${deal.productId}`);
  await expect(bike(page)).toContainText('You have bought this bike');
  await expect(bike(page).getByRole('link', { name: 'See the deal' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await logIn(page, buyer.email, `/products/${deal.productId}`);
  await expect(bike(page)).toContainText(/Sold on \w{3} \d.*, handover pending\./);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.goto(`/products/${deal.productId}`))?.status()).toBe(200);
  await expect(bike(page).getByRole('button', { name: 'Sold' })).toBeDisabled();
  await expect(bike(page)).toContainText(/Sold on \w{3} \d/);
  await expect(bike(page).getByText('Report to Admin')).toBeHidden();
});

test('a bike that was taken off the market is gone, one that never was is unknown', async ({ page }) => {
  await seller.call(removeProduct, { params: { id } });
  for (const [where, status] of [
    [address, 410],
    [`/products/${randomUUID()}`, 404],
    ['/products/nonsense', 404],
    ['/categories/DUCATI', 404],
  ] as const) {
    expect((await page.goto(where))?.status(), where).toBe(status);
    await expect(heading(page)).toHaveText(LOST);
  }
  await page.getByRole('link', { name: 'Go Back To Home' }).click();
  await expect(page).toHaveURL('/home');
});

test('a seller’s own bike leads to My Products, an admin can take any off the market', async ({ page, elsewhere }) => {
  await logIn(page, seller.email, address);
  await expect(bike(page).getByRole('button', { name: 'Your own bike' })).toBeDisabled();
  await bike(page).getByRole('link', { name: 'My Products' }).click();
  await expect(heading(page)).toHaveText('My Products');
  await page.getByRole('link', { name: productName, exact: true }).click();
  await expect(page).toHaveURL(address);

  const admins = await elsewhere();
  await admins.goto(`/login?${new URLSearchParams({ from: address })}`);
  await fillInLogin(admins, 'admin@example.com', 'kickstand');
  await expect(admins).toHaveURL(address);
  await bike(admins).getByRole('button', { name: 'Delete' }).click();
  await admins.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(heading(admins)).toHaveText(LOST);
  expect((await page.reload())?.status()).toBe(410);
});

test('a buyer looks at a bike', async ({ page, marketplace }) => {
  const trusted = await newcomer(marketplace.url, 'seller');
  const productId = await aBikeOf(trusted, marketplace);
  await logIn(page, buyer.email, `/products/${productId}`);

  await test.step('a seller who becomes verified has the badge at once, for whoever comes back to the page', async () => {
    await expect(bookNow(page)).toBeVisible();
    const badge = bike(page).getByRole('img', { name: 'Verified' });
    await expect(badge).toBeHidden();
    await (await theAdmin(marketplace)).call(verifySeller, { params: { email: trusted.email } });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(badge).toBeVisible();
    expect((await badge.boundingBox())?.width).toBe(18);
  });

  await test.step('who presses Book Now before the page knows them is not sent to log in again', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/users/*', (route) => held.promise.then(() => route.continue()));
    const asked = page.waitForRequest('**/api/users/*');
    await page.goto(`/products/${productId}`);
    await asked;
    await bike(page).getByRole('link', { name: 'Book Now' }).click();
    held.resolve();
    await expect(page.getByRole('dialog', { name: 'Book This Product Now!' })).toBeVisible();
    await expect(page).toHaveURL(`/products/${productId}`);
  });

  await test.step('a bike that somebody was faster to book turns Reserved', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await bookNow(page).click();
    const faster = await newcomer(marketplace.url, 'buyer');
    await faster.call(bookProduct, { body: { productId, ...meeting } });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Meating Location').fill('At the fountain');
    await dialog.getByLabel('Phone Number').fill('+880 1800-000904');
    await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
    await expect(toast(page, 'Already Booked')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm Submit' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(bike(page).getByRole('button', { name: 'Reserved' })).toBeDisabled();
    await expect(bike(page)).toContainText('Somebody has booked it');
  });

  await test.step('a bike that leaves the market while somebody looks at it cannot be reported', async () => {
    await page.goto(address);
    const report = bike(page).getByRole('button', { name: /^Report to Admin/ });
    await expect(report).toBeVisible();
    await seller.call(removeProduct, { params: { id } });
    await report.click();
    await giveReason(page);
    await expect(toast(page, 'left the market')).toBeVisible();
    await expect(heading(page)).toHaveText(LOST);
  });
});

test('the page stands still when its person arrives, and is for everybody', async ({ page }) => {
  await withoutStream(page);
  await logIn(page, buyer.email, '/about');
  for (const width of [360, 1280])
    await test.step(`${width} px wide`, async () => {
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(bookNow(page)).toBeInViewport();
      expect(await page.evaluate(shifts)).toBeLessThanOrEqual(0.02);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await barriers(page)).toEqual([]);
      }
    });
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, and Book Now leads to the login page', async ({ page }) => {
    await page.goto(address);
    await expect(heading(page)).toHaveText(productName);
    await expect(bike(page).getByRole('img', { name: productName })).toBeVisible();
    await bike(page).getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: `${address}#book` })}`);
  });
});

/** Cumulative layout shift so far. */
function shifts() {
  return new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 200);
  });
}
