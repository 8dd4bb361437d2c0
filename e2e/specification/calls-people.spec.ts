import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listUsers, readAdmin, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { newcomer, PASSWORD } from '../../test/newcomer.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { isForPerson } from '../alive.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { comeAsNewcomer, fillInLogin, openGoogle } from '../people.ts';
import { account, kept } from './screen.ts';
import { sending, sentBy } from './wire.ts';

let buyer: Caller;
let seller: Caller;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  [buyer, seller, admin] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller'), theAdmin(marketplace)]);
});

async function signUp(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto('/signup');
  await fillIn(page, account({ 'Full Name': name, Email: email }));
  await page.getByRole('button', { name: 'SignUp' }).click();
}

test('Authorization header format is the word bearer followed by the access token.', async ({ page, marketplace }) => {
  const sent = sentBy(page);
  await comeIn(page, buyer, marketplace, '/categories/HERO?sort=newest');
  await isForPerson(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const tokens = sent.map(({ authorization }) => authorization).filter(Boolean);
  expect(new Set(tokens)).toEqual(new Set([`bearer ${buyer.token}`]));
});

test('GET /users/{email} | none | user record; role and isVarified read', async ({ marketplace }) => {
  const { name, email } = seller;
  const { body } = await seller.call(readUser, { params: { email } });
  expect(body).toMatchObject({ name, email, role: 'seller', isVarified: false });
  expect((await buyer.call(readUser, { params: { email } })).status).toBe(403);
  expect((await callerOf(`${marketplace.url}/api`).call(readUser, { params: { email } })).status).toBe(401);
});

test('GET /users?role=buyer, GET /users?role=seller | bearer token | users with name, email, isVarified', async () => {
  for (const [role, { name, email }] of Object.entries({ buyer, seller })) {
    const { body } = await admin.call(listUsers, { query: { role } });
    expect(body.find((user) => user.email === email)).toMatchObject({ name, role, isVarified: false });
    expect(new Set(body.map((user) => user.role))).toEqual(new Set([role]));
  }
});

test('POST /users | JSON name, email, role, isVarified | sent after signup and after Google login (role buyer); response only logged', async ({
  page,
  elsewhere,
}) => {
  const newSeller = { name: 'Ines Prado', email: `ines-${randomUUID()}@example.test` };
  const signedUp = sending(page, 'POST', '/users');
  await signUp(page, newSeller);
  expect((await signedUp).body).toEqual({ ...newSeller, role: 'seller', isVarified: false });

  const newBuyer = { name: 'Noor Haddad', email: `noor-${randomUUID()}@example.test` };
  const another = await elsewhere();
  await another.goto('/login');
  const cameWithGoogle = sending(another, 'POST', '/users');
  await comeAsNewcomer(await openGoogle(another), newBuyer);
  expect((await cameWithGoogle).body).toEqual({ ...newBuyer, role: 'buyer', isVarified: false });
  await expect(another).toHaveURL('/');
});

test('DELETE /users/{email} | none | deletedCount', async ({ marketplace }) => {
  const { email } = await newcomer(marketplace.url, 'buyer');
  const remove = async () => (await admin.call(removeUser, { params: { email } })).body;
  expect(await remove()).toEqual({ deletedCount: 1 });
  expect(await remove()).toEqual({ deletedCount: 0 });
});

test('PUT /users/{email} | not shown | modifiedCount; verifies a seller', async ({ marketplace }) => {
  const { email } = await newcomer(marketplace.url, 'seller');
  const verify = async () => (await admin.call(verifySeller, { params: { email } })).body;
  expect(await verify()).toEqual({ modifiedCount: 1 });
  expect(await verify()).toEqual({ modifiedCount: 0 });
  expect((await admin.call(readUser, { params: { email } })).body.isVarified).toBe(true);
});

test('GET /jwt?email={email} | none | field accessToken, saved to local storage; called after login, Google login and signup (signup after a 1000 ms delay)', async ({
  page,
  elsewhere,
}) => {
  const tokenOf = async (browser: Page, email: string, enter: () => Promise<unknown>) => {
    const answer = browser.waitForResponse((response) => new URL(response.url()).pathname === '/api/jwt');
    await enter();
    const { searchParams } = new URL((await answer).url());
    expect(searchParams.get('email')).toBe(email);
    const { accessToken } = await (await answer).json();
    await expect.poll(() => kept(browser, 'accessToken')).toBe(accessToken);
    await expect(browser).toHaveURL('/');
  };
  await page.goto('/login');
  await tokenOf(page, buyer.email, () => fillInLogin(page, buyer.email));

  const google = await elsewhere();
  const newBuyer = { name: 'Yusuf Demir', email: `yusuf-${randomUUID()}@example.test` };
  await google.goto('/login');
  await tokenOf(google, newBuyer.email, async () => comeAsNewcomer(await openGoogle(google), newBuyer));

  const fresh = await elsewhere();
  const newSeller = { name: 'Lena Fox', email: `lena-${randomUUID()}@example.test` };
  await tokenOf(fresh, newSeller.email, () => signUp(fresh, newSeller));
});

test('GET /users/admin/{email} | none | field isAdmin', async () => {
  expect((await buyer.call(readAdmin, { params: { email: buyer.email } })).body).toEqual({ isAdmin: false });
  expect((await admin.call(readAdmin, { params: { email: admin.email } })).body).toEqual({ isAdmin: true });
  expect((await buyer.call(readAdmin, { params: { email: admin.email } })).status).toBe(403);
});

test('Email/password sign-in, signup and Google popup sign-in go through an external identity provider; after signup the profile is updated with displayName and photoURL.', async ({
  page,
  elsewhere,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/auth/')) asked.push(pathname);
  });
  const tariq = { name: 'Tariq Aziz', email: `tariq-${randomUUID()}@example.test` };
  const profile = page.waitForRequest('**/api/auth/update-user');
  await signUp(page, tariq);
  expect((await profile).postDataJSON()).toEqual({ name: tariq.name, image: 'https://pictures.example.test/ana.jpg' });
  await expect(page).toHaveURL('/');
  expect(asked).toEqual(['/api/auth/sign-up/email', '/api/auth/update-user']);

  const another = await elsewhere();
  await another.goto('/login');
  const signIn = another.waitForRequest('**/api/auth/sign-in/email');
  await fillInLogin(another, buyer.email);
  expect((await signIn).postDataJSON()).toMatchObject({ email: buyer.email, password: PASSWORD });
  await expect(another).toHaveURL('/');
  await another.goto('/login');
  const google = await openGoogle(another);
  await expect(google.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
});
