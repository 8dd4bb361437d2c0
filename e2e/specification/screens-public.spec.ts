import { listCategoryProducts } from '#contract/categories.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { comeIn } from '../cast.ts';
import { expectInRed } from '../colours.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { heldBack } from './wire.ts';

let buyer: Caller;
test.beforeAll(async ({ marketplace }) => {
  buyer = await newcomer(marketplace.url, 'buyer');
});

test('/ and /home | public | Landing page: hero with Get Started button; All Categories grid (3 columns on medium screens and above); one further section (not shown); All Advertized Product grid; FAQ with 5 collapsible questions', async ({
  page,
}) => {
  for (const address of ['/', '/home']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'All Categories' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const [width, columns] of [
      [767, 1],
      [768, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      expect(new Set(places).size, `${width} px`).toBe(columns);
    }
    await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'All Advertized Product' }).getByRole('article')).not.toHaveCount(0);
    const questions = page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('group');
    await expect(questions).toHaveCount(5);
    for (const question of await questions.all()) expect(await question.getAttribute('open')).toBeNull();
  }
});

test('/login | public | Email and password fields, Login button, link to signup, Login with Google button, inline red error text', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(page.getByRole('main').locator('a[href="/signup"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled();
  await fillInLogin(page, buyer.email, 'not my password');
  await expectInRed(page.getByRole('main').getByRole('alert'));
});

test('/signup | public | Full Name, Photo URL, Email, Password, role select (buyer or seller), SignUp button, link to login', async ({
  page,
}) => {
  await page.goto('/signup');
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
});

test('/blog | public | Four static articles: React state management, prototypal inheritance, unit tests, React vs Angular vs Vue', async ({
  page,
}) => {
  await page.goto('/blog');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(4);
  const subjects = [[/state/i, /React/], [/prototyp/i, /inherit/i], [/unit test/i], [/React/, /Angular/, /Vue/]];
  for (const words of subjects) {
    const article = words.reduce((found, hasText) => found.filter({ hasText }), articles).first();
    await article.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
    for (const word of words) await expect(page.getByRole('main')).toContainText(word);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500);
    await page.goBack();
  }
});

test('About Us | public | Static text (route not shown)', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  const words = await page.getByRole('main').getByRole('paragraph').first().innerText();
  const served = (await (await request.get('/about')).text()).replaceAll(/<[^>]*>/g, '');
  expect(served, 'before any script has run').toContain(words);
});

test('/categories/{brandName} | login required | Products of that brand, fetched before the screen is shown', async ({
  page,
  marketplace,
}) => {
  await page.goto('/categories/HERO');
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/categories/HERO' })}`);
  await comeIn(page, buyer, marketplace, '/');
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
});

test('any unknown route or route error | public | 404 page "Opps! Looks Like You Are Lost In Space" with a Go Back To Home link to /home', async ({
  page,
  marketplace,
}) => {
  const lost = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
    await expect(page.getByRole('link', { name: 'Go Back To Home' })).toHaveAttribute('href', '/home');
  };
  for (const address of ['/no/such/page', '/products/019aa000-0000-7000-8000-000000000000', '/blog/no-such-article']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await lost();
  }
  for (const address of ['/categories/DUCATI', '/dashboard/payment/019aa000-0000-7000-8000-000000000000']) {
    await comeIn(page, buyer, marketplace, address);
    await lost();
  }
  await page.getByRole('link', { name: 'Go Back To Home' }).click();
  await expect(page).toHaveURL('/home');
});
