import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listCategoryProducts } from '#contract/categories.ts';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import { callerOf } from '../test/people.ts';
import { aJpeg } from '../test/photos.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { callsTo, expectFault, fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { followLetter } from './letters.ts';
import { comeAsNewcomer, fillInLogin, logIn, openGoogle } from './people.ts';

const ACCOUNT = '/dashboard/account';
const ANOTHER = 'a much better password';
const UNREACHABLE = 'Kickstand could not be reached. Please check your connection and try again.';

const announcement = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test('a seller shows a photo and downloads all data', async ({ page, elsewhere, marketplace }) => {
  const { seller, buyer, productId, bookingId } = await aDeal(marketplace);
  const photo = `${marketplace.url}/pictures/avatar-priya-nair.svg`;
  await logIn(page, seller.email, ACCOUNT);
  const avatar = page.getByRole('banner').getByRole('link', { name: seller.name });

  await test.step('a new photo is in the header at once, and stays', async () => {
    await expect(avatar).toBeVisible();
    await expect(avatar.locator('img')).toHaveCount(0);
    await page.getByLabel('Photo URL').fill('me.jpg');
    await press(page, 'Save photo');
    await expectFault(page, 'Photo URL', 'Please write a web address, like https://example.com/bike.jpg');
    await page.getByLabel('Photo URL').fill(photo);
    await press(page, 'Save photo');
    await expect(announcement(page, 'Updated Succesfully')).toBeVisible();
    await expect(avatar.locator('img')).toHaveAttribute('src', new URL(photo).pathname);
    await page.reload();
    await expect(avatar.locator('img')).toHaveAttribute('src', new URL(photo).pathname);
  });

  await test.step('a photo is uploaded, shown to others, and taken away again', async () => {
    const buffer = Buffer.from(await aJpeg({ width: 600, height: 400 }));
    await page.getByLabel('Upload a photo').last().setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(announcement(page, 'Updated Succesfully')).toBeVisible();
    await expect(avatar.locator('img')).toHaveAttribute('src', /^\/photos\/[0-9a-f]{32}-400\.webp$/);
    const other = await elsewhere();
    await other.goto(`/products/${productId}`);
    const shown = other.getByRole('region', { name: 'The seller' }).locator('img');
    await expect(shown).toHaveAttribute('src', /^\/photos\//);
    await page.getByRole('button', { name: 'Use my initials' }).click();
    await expect(avatar.locator('img')).toHaveCount(0);
    await expect(page.getByLabel('Photo URL')).toHaveValue(/\/avatars\//);
    await expect(page.getByRole('button', { name: 'Upload a photo' })).toBeFocused();
  });

  await test.step('one’s own data come as a file that a person can read', async () => {
    const downloading = page.waitForEvent('download');
    await press(page, 'Download my data');
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^kickstand-my-data-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('\n  "');
    const data = JSON.parse(text);
    expect(data.user).toMatchObject({ email: seller.email, name: seller.name, role: 'seller' });
    expect(data.products.map(({ _id }: { _id: string }) => _id)).toEqual([productId]);
    expect(data.sales).toMatchObject([{ _id: bookingId, buyersEmail: buyer.email }]);
    expect(text).not.toMatch(/password|token/i);
  });
});

test('who has not confirmed the e-mail does so, and can upload a photo then', async ({
  page,
  marketplace: { url },
}) => {
  const { email } = await newcomer(url, 'seller', { confirms: false });
  await logIn(page, email, ACCOUNT);

  await test.step('who has not confirmed the e-mail is told when a photo can be uploaded', async () => {
    await expect(page.getByText('You can upload a photo as soon as you have confirmed your e-mail.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload a photo' })).toHaveCount(0);
  });

  await test.step('an e-mail is confirmed by letter, and the page notices on coming back', async () => {
    await expect(page.getByText('Not confirmed')).toBeVisible();
    await press(page, 'Send the letter again');
    await expect(announcement(page, `A letter with a link is on its way to ${email}`)).toBeVisible();

    const inbox = await page.context().newPage();
    await followLetter(inbox, email, /confirm/);
    await inbox.getByRole('button', { name: 'Yes, confirm it' }).click();
    await expect(inbox.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();

    // The headless browser keeps every tab visible, so the test sends the event.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the letter again' })).toBeHidden();
  });
});

test('a person changes the password, and leaves, also where the connection fails', async ({
  page,
  context,
  elsewhere,
  marketplace: { url },
}) => {
  const { email } = await newcomer(url, 'buyer');
  const other = await elsewhere();
  await logIn(other, email, ACCOUNT);
  await logIn(page, email, ACCOUNT);

  await test.step('a new password replaces the old one, here and everywhere', async () => {
    await fillIn(page, { 'Current password': 'not my password', 'New password': 'short' });
    await press(page, 'Change password');
    await expectFault(page, 'New password', 'Please use at least 8 characters');
    await page.getByLabel('New password').fill(ANOTHER);
    await press(page, 'Change password');
    await expectFault(page, 'Current password', 'This is not your current password');
    await expect(page.getByLabel('Current password')).toBeFocused();

    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('Show what I type').check();
    await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
    await press(page, 'Change password');
    await expect(announcement(page, 'Your password is changed')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');

    await other.reload();
    await expect(other).toHaveURL(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
    await fillInLogin(other, email, PASSWORD);
    await expect(refusal(other)).toHaveText('Invalid email or password');
    await fillInLogin(other, email, ANOTHER);
    await expect(other).toHaveURL(ACCOUNT);
  });

  await test.step('without a connection nothing is lost and nothing is done twice', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await fillIn(page, { 'Current password': ANOTHER, 'New password': PASSWORD });
    const changes = callsTo(page, 'POST', '/api/auth/change-password');
    await context.setOffline(true);
    await press(page, 'Change password');
    await expect(refusal(page)).toHaveText(UNREACHABLE);
    await press(page, 'Download my data');
    await expect(refusal(page)).toHaveText([UNREACHABLE, UNREACHABLE]);
    await context.setOffline(false);
    await page.getByLabel('New password').press('Enter');
    await page.getByLabel('New password').press('Enter');
    await expect(announcement(page, 'Your password is changed')).toBeVisible();
    expect(changes()).toBe(2);
  });

  await test.step('leaving that stops half way is finished by trying again', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.route('**/api/auth/delete-user', (route) => route.abort(), { times: 1 });
    await press(page, 'Delete my account');
    await dialog(page).getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(refusal(page)).toHaveText(UNREACHABLE);
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(announcement(page, 'Your account is deleted')).toBeVisible();
    await page.goto('/login');
    await fillInLogin(page, email);
    await expect(refusal(page)).toHaveText('Invalid email or password');
  });
});

test('a forgotten password is replaced by letter, and the letter works once', async ({
  page,
  elsewhere,
  marketplace: { url },
}) => {
  const { email } = await newcomer(url, 'buyer');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();

  const inbox = await elsewhere();
  await followLetter(inbox, email, /new password/);
  const address = inbox.url();
  await inbox.getByLabel('New password').fill(ANOTHER);
  await inbox.getByRole('button', { name: 'Change my password' }).click();
  await inbox.getByRole('link', { name: 'Log in' }).click();
  await fillInLogin(inbox, email, PASSWORD);
  await expect(refusal(inbox)).toHaveText('Invalid email or password');
  await fillInLogin(inbox, email, ANOTHER);
  await expect(inbox).toHaveURL('/');

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await page.getByRole('link', { name: 'Back to the login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a seller leaves: the bikes are gone, and the same e-mail can start anew', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const bike = await aBikeOf(seller, marketplace);
  const onSale = async () => {
    const { body } = await callerOf(`${marketplace.url}/api`).call(listCategoryProducts, {
      params: { brandName: 'YAMAHA' },
      query: { limit: 100 },
    });
    return body.some(({ _id }) => _id === bike);
  };
  expect(await onSale()).toBe(true);

  await logIn(page, seller.email, ACCOUNT);
  await press(page, 'Delete my account');
  await expect(dialog(page)).toContainText('Your bikes leave the market at once.');
  await expect(dialog(page).getByLabel('Your password')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expectFault(dialog(page), 'Your password', 'Please fill in this field');
  await dialog(page).getByLabel('Your password').fill('not my password');
  await page.keyboard.press('Enter');
  await expectFault(dialog(page), 'Your password', 'This is not your password');
  expect(await onSale()).toBe(true);

  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(announcement(page, 'Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await onSale()).toBe(false);

  await page.goto('/login');
  await fillInLogin(page, seller.email);
  await expect(refusal(page)).toHaveText('Invalid email or password');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillIn(page, {
    'Full Name': 'Somebody New',
    'Photo URL': `${marketplace.url}/pictures/avatar-priya-nair.svg`,
    Email: seller.email,
    Password: ANOTHER,
    Role: 'buyer',
  });
  await page.getByRole('button', { name: 'SignUp' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Somebody New' })).toBeVisible();
});

test('who comes with Google shows there that it is them, and nobody else', async ({ page }) => {
  const person = { name: 'Ines Duarte', email: `ines-${Date.now()}@example.test` };
  await page.goto(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
  await comeAsNewcomer(await openGoogle(page), person);
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();
  await press(page, 'Delete my account');
  await expect(dialog(page).getByRole('button', { name: 'Delete my account' })).toBeDisabled();

  const wrong = await openGoogle(page);
  await wrong.getByRole('button', { name: /Jonas Berg/ }).click();
  await expect(refusal(page)).toHaveText(`You chose jonas.berg@example.com at Google. Please choose ${person.email}.`);
  const right = await openGoogle(page);
  await right.getByRole('button', { name: person.email }).click();
  await expect(announcement(page, 'Google says that it is you')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(announcement(page, 'Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(login(page)).toBeVisible();
});

test('an admin is told who has to do it instead', async ({ page }) => {
  await page.goto(`/login?${new URLSearchParams({ from: ACCOUNT })}`);
  await fillInLogin(page, 'admin@example.com', 'kickstand');
  await expect(page.getByText('another admin has to do it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden();
});
