import type { Page } from '@playwright/test';
import { listSellerProducts } from '#contract/products.ts';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import { callerOf } from '../test/people.ts';
import { barriers } from './barriers.ts';
import { signIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expectFault } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { comeBack, followLetter } from './letters.ts';
import { comeAsNewcomer, fillInLogin, logIn, openGoogle } from './people.ts';

const ACCOUNT = '/dashboard/account';
const EVERYTHING = { rules: { 'target-size': { enabled: true } } };
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
const CONFIRM = /confirm your new e-mail/;

const card = (page: Page) => page.getByRole('region', { name: 'Change your e-mail address' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });
const sent = (page: Page, email: string) =>
  card(page)
    .getByRole('status')
    .filter({ hasText: `A letter with a link is on its way to ${email}` });
const unused = () => `moved-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.test`;

async function ask(page: Page, newEmail: string) {
  await card(page).getByLabel('New e-mail').fill(newEmail);
  await press(page, 'Send the link');
}

/** Makes the login older than sensitive calls accept. */
async function loginIsOld(page: Page) {
  await page.route(
    '**/api/auth/request-email-change',
    (route) => route.fulfill({ status: 403, json: { code: 'SESSION_EXPIRED', message: 'Please log in again.' } }),
    { times: 1 },
  );
}

async function expectNoBarriers(page: Page) {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await barriers(page, EVERYTHING), `${viewport.width} wide`).toEqual([]);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a seller moves to another e-mail, and everything comes along', async ({ page, elsewhere, marketplace }) => {
    const seller = await newcomer(marketplace.url, 'seller');
    const bike = await aBikeOf(seller, marketplace);
    const newEmail = unused();
    const other = await elsewhere();
    await logIn(other, seller.email, ACCOUNT);
    await logIn(page, seller.email, ACCOUNT);

    await ask(page, 'nobody');
    await expectFault(card(page), 'New e-mail', 'Please write an e-mail address, like name@example.com');
    await ask(page, seller.email.toUpperCase());
    await expectFault(card(page), 'New e-mail', 'This is your e-mail already');
    await loginIsOld(page);
    await ask(page, newEmail);
    await expect(dialog(page)).toContainText(newEmail);
    await expectNoBarriers(page);
    await dialog(page).getByLabel('Your password').fill('not my password');
    await page.keyboard.press('Enter');
    await expectFault(dialog(page), 'Your password', 'This is not your password');
    await dialog(page).getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(sent(page, newEmail)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeFocused();
    await expect(card(page)).toContainText(`you go on logging in with ${seller.email}`);
    await expectNoBarriers(page);
    await press(page, 'Send the link again');
    await expect(page.getByRole('status').filter({ hasText: 'The link is sent again' })).toBeVisible();
    await page.reload();
    await expect(sent(page, newEmail)).toBeVisible();

    const inbox = await page.context().newPage();
    await followLetter(inbox, newEmail, CONFIRM);
    await expect(inbox.getByRole('heading', { name: 'Is this your new e-mail?' })).toBeVisible();
    await expectNoBarriers(inbox);
    await inbox.getByRole('button', { name: 'Yes, change it' }).click();
    await expect(inbox.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();
    await expectNoBarriers(inbox);
    await inbox.getByRole('link', { name: 'Continue to My Account' }).click();
    await expect(inbox.getByRole('region', { name: 'Profile' })).toContainText(newEmail);

    await comeBack(page);
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(newEmail);
    await expect(card(page).getByLabel('New e-mail')).toHaveValue('');
    await page.goto('/dashboard/myproducts');
    await expect(page.getByRole('main').getByRole('listitem').or(page.getByRole('row')).first()).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
    await fillInLogin(other, seller.email);
    await expect(other.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
    await fillInLogin(other, newEmail);
    await expect(other).toHaveURL(ACCOUNT);
    const { token } = await signIn(marketplace.url, newEmail, PASSWORD);
    const { body } = await callerOf(`${marketplace.url}/api`, { token }).call(listSellerProducts, {
      params: { email: newEmail },
    });
    expect(body.map(({ _id }) => _id)).toEqual([bike]);
  });
});

