import type { Page } from '@playwright/test';
import { ACCESS_TOKEN_KEY, LEGACY_TOKEN_KEY } from '#contract/session.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { expectInRed } from './colours.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin, logInByForm } from './people.ts';

let buyer: Caller;
let seller: Caller;

test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test('a login that fails can be tried again', async ({ page }) => {
  await test.step('when a part of the login page did not arrive, it can be asked for again', async () => {
    await page.route('**/better-auth-identity*', (route) => route.abort());
    await page.goto('/login');
    await fillInLogin(page, buyer.email);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('did not arrive');
    await page.unroute('**/better-auth-identity*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });

  await test.step('a wrong password is refused in the provider’s words, in red, and can be corrected', async () => {
    await fillInLogin(page, buyer.email, 'not my password');
    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toHaveText('Invalid email or password');
    await expectInRed(refusal);
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
    expect(await stored(page, ACCESS_TOKEN_KEY)).toBeNull();

    await fillInLogin(page, buyer.email);
    await expect(page.getByRole('status').filter({ hasText: 'Login successfull' })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await stored(page, ACCESS_TOKEN_KEY)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });
});

test('logging out clears both keys and closes what was open', async ({ page, context }) => {
  async function leaves(leave: () => Promise<void>) {
    await page.evaluate((key) => localStorage.setItem(key, 'left behind'), LEGACY_TOKEN_KEY);
    await leave();
    await expect(page).toHaveURL('/login');
    await expect(login(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login\?/);
  }
  await logInByForm(page, buyer.email, '/dashboard');

  await test.step('without a connection, it says that it did not work, and works when pressed again', async () => {
    await context.setOffline(true);
    await logout(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'You are still logged in' })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('in the header', () => leaves(() => logout(page).click()));

  await test.step('in the dashboard', async () => {
    await logInByForm(page, buyer.email, '/dashboard');
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await leaves(() => menu.getByText('Log Out').click());
  });
});

test('pages for people who are logged in ask to log in first, then show themselves', async ({ page, context }) => {
  for (const address of [
    '/categories/HERO',
    '/dashboard',
    '/dashboard/addproduct',
    '/dashboard/myproducts',
    `/dashboard/myorders/${encodeURIComponent(seller.email)}`,
    '/dashboard/payment/019aa000-0000-7000-8000-000000000000',
  ]) {
    await page.goto(`${address}?seen=1`);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: `${address}?seen=1` })}`);
    await fillInLogin(page, seller.email);
    await expect(page).toHaveURL(`${address}?seen=1`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
  }
});

test('logging in never leads to another site', async ({ page, baseURL }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).origin));
  const evil = ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'javascript:alert(1)'];
  for (const foreign of evil) {
    await logInByForm(page, buyer.email, foreign);
    await expect(page).toHaveURL('/');
    await page.goto(`/login?${new URLSearchParams({ from: foreign })}`);
    await page.getByRole('link', { name: /^Go on as/ }).click();
    await expect(page).toHaveURL('/');
  }
  expect([...new Set(visited)]).toEqual([new URL(baseURL ?? '').origin]);
});

test('a session goes on as long as it may, in all tabs', async ({ page, context }) => {
  await test.step('an access token that ran out, or is none, is renewed unseen', async () => {
    await logInByForm(page, buyer.email);
    const inTime = Math.floor(Date.now() / 1000) + 600;
    const stale = { ranOut: token({ email: buyer.email, exp: 1 }), forged: token({ email: buyer.email, exp: inTime }) };
    for (const [what, planted] of Object.entries(stale)) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [ACCESS_TOKEN_KEY, planted] as const);
      await page.goto(`/dashboard/myorders/${buyer.email}`);
      await expect(page.getByRole('heading', { name: 'My Orders' }), what).toBeVisible();
      const renewed = await stored(page, ACCESS_TOKEN_KEY);
      expect(renewed, what).toBeTruthy();
      expect(renewed, what).not.toBe(planted);
    }
  });

  await test.step('while Kickstand is out of reach, a person stays logged in and can try again', async () => {
    await page.route('**/api/users/*', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
    await expect(page).toHaveURL('/dashboard');
    await page.unroute('**/api/users/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Wellcome to Dashboard' })).toBeVisible();
    await expect(logout(page)).toBeVisible();
  });

  const other = await context.newPage();
  await test.step('logging out in one tab signs out the other', async () => {
    await other.goto('/');
    await expect(logout(other)).toBeVisible();
    await logout(other).click();
    await expect(login(other)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(login(page)).toBeVisible();
  });

  await test.step('somebody else who logs in in another tab gets nothing of the first', async () => {
    await logInByForm(page, buyer.email, `/dashboard/myorders/${buyer.email}`);
    await logInByForm(other, seller.email, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: seller.name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not yours');
  });
});

test('a login page follows a token of nobody’s, and lets demo people in', async ({ page }) => {
  await test.step('a token of nobody’s leads to the login page, not to another person', async () => {
    await page.goto('/blog');
    const forged = token({ email: seller.email, exp: Math.floor(Date.now() / 1000) + 600 });
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [ACCESS_TOKEN_KEY, forged] as const);
    await page.goto('/dashboard/myproducts');
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/dashboard/myproducts' })}`);
    await expect(login(page)).toBeVisible();
    expect(await stored(page, ACCESS_TOKEN_KEY)).toBeNull();
  });

  await test.step('the demo people are one click away', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: /seller@example\.com/ }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Arif Hossain' })).toBeVisible();
  });
});

/** Unsigned. */
function token(claims: object) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'HS256' }), part(claims), 'bm90LWEtc2lnbmF0dXJl'].join('.');
}
