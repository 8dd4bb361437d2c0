import { verifySeller } from '#contract/users.ts';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { logInByForm } from './people.ts';

const toast = 'Updated Succesfully';

test('an admin opens a name, sees what is behind it, and takes a verification back', async ({ page, marketplace }) => {
  const [admin, seller] = await Promise.all([theAdmin(marketplace), newcomer(marketplace.url, 'seller')]);
  await aBikeOf(seller, marketplace, { productName: 'Norton Commando' });
  await admin.call(verifySeller, { params: { email: seller.email } });
  await comeIn(page, admin, marketplace, `/dashboard/allseller?search=${encodeURIComponent(seller.email)}`);
  await page.getByRole('main').getByRole('link', { name: seller.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.name);
  for (const words of [
    '1 on sale, 0 sold',
    'Norton Commando',
    'Not ready',
    'Nobody has reported their bikes',
    'Varified',
  ])
    await expect(page.getByRole('main')).toContainText(words);
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Why is it taken back? (optional)').fill('Sold a stolen bike');
  await page.getByRole('button', { name: 'Take the verification back' }).click();
  await expect(page.getByRole('status').filter({ hasText: toast })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sold a stolen bike');
});

test('a buyer starts selling with the same account, and changes the name', async ({ page, marketplace }) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await logInByForm(page, buyer.email, '/dashboard/addproduct');
  await page.getByRole('button', { name: 'Start selling' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Product');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: 'My Products' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible();

  const avatar = page.getByRole('banner').getByRole('link', { name: buyer.name });
  await avatar.click();
  await expect(page).toHaveURL('/dashboard/account');
  await page.getByLabel('Full Name').fill('Nora Weiss');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Nora Weiss' })).toBeVisible();

  await test.step('an admin sees when they signed in', async () => {
    await comeIn(page, await theAdmin(marketplace), marketplace, `/dashboard/people/${buyer.email}`);
    const events = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Sign-in ?address/ });
    await expect(async () => {
      await page.reload();
      await expect(events).toHaveCount(1, { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    expect(await barriers(page)).toEqual([]);
  });
});
