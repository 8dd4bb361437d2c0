import { expect, type Page } from '@playwright/test';
import { listBookings } from '#contract/bookings.ts';
import { readNotices } from '#contract/notifications.ts';
import { listPushDevices } from '#contract/push-devices.ts';
import { GOOD_CARD, payByCard } from '../cards.ts';
import { logIn } from '../people.ts';
import { filePicker } from '../stock.ts';
import { type Screen, writeMuch } from './screen.ts';
import type { Person, Stage } from './stage.ts';

const bookingsCall = `**/api${listBookings.path.replace(':email', '*')}*`;
/** Sorts after every id. */
const EVERYTHING = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const LANDING = 'Wellcome to Dashboard';
const ordersOf =
  (person: Person) =>
  ({ people }: Stage) =>
    `/dashboard/myorders/${people[person].email}`;
const payment = ({ bookingId }: Stage) => `/dashboard/payment/${bookingId}`;

const IMPORTS = '/dashboard/import';
const importThatIs =
  (state: 'read' | 'checked' | 'done') =>
  async ({ imports }: Stage) =>
    `${IMPORTS}/${(await imports())[state]}`;

export const dashboardScreens: Record<string, Screen> = {
  'dashboard-buyer': { address: '/dashboard', who: 'buyer', shows: LANDING },
  'dashboard-seller': { address: '/dashboard', who: 'seller', shows: LANDING },
  'dashboard-admin': { address: '/dashboard', who: 'admin', shows: LANDING },
  'add-product': { address: '/dashboard/addproduct', who: 'seller', shows: 'Add Product' },
  'add-product-faults': { address: '/dashboard/addproduct', who: 'seller', shows: 'Add Product', prepare: addNothing },
  'add-product-not-a-seller': { address: '/dashboard/addproduct', who: 'buyer', shows: 'This page is for sellers' },
  'my-products': { address: '/dashboard/myproducts', who: 'seller', shows: 'My Products' },
  'my-products-empty': { address: '/dashboard/myproducts', who: 'newSeller', shows: 'My Products' },
  'my-products-wordy': {
    arrange: writeMuch,
    address: '/dashboard/myproducts',
    who: 'wordySeller',
    shows: 'My Products',
  },
  market: { address: '/dashboard/market', who: 'admin', shows: 'Market', prepare: moneyIsDrawn },
  audit: { address: '/dashboard/audit', who: 'admin', shows: 'Audit' },
  insights: { address: '/dashboard/insights', who: 'seller', shows: 'Insights', prepare: chartIsThere },
  'insights-empty': { address: '/dashboard/insights?days=7', who: 'newSeller', shows: 'Insights' },
  'insights-bike': {
    address: '/dashboard/myproducts',
    who: 'seller',
    shows: 'My Products',
    prepare: openInsights,
  },
  'delete-bike-dialog': { address: '/dashboard/myproducts', who: 'seller', shows: 'My Products', prepare: openDelete },
  'my-buyers': { address: '/dashboard/mybuyers', who: 'seller', shows: 'My Buyers' },
  'my-buyers-empty': { address: '/dashboard/mybuyers', who: 'newSeller', shows: 'My Buyers' },
  'my-buyers-wordy': { arrange: writeMuch, address: '/dashboard/mybuyers', who: 'wordySeller', shows: 'My Buyers' },
  imports: {
    arrange: (_page, { imports }) => imports(),
    address: IMPORTS,
    who: 'seller',
    shows: 'Earlier imports',
    prepare: chooseWorkbook,
  },
  'imports-empty': { address: IMPORTS, who: 'newSeller', shows: 'Earlier imports' },
  'import-columns': {
    address: importThatIs('read'),
    who: 'seller',
    shows: 'What is in which column?',
    prepare: mistakeColumns,
  },
  'import-checked': {
    address: importThatIs('checked'),
    who: 'seller',
    shows: '26 bikes of 30 rows can be listed',
    prepare: seeRows,
  },
  'import-dialog': {
    address: importThatIs('checked'),
    who: 'seller',
    shows: '26 bikes of 30 rows can be listed',
    prepare: askToImport,
  },
  'import-done': {
    address: importThatIs('done'),
    who: 'wordySeller',
    shows: '1 bike is on the market',
    prepare: seeRows,
  },
  'my-orders': { address: ordersOf('buyer'), who: 'buyer', shows: 'My Orders' },
  'my-orders-empty': { address: ordersOf('newBuyer'), who: 'newBuyer', shows: 'My Orders' },
  'my-orders-wordy': { arrange: writeMuch, address: ordersOf('wordyBuyer'), who: 'wordyBuyer', shows: 'My Orders' },
  'my-orders-loading': {
    address: ordersOf('buyer'),
    who: 'buyer',
    arrange: (page) => page.route(bookingsCall, () => {}),
    prepare: (page) => expect(page.getByRole('main').getByText('Checking…')).toBeVisible(),
  },
  'my-orders-out-of-reach': {
    address: ordersOf('buyer'),
    who: 'buyer',
    arrange: (page) => page.route(bookingsCall, (route) => route.abort()),
    shows: 'This page could not be loaded',
  },
  'payment-form': { address: payment, who: 'buyer', shows: 'Payment', prepare: openTestCards },
  'payment-refused': { address: payment, who: 'buyer', shows: 'Payment', prepare: payWithoutCard },
  'payment-done': {
    address: async ({ wordyDeal }) => `/dashboard/payment/${(await wordyDeal()).bookingId}`,
    who: 'wordyBuyer',
    prepare: pay,
  },
  notices: { arrange: writeMuch, address: '/dashboard/notices', who: 'wordySeller', shows: 'Notices' },
  'notices-read': {
    address: '/dashboard/notices',
    who: 'seller',
    shows: 'Notices',
    arrange: (_page, { people: { seller } }) => seller.call(readNotices, { body: { upTo: EVERYTHING } }),
  },
  'notices-empty': { address: '/dashboard/notices', who: 'newBuyer', shows: 'Notices' },
  account: { arrange: logInAsNewSeller, shows: 'My Account' },
  'account-push': { arrange: logInWithPush, shows: 'My Account' },
  'account-faults': { arrange: logInAsNewSeller, shows: 'My Account', prepare: changeNothing },
  'account-new-email': { arrange: logInWhileChangingEmail, shows: 'My Account' },
  'delete-account-dialog': { arrange: logInAsNewSeller, shows: 'My Account', prepare: openRemoval },
};