test('pages that are open stay open in the moment of the change, and go on under the new e-mail', async ({
  page,
  marketplace: { url },
}) => {
  const { email } = await newcomer(url, 'buyer');
  const newEmail = unused();
  await logIn(page, email, ACCOUNT);

  await test.step('a page that asks for a token in the very moment of the change stays open', async () => {
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    const refusal = { status: 401, title: 'Not logged in', detail: 'Please log in first.', code: 'sign-in-needed' };
    const outdated = page.waitForResponse((answer) => answer.url().includes('/api/jwt') && answer.status() === 401);
    await page.route('**/api/jwt?*', (route) => route.fulfill({ status: 401, json: refusal }), { times: 1 });
    await page.goto(ACCOUNT);
    await outdated;
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);
  });

  await test.step('a page that was open all along goes on under the new e-mail', async () => {
    await ask(page, newEmail);
    await expect(sent(page, newEmail)).toBeVisible();
    await page.goto('/about');
    const inbox = await page.context().newPage();
    await followLetter(inbox, newEmail, CONFIRM);
    await inbox.getByRole('button', { name: 'Yes, change it' }).click();
    await expect(inbox.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(ACCOUNT);
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(newEmail);
  });
});

test('a change is cancelled, and another one confirmed on another device', async ({ page, elsewhere, marketplace }) => {
  const { email } = await newcomer(marketplace.url, 'buyer');
  const [first, second, third] = [unused(), unused(), unused()];
  await logIn(page, email, ACCOUNT);
  const phone = await elsewhere();

  await test.step('a change is cancelled, here or from the letter', async () => {
    await ask(page, first);
    await press(page, 'Cancel the change');
    await expect(page.getByRole('status').filter({ hasText: 'Your e-mail stays as it is' })).toBeVisible();
    await expect(card(page).getByLabel('New e-mail')).toBeVisible();
    await followLetter(phone, first, CONFIRM);
    await expect(phone.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();

    await ask(page, second);
    await expect(sent(page, second)).toBeVisible();
    await followLetter(phone, second, CONFIRM);
    await phone.getByRole('button', { name: 'This wasn’t me' }).click();
    await expect(phone.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible();
    await press(page, 'Send the link again');
    await expect(card(page).getByLabel('New e-mail')).toBeVisible();
  });

  await test.step('the letter is followed on another device, after a login there', async () => {
    await ask(page, third);
    await expect(sent(page, third)).toBeVisible();
    await followLetter(phone, third, CONFIRM);
    await expect(phone.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Yes, change it' })).toHaveCount(0);
    expect(await barriers(phone, EVERYTHING)).toEqual([]);
    await phone.getByRole('link', { name: 'Log in' }).click();
    await expect(phone.getByText('Log in to change your e-mail address.')).toBeVisible();
    await fillInLogin(phone, email);
    await phone.getByRole('button', { name: 'Yes, change it' }).click();
    await expect(phone.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();
  });
});

test('who comes with Google goes on with the same Google account', async ({ page }) => {
  const person = { name: 'Ines Duarte', email: `ines-${Date.now()}@example.test` };
  const newEmail = unused();
  await page.goto(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
  await comeAsNewcomer(await openGoogle(page), person);
  await loginIsOld(page);
  await ask(page, newEmail);
  const google = await openGoogle(page);
  await google.getByRole('button', { name: person.email }).click();
  await dialog(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(sent(page, newEmail)).toBeVisible();
  const inbox = await page.context().newPage();
  await followLetter(inbox, newEmail, CONFIRM);
  await inbox.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(inbox.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();

  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
  const again = await openGoogle(page);
  await again.getByRole('button', { name: person.email }).click();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(newEmail);
});
