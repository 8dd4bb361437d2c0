import type { Page } from '@playwright/test';
import { newcomer } from '../test/newcomer.ts';
import { expect, test } from './kickstand.ts';
import { logInByForm } from './people.ts';

const ACCOUNT = '/dashboard/account';

const logins = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('people see where they are logged in, and log out there', async ({ page, elsewhere, marketplace: { url } }) => {
  const { email } = await newcomer(url, 'buyer');
  const [one, another] = [await elsewhere(), await elsewhere()];
  await logInByForm(one, email, ACCOUNT);
  await logInByForm(another, email, ACCOUNT);
  await logInByForm(page, email, ACCOUNT);
  const list = logins(page).getByRole('listitem');
  // Signing up without a page created a session too.
  await expect(list).toHaveCount(4);
  await expect(list.filter({ hasText: 'This browser' })).toHaveCount(1);
  await expect(list.filter({ hasText: /^Chrome on/ }).first()).toContainText('Last used');

  await list
    .getByRole('button', { name: /^Log out: Chrome/ })
    .first()
    .click();
  await expect(toast(page, 'Logged out there')).toBeVisible();
  await expect(list).toHaveCount(3);
  await logins(page).getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(toast(page, 'You are logged in here only')).toBeVisible();
  await expect(list).toHaveCount(1);
  await expect(logins(page).getByRole('button')).toHaveCount(0);

  for (const other of [one, another]) {
    await other.goto(ACCOUNT);
    await expect(other).toHaveURL(/\/login/);
  }
  await page.reload();
  await expect(list).toHaveCount(1);
});
