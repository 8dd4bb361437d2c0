import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../../test/newcomer.ts';

export const toast = (page: Page, words: string): Locator => page.getByRole('status').filter({ hasText: words });

export const header = (page: Page): Locator => page.getByRole('banner');

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
