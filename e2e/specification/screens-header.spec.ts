import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { comeIn } from '../cast.ts';
import { expect, test } from '../kickstand.ts';
import { header } from './screen.ts';
import { heldBack } from './wire.ts';

let buyer: Caller;
test.beforeAll(async ({ marketplace }) => {
  buyer = await newcomer(marketplace.url, 'buyer');
});

test('Public header navigation: Home (/home), Blogs (/blog), Login (/login), and, when signed in, Dashboard (/dashboard) plus a logout button.', async ({
  page,
  marketplace,
}) => {
  const link = (name: string) => header(page).getByRole('link', { name, exact: true });
  const logout = header(page).getByRole('button', { name: 'Logout' });
  await page.goto('/');
  await expect(link('Login')).toHaveAttribute('href', '/login');
  await expect(link('Dashboard')).toBeHidden();
  await expect(logout).toBeHidden();
  await comeIn(page, buyer, marketplace, '/');
  await expect(link('Dashboard')).toHaveAttribute('href', '/dashboard');
  await expect(link('Home')).toHaveAttribute('href', '/home');
  await expect(link('Blogs')).toHaveAttribute('href', '/blog');
  await logout.click();
  await expect(link('Login')).toBeVisible();
});

test("When signed in the header shows the user's avatar, with the display name as a tooltip.", async ({
  page,
  marketplace,
}) => {
  await comeIn(page, buyer, marketplace, '/');
  const avatar = header(page).getByRole('link', { name: buyer.name });
  const tip = () => avatar.evaluate((it) => [getComputedStyle(it, '::before').opacity, it.dataset.tip]);
  await expect(avatar).toBeVisible();
  expect(await tip()).toEqual(['0', buyer.name]);
  await avatar.hover();
  await expect.poll(tip).toEqual(['1', buyer.name]);
});

test('Every page also has a footer with links, social icons and a copyright line (year 2022).', async ({
  page,
  marketplace,
}) => {
  const addresses = ['/', '/login', '/signup', '/blog', '/about', '/nowhere', '/categories/HERO', '/dashboard'];
  for (const address of addresses) {
    await comeIn(page, buyer, marketplace, address);
    const footer = page.getByRole('contentinfo');
    await expect(footer, address).toContainText('© 2022');
    const links = footer.getByRole('navigation').getByRole('link');
    expect(await links.count(), address).toBeGreaterThan(5);
    for (const place of ['Facebook', 'X', 'YouTube'])
      await expect(footer.getByRole('link', { name: place, exact: true }).locator('svg'), address).toBeVisible();
  }
});

test('A loading spinner shows while authentication state is loading.', async ({ page, marketplace }) => {
  const answer = await heldBack(page, '**/api/users/*');
  await comeIn(page, buyer, marketplace, '/');
  await answer.asked;
  const spinner = header(page).getByRole('status').filter({ hasText: 'Checking who is logged in' });
  await expect(spinner).toBeVisible();
  answer.release();
  await expect(header(page).getByRole('link', { name: buyer.name })).toBeVisible();
  await expect(spinner).toBeHidden();
});
