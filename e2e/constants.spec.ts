import type { Page } from '@playwright/test';
import { listSellerProducts } from '#contract/products.ts';
import { SIGNUP_TOKEN_DELAY_MS } from '#contract/session.ts';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import { aBikeOf } from './deals.ts';
import { callsTo, fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin, logIn } from './people.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** From here on only the test lets time pass. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(Date.now() + MINUTE);
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('toasts', () => {
  type Kind = 'blank' | 'error' | 'success' | 'loading';

  /** The toast library, as the page loads it. */
  let library: string;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    const arrived = page.waitForResponse(/\/headless-[^/]*\.js$/);
    await page.goto('/blog');
    library = (await arrived).url();
    await expect(page.locator('[popover]')).toBeAttached();
    await stopClock(page);
  });

  async function show(page: Page, kind: Kind, text: string) {
    await page.evaluate(
      async ([script, kind, text]) => {
        type Toast = ((text: string) => void) & Record<string, (text: string) => void>;
        const exported = Object.values(await import(script)) as Toast[];
        const toast = exported.find((value) => typeof value === 'function' && 'loading' in value);
        if (kind === 'blank') toast?.(text);
        else toast?.[kind]?.(text);
      },
      [library, kind, text] as const,
    );
  }

  for (const [kind, seconds] of Object.entries({ blank: 4, error: 4, success: 2 }))
    test(`a ${kind} toast stays ${seconds} seconds, at the top, in the middle`, async ({ page }) => {
      const text = `A ${kind} toast`;
      await show(page, kind as Kind, text);
      const shown = toast(page, text).locator('..');
      await page.clock.runFor(seconds * SECOND - 100);
      await expect(shown).toHaveCSS('opacity', '1');
      const place = await shown.boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      expect(place?.y).toBeLessThan(40);
      expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
      await page.clock.runFor(200);
      await expect(shown).toHaveCSS('opacity', '0');
      await page.clock.runFor(SECOND);
      await expect(shown).toBeHidden();
    });

  test('a loading toast stays until what it waits for is done', async ({ page }) => {
    await show(page, 'loading', 'Still at it');
    await page.clock.runFor(60 * MINUTE);
    await expect(toast(page, 'Still at it').locator('..')).toHaveCSS('opacity', '1');
  });

  test('at most 20 toasts are shown at once: the oldest makes room', async ({ page }) => {
    for (let nth = 1; nth <= 21; nth++) await show(page, 'error', `Toast number ${nth};`);
    await expect(toast(page, 'Toast number')).toHaveCount(20);
    await expect(toast(page, 'number 1;')).toHaveCount(0);
    await expect(toast(page, 'number 21;')).toBeVisible();
  });

  test('a toast lies above a dialog that opens after it', async ({ page }) => {
    await show(page, 'error', 'That did not work');
    await expect(toast(page, 'That did not work').locator('..')).toHaveCSS('opacity', '1');
    const words = toast(page, 'That did not work');
    const look = await words.screenshot();
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append('Sure?');
      dialog.showModal();
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(async () => expect(look.equals(await words.screenshot())).toBe(true)).toPass({ timeout: 5000 });
  });

  test('a toast leaves the focus where it is', async ({ page }) => {
    await page.getByRole('link', { name: 'Home' }).first().focus();
    await show(page, 'error', 'Something happened');
    await expect(toast(page, 'Something happened')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeFocused();
  });
});

test('what was read is kept for 5 minutes', async ({ page }) => {
  const people = page.getByRole('heading', { name: 'Just looking around?' });
  const blogs = page.getByRole('banner').getByRole('link', { name: 'Blogs' });
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  const comeBackAfter = async (wait: number) => {
    await blogs.click();
    await expect(page).toHaveURL('/blog');
    await page.clock.fastForward(wait);
    await login.click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  };
  await page.clock.install();
  await page.goto('/login');
  await expect(people).toBeVisible();
  // From here on the answer can only come from what was kept.
  await page.route('**/api/config', () => {});
  await comeBackAfter(5 * MINUTE - 10 * SECOND);
  await expect(people).toBeVisible();
  await comeBackAfter(5 * MINUTE + SECOND);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(people).toBeHidden();
});

test('after signing up, the access token is fetched 1000 ms later', async ({ page }) => {
  expect(SIGNUP_TOKEN_DELAY_MS).toBe(1000);
  await page.clock.install();
  await page.goto('/signup');
  await fillIn(page, {
    'Full Name': 'Tuhin Alam',
    'Photo URL': 'http://localhost/pictures/avatar-tuhin.svg',
    Email: `tuhin-${Date.now()}@example.test`,
    Password: PASSWORD,
    Role: 'buyer',
  });
  const asked = callsTo(page, 'GET', '/api/jwt');
  await stopClock(page);
  const created = page.waitForResponse((response) => response.url().endsWith('/api/users'));
  await page.getByRole('button', { name: 'SignUp' }).click();
  await (await created).finished();
  await page.clock.runFor(SIGNUP_TOKEN_DELAY_MS - 50);
  expect(asked()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return asked();
    })
    .toBe(1);
});

test('My Products is read again every 15 seconds', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await aBikeOf(seller, marketplace, { productName: 'The first one' });
  await page.clock.install();
  await logIn(page, seller.email, '/dashboard/myproducts');
  await expect(page.getByRole('listitem').filter({ hasText: 'The first one' })).toBeVisible();
  await aBikeOf(seller, marketplace, { productName: 'Listed elsewhere' });
  const asked = callsTo(
    page,
    'GET',
    `/api${listSellerProducts.path.replace(':email', encodeURIComponent(seller.email))}`,
  );
  await page.clock.fastForward(15 * SECOND);
  await expect(page.getByRole('listitem').filter({ hasText: 'Listed elsewhere' })).toBeVisible();
  await page.clock.fastForward(15 * SECOND);
  await expect.poll(asked).toBeGreaterThanOrEqual(2);
});

test.describe('a script that does not arrive is given up after 120 seconds', () => {
  const UNTIL_THEN = 120 * SECOND - 500;

  test('while logging in', async ({ page, marketplace }) => {
    const buyer = await newcomer(marketplace.url, 'buyer');
    await page.clock.install();
    await page.route('**/better-auth-identity*', () => {}, { times: 1 });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await stopClock(page);
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
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('Loading the page')).toBeAttached();
    const fault = page.getByRole('alert').filter({ hasText: 'The page you asked for does not arrive' });
    await page.clock.fastForward(UNTIL_THEN - 10 * SECOND);
    await expect(fault).toBeHidden();
    await page.clock.fastForward(11 * SECOND);
    await expect(fault).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
