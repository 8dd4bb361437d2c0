import { newcomer } from '../../test/newcomer.ts';
import { comeIn } from '../cast.ts';
import { expect, test } from '../kickstand.ts';
import { header } from './screen.ts';
import { shows } from './shows.ts';

test('the header and the footer', async ({ page, marketplace }) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  const footer = page.getByRole('contentinfo');

  await shows(
    'Public header navigation: Home (/home), Blogs (/blog), Login (/login), and, when signed in, Dashboard (/dashboard) plus a logout button.',
    async () => {
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
    },
  );

  await shows('Every page also has a footer with links, social icons and a copyright line (year 2022).', async () => {
    const expectFooter = async (address: string) => {
      await expect(page).toHaveURL(address);
      await expect(footer, address).toContainText('© 2022');
      const links = footer.getByRole('navigation').getByRole('link');
      expect(await links.count(), address).toBeGreaterThan(5);
      for (const place of ['Facebook', 'X', 'YouTube'])
        await expect(footer.getByRole('link', { name: place, exact: true }).locator('svg'), address).toBeVisible();
    };
    const follow = async (name: string | RegExp, address: string) => {
      await page.getByRole('link', { name, exact: true }).first().click();
      await expectFooter(address);
    };
    await expectFooter('/');
    await follow('Login', '/login');
    await follow('Create an account', '/signup');
    await follow('Blogs', '/blog');
    await follow('About Us', '/about');
    await comeIn(page, buyer, marketplace, '/nowhere');
    await expectFooter('/nowhere');
    await follow('Go Back To Home', '/home');
    await follow(/HERO.*See All Products/, '/categories/HERO');
    await follow('Dashboard', '/dashboard');
  });

  await shows("When signed in the header shows the user's avatar, with the display name as a tooltip.", async () => {
    const avatar = header(page).getByRole('link', { name: buyer.name });
    const tip = () => avatar.evaluate((it) => [getComputedStyle(it, '::before').opacity, it.dataset.tip]);
    await expect(avatar).toBeVisible();
    expect(await tip()).toEqual(['0', buyer.name]);
    await avatar.hover();
    await expect.poll(tip).toEqual(['1', buyer.name]);
  });
});
