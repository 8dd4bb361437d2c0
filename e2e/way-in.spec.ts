import { randomUUID } from 'node:crypto';
import { newcomer, PASSWORD } from '../test/newcomer.ts';
import { comeIn } from './cast.ts';
import { fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin } from './people.ts';

const sell = { name: 'Sell your bike', exact: true };

test('who wants to sell signs up as a seller without a photo of their own, and arrives at the form', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', sell).click();
  await expect(page.getByLabel('Role')).toHaveValue('seller');
  const email = `nora-${randomUUID()}@example.test`;
  await fillIn(page, { 'Full Name': 'Nora Weiss', Email: email, Password: PASSWORD });
  await expect(page.getByLabel('Photo URL')).toHaveValue(/^https?:\/\/[^/]+\/avatars\/NW\.svg$/);
  await page.getByLabel('Show what I type').check();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'SignUp' }).click();
  await expect(page).toHaveURL('/dashboard/addproduct');
  const avatar = page.getByRole('banner').getByRole('link', { name: 'Nora Weiss' }).locator('img');
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a seller who is signed in goes straight to the form', async ({ page, marketplace }) => {
  await comeIn(page, await newcomer(marketplace.url, 'seller'), marketplace, '/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', sell).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Product');
});

test('Login in the header remembers the page, and the login page says why one is here', async ({
  page,
  marketplace,
}) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await page.goto('/search?q=hero');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Show what I type').check();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await fillInLogin(page, buyer.email);
  await expect(page).toHaveURL('/search?q=hero');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.goto('/categories/YAMAHA');
  await expect(page.getByText('Log in to see Yamaha bikes.')).toBeVisible();
});
