import type { Page } from '@playwright/test';
import { PASSWORD } from '../test/newcomer.ts';
import { forgetSession, openWithToken, signIn } from './cast.ts';
import { expect, here } from './kickstand.ts';

/** Sets cookie and token without the login page. */
export async function logIn(page: Page, email: string, destination = '/') {
  const { url } = here();
  const { cookies, token } = await signIn(url, email, PASSWORD);
  await forgetSession(page);
  await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url, httpOnly: true })));
  await openWithToken(page, token, url, destination);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

export async function logInByForm(page: Page, email: string, destination = '/') {
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

export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  return opening;
}

/** Signs up with a new account in Google's window. */
export async function comeAsNewcomer(google: Page, { name, email }: { name: string; email: string }) {
  await google.getByText('Use another account').click();
  await google.getByLabel('Name').fill(name);
  await google.getByLabel('E-mail').fill(email);
  const closed = google.waitForEvent('close');
  await google.getByRole('button', { name: 'Continue' }).click();
  await closed;
}
