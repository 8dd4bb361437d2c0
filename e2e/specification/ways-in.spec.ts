import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { createUser, readUser } from '#contract/users.ts';
import { newcomer, PASSWORD } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { theAdmin } from '../cast.ts';
import { expectInRed } from '../colours.ts';
import { callsTo, expectFault, fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { comeAsNewcomer, fillInLogin, openGoogle } from '../people.ts';
import { account, goToLogin, kept, logOut, toast } from './screen.ts';
import { shows } from './shows.ts';
import { heldBack, loggedBy, sentBy } from './wire.ts';

const EMPTY = 'Please fill in this field';

let buyer: Caller;
let seller: Caller;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  [buyer, seller, admin] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller'), theAdmin(marketplace)]);
});

test('the signup form', async ({ page }) => {
  await page.goto('/signup');

  await shows(
    'User: name, email, role (buyer | seller | admin; admin is decided by the server, signup offers buyer or seller), isVarified (boolean; false at creation; meaningful for sellers).',
    async () => {
      for (const [role, { name, email }] of Object.entries({ buyer, seller }))
        expect((await admin.call(readUser, { params: { email } })).body).toMatchObject({
          name,
          email,
          role,
          isVarified: false,
        });
      const { name, email } = buyer;
      expect((await buyer.call(createUser, { body: { name, email, role: 'admin' } })).status).toBe(400);
      expect((await admin.call(readUser, { params: { email: admin.email } })).body.role).toBe('admin');
      await expect(page.getByLabel('Role').locator('option')).toHaveText([/^Buyer/, /^Seller/]);
    },
  );

  await shows(
    'Signup: name, photo URL, email (email input type) and password required; role must be buyer or seller.',
    async () => {
      await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
      const sent = callsTo(page, 'POST', '/api/auth/sign-up/email');
      await expect(page.getByLabel('Photo URL')).toHaveValue(/\/avatars\//);
      await page.getByLabel('Photo URL').fill('');
      await page.getByRole('button', { name: 'SignUp' }).click();
      for (const label of ['Full Name', 'Photo URL', 'Email', 'Password']) await expectFault(page, label, EMPTY);
      expect(sent()).toBe(0);
      const { name, email } = buyer;
      for (const role of ['admin', 'rider', '', undefined]) {
        const { status, body } = await buyer.call(createUser, { body: { name, email, role } });
        expect([status, body.errors?.map(({ field }) => field)], role).toEqual([400, ['role']]);
      }
    },
  );

  await shows(
    '/signup | public | Full Name, Photo URL, Email, Password, role select (buyer or seller), SignUp button, link to login',
    async () => {
      for (const label of ['Full Name', 'Photo URL', 'Email', 'Password'])
        await expect(page.getByRole('textbox', { name: label })).toBeEditable();
      const roles = page.getByRole('combobox', { name: 'Role' }).locator('option');
      expect(await roles.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual([
        'buyer',
        'seller',
      ]);
      await expect(page.getByRole('button', { name: 'SignUp' })).toBeEnabled();
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
      await expect(page).toHaveURL('/login');
    },
  );
});

test('the login form', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await page.goto('/login');

  await shows('Login: email and password required.', async () => {
    const sent = callsTo(page, 'POST', '/api/auth/sign-in/email');
    await button.click();
    for (const label of ['Email', 'Password']) await expectFault(page, label, EMPTY);
    expect(sent()).toBe(0);
  });

  await shows("Login failure: the provider's error message in red under the form; loading cleared.", async () => {
    const answer = page.waitForResponse('**/api/auth/sign-in/email');
    await fillInLogin(page, buyer.email, 'not my password');
    const { message } = await (await answer).json();
    const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: message });
    await expectInRed(refusal);
    const [below, above] = [await refusal.boundingBox(), await page.getByLabel('Password').boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
    await expect(button).toBeEnabled();
  });

  await shows(
    '/login | public | Email and password fields, Login button, link to signup, Login with Google button, inline red error text',
    async () => {
      await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
      await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
      await expect(page.getByRole('main').locator('a[href="/signup"]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled();
      await expectInRed(page.getByRole('main').getByRole('alert'));
    },
  );

  await shows('"Login successfull"', async () => {
    await fillInLogin(page, buyer.email);
    await expect(toast(page, 'Login successfull')).toBeVisible();
  });

  await expect(page).toHaveURL('/');
  await shows('A legacy key named Photo-Phactory-Token is removed on logout.', async () => {
    await page.evaluate(() => localStorage.setItem('Photo-Phactory-Token', 'left behind'));
    await logOut(page);
    expect(await kept(page, 'Photo-Phactory-Token')).toBeNull();
    expect(await kept(page, 'accessToken')).toBeNull();
  });

  await goToLogin(page);
  await shows('Login sets loading true, then false after success or failure.', async () => {
    const tries = [
      { password: 'not my password', ends: () => expect(button).toBeEnabled() },
      { password: undefined, ends: () => expect(page).toHaveURL('/') },
    ];
    for (const { password, ends } of tries) {
      const answer = await heldBack(page, '**/api/auth/sign-in/email');
      await fillInLogin(page, buyer.email, password);
      await answer.asked;
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      answer.release();
      await ends();
      await page.unroute('**/api/auth/sign-in/email');
    }
  });

  await logOut(page);
  await goToLogin(page);
  await shows('Session data: an access token is kept in local storage under accessToken.', async () => {
    expect(await kept(page, 'accessToken')).toBeNull();
    await fillInLogin(page, buyer.email);
    await expect(page).toHaveURL('/');
    expect(await kept(page, 'accessToken')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });
});

test('a signup, with Google, and a login', async ({ page }) => {
  const newSeller = { name: 'Ines Prado', email: `ines-${randomUUID()}@example.test` };
  const newBuyer = { name: 'Noor Haddad', email: `noor-${randomUUID()}@example.test` };
  const sent = sentBy(page);
  const asked = askedOfIdentity(page);
  const answered = (path: string) => page.waitForResponse(path).then((response) => response.request());
  const tokenGiven = () => page.waitForResponse((response) => new URL(response.url()).pathname === '/api/jwt');
  const expectKept = async (answer: Promise<Response>, email: string) => {
    const { searchParams } = new URL((await answer).url());
    expect(searchParams.get('email')).toBe(email);
    const { accessToken } = await (await answer).json();
    await expect.poll(() => kept(page, 'accessToken')).toBe(accessToken);
    await expect(page).toHaveURL('/');
  };

  await page.goto('/signup');
  const [joined, tokenAsked, firstToken] = [answered('**/api/users'), answered('**/api/jwt*'), tokenGiven()];
  await shows('"User Created Successfully"', async () => {
    await fillIn(page, account({ 'Full Name': newSeller.name, Email: newSeller.email }));
    await page.getByRole('button', { name: 'SignUp' }).click();
    await expect(toast(page, 'User Created Successfully')).toBeVisible();
  });

  await shows('Signup token fetch delay: 1000 ms.', async () => {
    const requestedAt = (await tokenAsked).timing().startTime;
    const { startTime, responseEnd } = (await joined).timing();
    const waited = requestedAt - (startTime + responseEnd);
    expect(waited).toBeGreaterThanOrEqual(1000);
    expect(waited).toBeLessThan(10_000);
  });

  await expect(page).toHaveURL('/');
  const askedBySignup = asked.splice(0);
  await shows(
    'GET /jwt?email={email} | none | field accessToken, saved to local storage; called after login, Google login and signup (signup after a 1000 ms delay)',
    async () => {
      await expectKept(firstToken, newSeller.email);

      await logOut(page);
      await goToLogin(page);
      const googleToken = tokenGiven();
      await comeAsNewcomer(await openGoogle(page), newBuyer);
      await expectKept(googleToken, newBuyer.email);

      await logOut(page);
      await goToLogin(page);
      const loginToken = tokenGiven();
      await fillInLogin(page, buyer.email);
      await expectKept(loginToken, buyer.email);
    },
  );

  await shows(
    'POST /users | JSON name, email, role, isVarified | sent after signup and after Google login (role buyer); response only logged',
    async () => {
      expect(sent.filter(({ call }) => call === 'POST /users').map(({ body }) => body)).toEqual([
        { ...newSeller, role: 'seller', isVarified: false },
        { ...newBuyer, role: 'buyer', isVarified: false },
      ]);
    },
  );

  await logOut(page);
  await goToLogin(page);
  const google = await openGoogle(page);
  await shows(
    'Email/password sign-in, signup and Google popup sign-in go through an external identity provider; after signup the profile is updated with displayName and photoURL.',
    async () => {
      expect(askedBySignup).toEqual([
        { path: '/api/auth/sign-up/email', body: expect.anything() },
        {
          path: '/api/auth/update-user',
          body: { name: newSeller.name, image: 'https://pictures.example.test/ana.jpg' },
        },
      ]);
      expect(asked.find(({ path }) => path === '/api/auth/sign-in/email')?.body).toMatchObject({
        email: buyer.email,
        password: PASSWORD,
      });
      await expect(google.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    },
  );

  await shows('Google login failure and signup failure: logged only; loading cleared.', async () => {
    const logged = loggedBy(page);
    await google.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Google login was cancelled');
    await expect.poll(() => logged.join()).toContain('Google login was cancelled');
    await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled();

    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillIn(page, account({ Email: buyer.email, Password: 'another password' }));
    await page.getByRole('button', { name: 'SignUp' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('User already exists');
    await expect.poll(() => logged.join()).toContain('User already exists');
    await expect(page.getByRole('button', { name: 'SignUp' })).toBeEnabled();
  });
});

/** Records later posts to the identity service. */
function askedOfIdentity(page: Page) {
  const asked: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/auth/'))
      asked.push({ path: pathname, body: request.postDataJSON() });
  });
  return asked;
}
