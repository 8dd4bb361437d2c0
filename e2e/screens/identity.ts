import { expect, type Page } from '@playwright/test';
import { openGoogle } from '../people.ts';
import type { Screen } from './screen.ts';

export const identityScreens: Record<string, Screen> = {
  'forgot-password': { address: '/api/auth/forgot-password', shows: 'Forgot your password?' },
  'forgot-password-sent': { address: '/api/auth/forgot-password', prepare: askForALink },
  'new-password': { arrange: followTheLink, shows: 'Choose a new password' },
  'new-password-stale': {
    address: '/api/auth/new-password?token=stale',
    shows: 'This link does not work any more',
  },
  'confirm-address-stale': { address: '/api/auth/confirm-address?token=stale' },
  'new-email-stale': { address: '/api/auth/new-email?token=stale', shows: 'This link does not work any more' },
  google: { address: '/login', shows: 'Login', opens: openChooser },
  mails: { address: '/dev/mail', shows: 'Mails that were sent' },
  mail: { address: '/dev/mail', shows: 'Mails that were sent', prepare: openAMail },
};

async function askForALink(page: Page) {
  await page.getByLabel('E-mail').fill('noor@buyer.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
}

async function followTheLink(page: Page) {
  await page.goto('/api/auth/forgot-password');
  await askForALink(page);
  const link = page.getByRole('link', { name: /new-password\?token=/ });
  await expect(async () => {
    await page.goto('/dev/mail');
    await page
      .getByRole('link', { name: /password/i })
      .first()
      .click();
    await expect(link.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.first().click();
}

async function openChooser(page: Page) {
  const google = await openGoogle(page);
  await google.getByText('Use another account').click();
  return google;
}

function openAMail(page: Page) {
  return page.getByRole('main').getByRole('link').first().click();
}
