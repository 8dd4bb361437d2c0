import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../../test/newcomer.ts';
import { expect } from '../kickstand.ts';

export const toast = (page: Page, words: string): Locator => page.getByRole('status').filter({ hasText: words });

/** Watches from now on, as a success toast stays for two seconds only. */
export function comingToast(page: Page, words: string): Promise<void> {
  const coming = toast(page, words).waitFor({ timeout: 40_000 });
  // Whoever awaits it fails.
  coming.catch(() => {});
  return coming;
}

export const header = (page: Page): Locator => page.getByRole('banner');

export const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

export const card = (page: Page, name: string): Locator => page.getByRole('article').filter({ hasText: name });

export const row = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

export const bookingDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Book This Product Now!' });

export const dashboardMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Dashboard' });

export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

export const account = (changes: { Email: string; Password?: string; 'Full Name'?: string }) => ({
  'Full Name': 'Ana Souza',
  'Photo URL': 'https://pictures.example.test/ana.jpg',
  Password: PASSWORD,
  Role: 'seller',
  ...changes,
});

export async function logOut(page: Page) {
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
}

export async function goToLogin(page: Page) {
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
}

/** The login page that remembers a path. */
export const loginFor = (path: string) => `/login?${new URLSearchParams({ from: path })}`;

/** Opens pages without a session. Returns where each ended: the rows of these pages say what is right. */
export async function openedByStranger(page: Page, addresses: string[]): Promise<Record<string, string>> {
  const ends: Record<string, string> = {};
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForURL(/\/login\?/, { waitUntil: 'commit', timeout: 10_000 }).catch(() => {});
    const { pathname, search } = new URL(page.url());
    ends[address] = pathname + search;
  }
  return ends;
}

/** Text and address of each link. */
export const menuEntries = (page: Page) =>
  dashboardMenu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]));
