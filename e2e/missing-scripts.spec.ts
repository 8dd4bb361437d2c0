import { newcomer } from '../test/newcomer.ts';
import { isForPerson } from './alive.ts';
import { comeIn } from './cast.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin } from './people.ts';

const SECOND = 1000;

test.describe('a script that does not arrive is given up after 120 seconds', () => {
  const UNTIL_THEN = 120 * SECOND - 500;

  test('while logging in', async ({ page, marketplace }) => {
    const buyer = await newcomer(marketplace.url, 'buyer');
    await page.clock.install();
    await page.route('**/better-auth-identity*', () => {}, { times: 1 });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 60 * SECOND);
    await fillInLogin(page, buyer.email);
    const fault = page.getByRole('main').getByRole('alert').filter({ hasText: 'did not arrive' });
    await page.clock.runFor(UNTIL_THEN);
    await expect(fault).toBeHidden();
    await page.clock.runFor(SECOND);
    await expect(fault).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await page.clock.resume();
    await fillInLogin(page, buyer.email);
    await expect(page).toHaveURL('/');
  });

  test('on the way to another page', async ({ page }) => {
    await page.clock.install();
    await page.route('**/about-page*', () => {}, { times: 1 });
    await page.goto('/blog');
    // The page is hydrated.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('Loading the page')).toBeAttached();
    const fault = page.getByRole('alert').filter({ hasText: 'This page couldn’t load' });
    await page.clock.fastForward(UNTIL_THEN - 10 * SECOND);
    await expect(fault).toBeHidden();
    await page.clock.fastForward(11 * SECOND);
    await expect(fault).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('and is no longer said to be missing when it arrives after all', async ({ page, marketplace }) => {
    const buyer = await newcomer(marketplace.url, 'buyer');
    const { promise: sent, resolve: send } = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route('**/booking-dialog*', (route) => sent.then(() => route.continue()));
    const request = page.waitForRequest('**/booking-dialog*');
    await comeIn(page, buyer, marketplace, '/categories/YAMAHA');
    await isForPerson(page);
    await request;
    await page.clock.fastForward(UNTIL_THEN + SECOND);
    const fault = page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive' });
    await expect(fault).toBeVisible();
    const arrived = page.waitForResponse('**/booking-dialog*');
    send();
    await (await arrived).finished();
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Book This Product Now!' })).toBeVisible();
    await expect(fault).toBeHidden();
  });
});

test('a list of bikes whose booking dialog does not arrive says so, and can still be read', async ({
  page,
  marketplace,
}) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await page.route('**/booking-dialog*', (route) => route.abort());
  await comeIn(page, buyer, marketplace, '/categories/YAMAHA');
  const fault = page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive' });
  await expect(fault).toBeVisible();
  const bookNow = page.getByRole('button', { name: /^Book Now: / }).first();
  await bookNow.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/booking-dialog*');
  await Promise.all([page.waitForEvent('load'), fault.getByRole('button', { name: 'Try again' }).click()]);
  await bookNow.click();
  await expect(page.getByRole('dialog', { name: 'Book This Product Now!' })).toBeVisible();
});

test('whoever books before the dialog has arrived sees that it is coming', async ({ page, marketplace }) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/booking-dialog*', (route) => sent.then(() => route.continue()));
  await comeIn(page, buyer, marketplace, '/categories/YAMAHA');
  await isForPerson(page);
  const bookNow = page.getByRole('button', { name: /^Book Now: / }).first();
  await bookNow.click();
  await expect(bookNow).toHaveAttribute('aria-busy', 'true');
  await expect(bookNow.locator('.late')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  send();
  await expect(page.getByRole('dialog', { name: 'Book This Product Now!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bookNow).toHaveAttribute('aria-busy', 'false');
  await expect(bookNow).toBeFocused();
});
