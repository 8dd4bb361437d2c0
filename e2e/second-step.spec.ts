import type { Page } from '@playwright/test';
import { codeOf } from '../identity/testing/totp.ts';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { expectFault } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { comeBack } from './letters.ts';
import { fillInLogin, logIn } from './people.ts';

const ACCOUNT = '/dashboard/account';

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page) => page.getByRole('region', { name: 'Second step' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
const refusal = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });

/** Enrols an authenticator app; returns the displayed key. */
async function setUpCodes(page: Page) {
  await button(page, 'Set up codes').click();
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Next').click();
  await expect(dialog(page).getByRole('img', { name: 'The key as a picture' })).toBeVisible();
  const key = (await dialog(page).locator('.font-mono').innerText()).replaceAll(' ', '');
  return `otpauth://totp/Kickstand?${new URLSearchParams({ secret: key })}`;
}

/** Meanwhile the provider has no session: calls in the background are refused, and nothing renews their token. */
async function searchForCode(page: Page) {
  await page.waitForResponse((response) => response.status() === 401);
  const answer = page.waitForResponse(/get-session/);
  await comeBack(page);
  expect(await (await answer).json()).toBeNull();
}

test('codes of an app are asked for after the password, and backup codes when the app is not at hand', async ({
  page,
  elsewhere,
  marketplace: { url },
}) => {
  const { email } = await newcomer(url, 'buyer');
  await logIn(page, email, ACCOUNT);
  const uri = await setUpCodes(page);
  expect(await barriers(page)).toEqual([]);
  await dialog(page).getByLabel('Code').fill('000000');
  await button(page, 'Turn on').click();
  await expectFault(
    dialog(page),
    'Code',
    'This code is not right. Each works for half a minute: use the one you see now.',
  );
  await dialog(page).getByLabel('Code').fill(codeOf(uri));
  await button(page, 'Turn on').click();
  await expect(dialog(page).getByText('Keep these backup codes')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const backupCode = await dialog(page).getByRole('listitem').first().innerText();
  await button(page, 'I have them').click();
  await expect(card(page).getByText('On', { exact: true })).toBeVisible();

  await logOut(page);
  await page.goto(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
  await fillInLogin(page, email);
  await expect(page.getByLabel('Code')).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Code').fill('000000');
  await button(page, 'Login').click();
  await expect(refusal(page)).toContainText('This code is not right');
  await page.getByLabel('Code').fill(codeOf(uri));
  await button(page, 'Login').click();
  await expect(page).toHaveURL(ACCOUNT);

  const other = await elsewhere();
  await other.goto('/login');
  await fillInLogin(other, email);
  await other.getByLabel('Code').fill(backupCode);
  await button(other, 'Login').click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();

  await button(page, 'Turn off').click();
  await dialog(page).getByLabel('Your password').fill('not my password');
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expectFault(dialog(page), 'Your password', 'This is not your password');
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(button(page, 'Set up codes')).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Codes from an app' })).toBeFocused();
});

test('who has codes shows one before the account is deleted', async ({ page, marketplace: { url } }) => {
  const { email } = await newcomer(url, 'buyer');
  await logIn(page, email, ACCOUNT);
  const uri = await setUpCodes(page);
  await dialog(page).getByLabel('Code').fill(codeOf(uri));
  await button(page, 'Turn on').click();
  await button(page, 'I have them').click();
  await button(page, 'Delete my account').click();
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog(page).getByLabel('Code')).toBeFocused();
  await searchForCode(page);
  await dialog(page).getByLabel('Code').fill(codeOf(uri));
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('nothing is asked with the session that turning codes on replaces', async ({ page, marketplace: { url } }) => {
  const { email } = await newcomer(url, 'buyer');
  await logIn(page, email, ACCOUNT);
  const uri = await setUpCodes(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/get-session/.test(request.url())) asked.push('session');
  });
  await page.route(/verify-totp/, async (route) => {
    await comeBack(page);
    await page.waitForTimeout(500);
    asked.push('code');
    await route.continue();
  });
  await dialog(page).getByLabel('Code').fill(codeOf(uri));
  await button(page, 'Turn on').click();
  await expect(dialog(page).getByText('Keep these backup codes')).toBeVisible();
  await expect.poll(() => asked).toContain('session');
  expect(asked.indexOf('code')).toBe(0);
  expect(asked.lastIndexOf('code')).toBe(0);
});

test('a passkey is added, named, logs in alone, and is removed', async ({ page, marketplace: { url } }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email } = await newcomer(url, 'seller');
  await logIn(page, email, ACCOUNT);
  await button(page, 'Add a passkey').click();
  await expectFault(page, 'Name of the new passkey', 'Please fill in this field');
  await page.getByLabel('Name of the new passkey').fill('My phone');
  await button(page, 'Add a passkey').click();
  await expect(card(page).getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
  // The list arrives before the button is ready again, and a button that fades in has too little contrast.
  await expect(button(page, 'Add a passkey')).toHaveAttribute('aria-busy', 'false');
  expect(await barriers(page)).toEqual([]);

  await logOut(page);
  await page.goto(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
  await button(page, 'Log in with a passkey').click();
  await expect(page).toHaveURL(ACCOUNT);
  await button(page, 'Rename My phone').click();
  await dialog(page).getByLabel('Name').fill('My old phone');
  await button(page, 'Save').click();
  await expect(card(page).getByRole('listitem').filter({ hasText: 'My old phone' })).toBeVisible();
  await button(page, 'Remove My old phone').click();
  await button(page, 'Remove').click();
  await expect(card(page).getByRole('listitem').filter({ hasText: 'My old phone' })).toBeHidden();
  await expect(card(page).getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await logOut(page);
  await page.goto('/login');
  await button(page, 'Log in with a passkey').click();
  await expect(refusal(page)).toHaveText(/does not know this passkey any more/);
});
