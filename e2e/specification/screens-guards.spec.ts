import { randomUUID } from 'node:crypto';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { account } from './screen.ts';
import { heldBack } from './wire.ts';

let buyer: Caller;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  [buyer, admin] = await Promise.all([newcomer(marketplace.url, 'buyer'), theAdmin(marketplace)]);
});

const remembering = (path: string) => `/login?${new URLSearchParams({ from: path })}`;
const ADMIN_PAGES = ['/dashboard/allbuyer', '/dashboard/allseller', '/dashboard/reporteditems'];

test('the login guard and the admin guard redirect to /login and remember the origin path.', async ({
  page,
  marketplace,
}) => {
  for (const address of ['/dashboard', '/categories/BAJAJ?seen=1', ...ADMIN_PAGES]) {
    await page.goto(address);
    await expect(page).toHaveURL(remembering(address));
  }
  for (const address of ADMIN_PAGES) {
    await comeIn(page, buyer, marketplace, address);
    await expect(page).toHaveURL(remembering(address));
  }
});

test('While loading they show a spinner.', async ({ page, marketplace }) => {
  for (const [person, address] of [
    [buyer, '/dashboard'],
    [admin, '/dashboard/allbuyer'],
  ] as const) {
    const answer = await heldBack(page, /\/api\/users\b/);
    await comeIn(page, person, marketplace, address);
    await answer.asked;
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Checking' })).toBeVisible();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Checking…');
    answer.release();
    await expect(heading).toHaveText(/Dashboard|All Buyers/);
    await page.unroute(/\/api\/users\b/);
  }
});

test('After a successful login or signup the user goes to the remembered path, or / if none.', async ({
  page,
  elsewhere,
}) => {
  await page.goto('/categories/HERO');
  await fillInLogin(page, buyer.email);
  await expect(page).toHaveURL('/categories/HERO');

  const another = await elsewhere();
  await another.goto('/login');
  await fillInLogin(another, buyer.email);
  await expect(another).toHaveURL('/');

  const newOne = await elsewhere();
  await newOne.goto('/dashboard/addproduct');
  await newOne.getByRole('link', { name: 'Create an account' }).click();
  await fillIn(newOne, account({ Email: `ana-${randomUUID()}@example.test` }));
  await newOne.getByRole('button', { name: 'SignUp' }).click();
  await expect(newOne).toHaveURL('/dashboard/addproduct');
});
