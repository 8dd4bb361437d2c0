import { expect, type Page } from '@playwright/test';
import { listCategoryProducts } from '#contract/categories.ts';
import { isAlive } from '../alive.ts';
import { fillInLogin } from '../people.ts';
import { type Screen, writeMuch } from './screen.ts';

const brand = `**/api${listCategoryProducts.path.replace(':brandName', '*')}*`;

export const publicScreens: Record<string, Screen> = {
  landing: { address: '/', shows: 'All Advertized Product', prepare: openQuestions },
  'landing-search': { address: '/', shows: 'All Advertized Product', prepare: recallSearches },
  login: { address: '/login', shows: 'Just looking around?' },
  'login-failed': { address: '/login', shows: 'Login', prepare: failToLogIn },
  signup: { address: '/signup', shows: 'Create an account' },
  'signup-faults': { address: '/signup', shows: 'Create an account', prepare: signUpEmpty },
  blog: { address: '/blog', shows: 'Blogs' },
  article: { address: '/blog', shows: 'Blogs', prepare: readFirstArticle },
  about: { address: '/about', shows: 'About Us' },
  saved: { address: '/offline', shows: 'Offline copies' },
  prices: { address: '/prices', shows: 'How we value a bike' },
  'prices-measured': {
    address: '/prices',
    shows: 'How we value a bike',
    arrange: (_page, { calibrations }) => calibrations(),
    prepare: calibrationsAreThere,
  },
  terms: { address: '/terms', shows: 'Terms of use' },
  help: { address: '/help', shows: 'Help' },
  'not-found': { address: '/nowhere', shows: 'Opps! Looks Like You Are Lost In Space' },
  bike: { address: ({ bikes }) => `/products/${bikes.available}`, prepare: bikeIsThere },
  'bike-reserved': { address: ({ bikes }) => `/products/${bikes.reserved}`, prepare: bikeIsThere },
  'bike-sold': { address: ({ bikes }) => `/products/${bikes.sold}`, prepare: bikeIsThere },
  'bike-removed': { address: ({ bikes }) => `/products/${bikes.removed}`, prepare: bikeIsThere },
  'bike-whole': { address: ({ wholeBike }) => wholeBike().then(bikeAt), prepare: bikeIsThere },
  'bike-viewer': { address: ({ wholeBike }) => wholeBike().then(bikeAt), prepare: openViewer },
  'bike-plain': { address: ({ plainBike }) => plainBike().then(bikeAt), prepare: bikeIsThere },
  'bike-valued': { address: ({ valuedBike }) => valuedBike().then(bikeAt), prepare: comparePrices },
  'brand-loading': {
    address: '/categories/YAMAHA',
    who: 'buyer',
    arrange: neverAnswerTheBrand,
    prepare: bikesAreThere,
  },
  brand: { address: '/categories/YAMAHA', who: 'buyer', shows: 'YAMAHA' },
  'brand-out-of-reach': {
    address: '/categories/YAMAHA',
    who: 'buyer',
    arrange: loseTheBrand,
    shows: 'This page could not be loaded',
  },
  'booking-dialog': { address: '/categories/YAMAHA', who: 'buyer', shows: 'YAMAHA', prepare: openBooking },
  'booking-faults': { address: '/categories/YAMAHA', who: 'buyer', shows: 'YAMAHA', prepare: bookEmpty },
  'bike-signed-in': {
    address: ({ bikes }) => `/products/${bikes.available}`,
    who: 'newBuyer',
    prepare: askForContacts,
  },
  'report-dialog': {
    address: ({ bikes }) => `/products/${bikes.available}`,
    who: 'newSeller',
    prepare: openReport,
  },
  'landing-wordy': { arrange: writeMuch, address: '/', shows: 'All Advertized Product' },
  'brand-wordy': { arrange: writeMuch, address: '/categories/BAJAJ', who: 'newBuyer', shows: 'BAJAJ' },
  'bike-wordy': {
    address: async ({ wordyDeal }) => `/products/${(await wordyDeal()).productId}`,
    prepare: bikeIsThere,
  },
};

/** The page may be cached for a moment. */
async function calibrationsAreThere(page: Page) {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Bangladesh' })).toBeVisible();
  }).toPass();
  await isAlive(page);
}

async function comparePrices(page: Page) {
  const section = page.getByRole('region', { name: 'How the price compares' });
  await section.scrollIntoViewIfNeeded();
  await section.locator('summary').click();
}

async function openReport(page: Page) {
  await page.getByRole('button', { name: /^Report to Admin/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function askForContacts(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Show phone and e-mail' }).click();
  await expect(main.getByRole('link', { name: /^\+\d/ })).toBeVisible();
}

async function openQuestions(page: Page) {
  for (const question of await page.locator('summary').all()) await question.click();
}

async function recallSearches(page: Page) {
  const recent = ['r15', 'pulsar 150 under 1000', `${'Royal Enfield '.repeat(7)}`].map((text) => ({
    text,
    query: `q=${text}`,
  }));
  await page.evaluate((stored) => localStorage.setItem('recent-searches', stored), JSON.stringify(recent));
  await page.reload();
  await isAlive(page);
  await page.getByRole('combobox', { name: 'Search bikes' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function failToLogIn(page: Page) {
  await fillInLogin(page, 'buyer@example.com', 'not my password');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

async function signUpEmpty(page: Page) {
  await page.getByRole('button', { name: 'SignUp' }).click();
  await expect(page.getByText('Please fill in this field').first()).toBeVisible();
}

async function readFirstArticle(page: Page) {
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blogs');
}

function bikeIsThere(page: Page) {
  return expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const bikeAt = (id: string) => `/products/${id}`;

async function openViewer(page: Page) {
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  // Before hydration the link opens the photo file.
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
  await page.locator('#photo-1').getByRole('link').click();
  await expect(viewer).toContainText('The left side, in the sun');
}

function loseTheBrand(page: Page) {
  return page.route(brand, (route) => route.abort());
}

function neverAnswerTheBrand(page: Page) {
  return page.route(brand, () => {});
}

/** Content without a session. */
function bikesAreThere(page: Page) {
  return expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function openBooking(page: Page) {
  const bookable = page.getByRole('button', { name: /^Book Now/ });
  await bookable.first().click();
  await expect(page.getByRole('dialog', { name: 'Book This Product Now!' })).toBeVisible();
}

async function bookEmpty(page: Page) {
  await openBooking(page);
  await page.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(page.getByRole('dialog').getByText('Please fill in this field')).toHaveCount(2);
}
