import type { Page } from '@playwright/test';
import { reportProduct } from '#contract/reports.ts';
import type { Caller } from '../../test/people.ts';
import { payButton } from '../cards.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aDeal, type Deal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { dashboardMenu, row } from './screen.ts';
import { heldBack } from './wire.ts';

let deal: Deal;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  [deal, admin] = await Promise.all([aDeal(marketplace), theAdmin(marketplace)]);
  await deal.buyer.call(reportProduct, { params: { id: deal.productId } });
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const entries = (page: Page) =>
  dashboardMenu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]));

async function expectLoginAsked(page: Page, address: string) {
  await page.goto(address);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: address })}`);
}

test('/dashboard | login required | Landing: "Wellcome to Dashboard" and a Back to Home Page button', async ({
  page,
  marketplace,
}) => {
  await expectLoginAsked(page, '/dashboard');
  await comeIn(page, deal.buyer, marketplace, '/dashboard');
  await expect(heading(page)).toHaveText('Wellcome to Dashboard');
  await page.getByRole('link', { name: 'Back to Home Page' }).click();
  await expect(page).toHaveURL('/');
});

test("/dashboard/myorders/{email} | login required | The buyer's bookings, fetched before the screen is shown", async ({
  page,
  marketplace,
}) => {
  await expectLoginAsked(page, `/dashboard/myorders/${deal.buyer.email}`);
  await comeIn(page, deal.buyer, marketplace, '/dashboard');
  const answer = await heldBack(page, '**/api/booking/*');
  await dashboardMenu(page).getByRole('link', { name: 'My Orders' }).click();
  await answer.asked;
  await expect(heading(page), 'still on the page before').toHaveText('Wellcome to Dashboard');
  answer.release();
  await expect(row(page, deal.productName)).toContainText('$1,450.50');
});

test("/dashboard/myproducts/ | no guard | The seller's own products", async ({ page, marketplace }) => {
  await expectLoginAsked(page, '/dashboard/myproducts/');
  await comeIn(page, deal.seller, marketplace, '/dashboard/myproducts/');
  await expect(row(page, deal.productName)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('/dashboard/addproduct | no guard | Add Product form', async ({ page, marketplace }) => {
  await expectLoginAsked(page, '/dashboard/addproduct');
  await comeIn(page, deal.seller, marketplace, '/dashboard/addproduct');
  await expect(heading(page)).toHaveText('Add Product');
  await expect(page.getByLabel('Product Name')).toBeEditable();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add Product' })).toBeEnabled();
});

test('/dashboard/allbuyer | admin only | List of buyers', async ({ page, marketplace }) => {
  await expectLoginAsked(page, '/dashboard/allbuyer');
  await comeIn(page, admin, marketplace, '/dashboard/allbuyer');
  await expect(page.getByRole('main')).toContainText(deal.buyer.email);
  await expect(page.getByRole('main')).not.toContainText(deal.seller.email);
});

test('/dashboard/allseller | admin only | List of sellers', async ({ page, marketplace }) => {
  await expectLoginAsked(page, '/dashboard/allseller');
  await comeIn(page, admin, marketplace, '/dashboard/allseller');
  await expect(page.getByRole('main')).toContainText(deal.seller.email);
  await expect(page.getByRole('main')).not.toContainText(deal.buyer.email);
});

test('/dashboard/reporteditems | admin only | Reported items', async ({ page, marketplace }) => {
  await expectLoginAsked(page, '/dashboard/reporteditems');
  await comeIn(page, admin, marketplace, '/dashboard/reporteditems');
  await expect(page.getByRole('main')).toContainText(deal.productName);
});

test('/dashboard/payment/{id} | login required | Payment for a booking; the booking is fetched before the screen is shown', async ({
  page,
  marketplace,
}) => {
  await expectLoginAsked(page, `/dashboard/payment/${deal.bookingId}`);
  await comeIn(page, deal.buyer, marketplace, `/dashboard/myorders/${deal.buyer.email}`);
  const answer = await heldBack(page, '**/api/bookings/*');
  await page.getByRole('link', { name: /^Make Payment/ }).click();
  await answer.asked;
  await expect(heading(page), 'still on the page before').toHaveText('My Orders');
  answer.release();
  await expect(page).toHaveURL(`/dashboard/payment/${deal.bookingId}`);
  await expect(page.getByRole('main')).toContainText(deal.productName);
  await expect(payButton(page)).toHaveText('Pay $1,450.50');
});

test('buyer: My Orders (/dashboard/myorders/{email})', async ({ page, marketplace }) => {
  await comeIn(page, deal.buyer, marketplace, '/dashboard');
  await expect(dashboardMenu(page)).toBeVisible();
  const menu = await entries(page);
  expect(menu).toContainEqual(['My Orders', `/dashboard/myorders/${deal.buyer.email}`]);
  expect(menu.join()).not.toMatch(/Add Product|My Products|My Buyers|All Buyers|All Sellers|Reported Items/);
});

test('seller: Add Product (/dashboard/addproduct), My Products (/dashboard/myproducts), My Buyers (no target)', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, deal.seller, marketplace, '/dashboard');
  await expect(dashboardMenu(page)).toBeVisible();
  const menu = await entries(page);
  expect(menu).toContainEqual(['Add Product', '/dashboard/addproduct']);
  expect(menu).toContainEqual(['My Products', '/dashboard/myproducts']);
  expect(menu.join()).not.toMatch(/All Buyers|All Sellers|Reported Items/);
  await dashboardMenu(page).getByRole('link', { name: 'My Buyers' }).click();
  await expect(page).toHaveURL('/dashboard/mybuyers');
  for (const words of [deal.buyer.name, deal.productName, '+880 1800-000000', 'At the fountain, Dhanmondi'])
    await expect(page.getByRole('main')).toContainText(words);
});

test('admin: All Buyers, All Sellers, Reported Items', async ({ page, marketplace }) => {
  await comeIn(page, admin, marketplace, '/dashboard');
  for (const [text, address] of [
    ['All Buyers', '/dashboard/allbuyer'],
    ['All Sellers', '/dashboard/allseller'],
    ['Reported Items', '/dashboard/reporteditems'],
  ] as const) {
    await dashboardMenu(page).getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(text);
  }
});

test('The dashboard also links to Home (/), Dashboard and Log Out (/login).', async ({ page, marketplace }) => {
  await comeIn(page, deal.buyer, marketplace, '/dashboard');
  await expect(dashboardMenu(page)).toBeVisible();
  const menu = await entries(page);
  for (const link of [
    ['Home', '/'],
    ['Dashboard', '/dashboard'],
    ['Log Out', '/login'],
  ])
    expect(menu).toContainEqual(link);
  await dashboardMenu(page).getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
