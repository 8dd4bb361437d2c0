import { randomUUID } from 'node:crypto';
import { listCategoryProducts } from '#contract/categories.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { account, header, heading, loginFor, logOut, openedByStranger } from './screen.ts';
import { shows } from './shows.ts';
import { heldBack } from './wire.ts';

let buyer: Caller;
test.beforeAll(async ({ marketplace }) => {
  buyer = await newcomer(marketplace.url, 'buyer');
});

test('the way back after login and signup', async ({ page }) => {
  const stranger = await openedByStranger(page, ['/categories/HERO']);

  await shows('After a successful login or signup the user goes to the remembered path, or / if none.', async () => {
    await fillInLogin(page, buyer.email);
    await expect(page).toHaveURL('/categories/HERO');

    await logOut(page);
    await page.goto('/dashboard/addproduct');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillIn(page, account({ Email: `ana-${randomUUID()}@example.test` }));
    await page.getByRole('button', { name: 'SignUp' }).click();
    await expect(page).toHaveURL('/dashboard/addproduct');

    await logOut(page);
    await page.goto('/login');
    await fillInLogin(page, buyer.email);
    await expect(page).toHaveURL('/');
  });

  await shows(
    '/categories/{brandName} | login required | Products of that brand, fetched before the screen is shown',
    async () => {
      expect(stranger['/categories/HERO']).toBe(loginFor('/categories/HERO'));
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      const answer = await heldBack(page, '**/api/categories/HERO*');
      await page.getByRole('link', { name: /HERO.*See All Products/ }).click();
      await answer.asked;
      await expect(page.getByRole('link', { name: 'Get Started' }), 'still on the page before').toBeVisible();
      answer.release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('HERO');
      const { body } = await buyer.call(listCategoryProducts, { params: { brandName: 'HERO' } });
      expect(await page.getByRole('article').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
        body.map(({ _id }) => _id),
      );
    },
  );
});

test('while it is not known who is there', async ({ page, marketplace }) => {
  const users = /\/api\/users\b/;

  await shows('Authentication: a loading flag is true until auth state is known.', async () => {
    const answer = await heldBack(page, users);
    await comeIn(page, buyer, marketplace, '/');
    await answer.asked;
    await expect(header(page).getByRole('status')).toHaveText('Checking who is logged in');
    for (const name of ['Login', 'Dashboard']) await expect(header(page).getByRole('link', { name })).toBeHidden();
    answer.release();
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.unroute(users);
  });

  await shows('A loading spinner shows while authentication state is loading.', async () => {
    const answer = await heldBack(page, users);
    await page.reload();
    await answer.asked;
    const spinner = header(page).getByRole('status').filter({ hasText: 'Checking who is logged in' });
    await expect(spinner).toBeVisible();
    answer.release();
    await expect(header(page).getByRole('link', { name: buyer.name })).toBeVisible();
    await expect(spinner).toBeHidden();
    await page.unroute(users);
  });

  await shows('While loading they show a spinner.', async () => {
    for (const [person, address] of [
      [buyer, '/dashboard'],
      [await theAdmin(marketplace), '/dashboard/allbuyer'],
    ] as const) {
      const answer = await heldBack(page, users);
      await comeIn(page, person, marketplace, address);
      await answer.asked;
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Checking' })).toBeVisible();
      await expect(heading(page)).toHaveText('Checking…');
      answer.release();
      await expect(heading(page)).toHaveText(/Dashboard|All Buyers/);
      await page.unroute(users);
    }
  });
});
