import type { Page } from '@playwright/test';
import { PASSWORD } from '../test/newcomer.ts';
import { expect } from './kickstand.ts';

/** Logs in through the form, from wherever a guard sent this browser, or on the way to `destination`. */
export async function logIn(page: Page, email: string, destination = '/') {
  await page.goto(`/login?${new URLSearchParams({ from: destination })}`);
  await fillInLogin(page, email);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function fillInLogin(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Presses "Login with Google" and answers its window. */
export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  return opening;
}

/** In Google's window, comes as somebody it has not seen on this machine. */
export async function comeAsNewcomer(google: Page, { name, email }: { name: string; email: string }) {
  await google.getByText('Use another account').click();
  await google.getByLabel('Name').fill(name);
  await google.getByLabel('E-mail').fill(email);
  const closed = google.waitForEvent('close');
  await google.getByRole('button', { name: 'Continue' }).click();
  await closed;
}
