import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aDeal, type Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';

const WIDTHS = [360, 1280];
const SCHEMES = ['light', 'dark'] as const;

let deal: Deal;
test.beforeAll(async ({ marketplace }) => {
  deal = await aDeal(marketplace, 'W'.repeat(120));
});

interface Screen {
  address: string;
  who?: 'buyer' | 'seller';
  /** What is to be seen before anybody looks. */
  shows: string;
  prepare?(page: Page): Promise<void>;
}

const screens: Record<string, () => Screen> = {
  'the landing page': () => ({ address: '/', shows: 'All Advertized Product' }),
  'the login page': () => ({ address: '/login', shows: 'Just looking around?' }),
  'the signup page': () => ({ address: '/signup', shows: 'Create an account' }),
  'a login that failed': () => ({ address: '/login', shows: 'Login', prepare: failToLogIn }),
  'the page that does not exist': () => ({ address: '/nowhere', shows: 'Opps! Looks Like You Are Lost In Space' }),
  'a brand’s page': () => ({ address: '/categories/YAMAHA', who: 'buyer', shows: 'YAMAHA' }),
  'the booking dialog': () => ({ address: '/categories/YAMAHA', who: 'buyer', shows: 'YAMAHA', prepare: openBooking }),
  'the dashboard': () => ({ address: '/dashboard', who: 'buyer', shows: 'Wellcome to Dashboard' }),
  'Add Product': () => ({
    address: '/dashboard/addproduct',
    who: 'seller',
    shows: 'Add Product',
    prepare: submitEmpty,
  }),
  'My Products': () => ({ address: '/dashboard/myproducts', who: 'seller', shows: 'My Products' }),
  'My Orders': () => ({ address: `/dashboard/myorders/${deal.buyer.email}`, who: 'buyer', shows: 'My Orders' }),
  'the payment form': () => ({
    address: `/dashboard/payment/${deal.bookingId}`,
    who: 'buyer',
    shows: 'Payment',
    prepare: openTestCards,
  }),
};

for (const [name, screen] of Object.entries(screens))
  test(`${name} is for everybody, on a phone and on a desk, by day and by night`, async ({ page }) => {
    const { address, who, shows, prepare } = screen();
    if (who) await logIn(page, deal[who].email, address);
    else await page.goto(address);
    await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible();
    await prepare?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBeLessThanOrEqual(
        width,
      );
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await barriers(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

for (const width of WIDTHS)
  test(`the landing page stands still while it loads, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const bike of await page.getByRole('article').all()) await bike.scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
  });

test('verified sellers wear a badge 18 pixels wide, others none', async ({ page }) => {
  await page.goto('/');
  const badges = page.getByRole('img', { name: 'Verified' });
  expect(await badges.count()).toBeGreaterThan(0);
  for (const badge of await badges.all()) expect((await badge.boundingBox())?.width).toBe(18);
  const unverified = page.getByRole('article').filter({ hasNot: badges });
  expect(await unverified.count()).toBeGreaterThan(0);
  await expect(unverified.filter({ hasText: 'Verified seller' })).toHaveCount(0);
});

test('a bike’s picture is 320 pixels high and says NEW for a week', async ({ page }) => {
  await logIn(page, deal.buyer.email, '/categories/HERO');
  const bikes = page.getByRole('article');
  await expect(bikes.first()).toBeVisible();
  for (const bike of await bikes.all()) {
    expect((await bike.locator('img').first().boundingBox())?.height).toBe(320);
    const posted = Date.parse((await bike.locator('time').getAttribute('datetime')) ?? '');
    const isNew = Date.now() - posted < 7 * 24 * 60 * 60_000;
    await expect(bike.getByText('NEW', { exact: true })).toHaveCount(isNew ? 1 : 0);
  }
});

async function barriers(page: Page) {
  // Long lists repeat themselves.
  const { violations } = await new AxeBuilder({ page }).exclude('li:nth-child(n+7)').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`) }));
}

async function failToLogIn(page: Page) {
  await page.getByLabel('Email').fill(deal.buyer.email);
  await page.getByLabel('Password').fill('not my password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

async function openBooking(page: Page) {
  await page
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm Submit' }).click();
  await expect(page.getByRole('dialog').getByText('Please fill in this field')).toHaveCount(2);
}

async function submitEmpty(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Please fill in this field').first()).toBeVisible();
}

async function openTestCards(page: Page) {
  await page.getByText('Test mode: no real money').click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

declare global {
  interface Window {
    /** How much of the page moved by itself, as the browser scores it. */
    shifted: number;
  }
}

function recordShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) window.shifted += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