async function addNothing(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Please fill in this field').first()).toBeVisible();
}

async function openDelete(page: Page) {
  const removable = page.getByRole('button', { name: /^Delete/ });
  await removable.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openInsights(page: Page) {
  await page
    .getByRole('link', { name: /: insights of / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Where visitors came from' })).toBeVisible();
  await page.getByText('All figures in a table').click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Too few like it')).toBeVisible();
  await chartIsThere(page);
}

async function moneyIsDrawn(page: Page) {
  await expect(page.getByRole('img', { name: /^Paid: / })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Yamaha' })).toBeVisible();
}

async function chartIsThere(page: Page) {
  await expect(page.getByRole('img', { name: /^Page views: / })).toBeVisible();
}

async function chooseWorkbook(page: Page) {
  await filePicker(page).setInputFiles({ name: 'bikes.xlsx', mimeType: '', buffer: Buffer.from('PK') });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

async function mistakeColumns(page: Page) {
  await page.getByLabel('Box').selectOption('Price');
  await page.getByRole('button', { name: 'Check 30 rows' }).click();
  await expect(page.getByText('Please write the number buyers call')).toBeVisible();
}

async function seeRows(page: Page) {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

async function askToImport(page: Page) {
  await seeRows(page);
  await page.getByRole('button', { name: 'Import 26 bikes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openTestCards(page: Page) {
  await page.getByText('Test mode: no real money').click();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
}

async function payWithoutCard(page: Page) {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

/** Permanent for the whole run. */
async function pay(page: Page) {
  const done = page.getByText('Congratulations! Your Payment Completed');
  await expect(page.getByRole('button', { name: /^Pay \$/ }).or(done)).toBeVisible();
  if (await done.isHidden()) await payByCard(page, GOOD_CARD);
  await expect(done).toBeVisible();
}

/** The account page needs the identity service's cookie. */
async function logInAsNewSeller(page: Page, { people }: Stage) {
  await logIn(page, people.newSeller.email, '/dashboard/account');
}

/** In this browser only; one that cannot ask for permission, and two others that show push messages. */
async function logInWithPush(page: Page, stage: Stage) {
  const device = (_id: string, name: string) => ({ _id, name, endpoint: _id, addedAt: '2026-11-20T10:00:00Z' });
  const devices = [device('a', 'Samsung Internet on Android'), device('b', 'Firefox on Linux')];
  await page.route(`**/api${listPushDevices.path}`, (route) =>
    route.fulfill({ json: { applicationServerKey: 'x', devices } }),
  );
  await logInAsNewSeller(page, stage);
}

/** In this browser only, as other screens share the user. */
async function logInWhileChangingEmail(page: Page, stage: Stage) {
  const json = { newEmail: 'the.very.long.new.address.of.somebody@mail.department.example.test' };
  await page.route('**/api/auth/email-change', (route) => route.fulfill({ json }));
  await logInAsNewSeller(page, stage);
}

async function changeNothing(page: Page) {
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please fill in this field').first()).toBeVisible();
}

async function openRemoval(page: Page) {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
}
