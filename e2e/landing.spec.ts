import type { Page } from '@playwright/test';
import { questionsFor } from '#client/home/faq.ts';
import { DealSettings } from '#contract/deal-settings.ts';
import { dealTimes } from '#contract/deal-times.ts';
import { BRANDS } from '#contract/products.ts';
import { isAlive } from './alive.ts';
import { expect, test } from './kickstand.ts';
import { testWithWorker } from './service-worker.ts';

const QUESTIONS = questionsFor(dealTimes(DealSettings.parse({})));

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the landing page shows all it has, and leads on', async ({ page }) => {
  await page.goto('/');
  await test.step('advertised bikes show their facts and no way to reach the seller', async () => {
    const bikes = section(page, 'All Advertized Product').getByRole('article');
    expect(await bikes.count()).toBeGreaterThan(5);
    const bike = bikes.first();
    for (const fact of ['Original price', 'Years of use', 'Location', 'Posted']) await expect(bike).toContainText(fact);
    await expect(bike).toContainText(/\$\d/);
    expect((await bike.getByRole('img').first().boundingBox())?.height).toBe(320);
    expect(await page.content()).not.toMatch(/sellerEmail|sellerPhone|@example\./);
  });
  await test.step('the header leads to Home, Blogs and Login, the footer says 2022', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(header.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blog');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2022');
    for (const place of ['Facebook', 'X', 'YouTube'])
      await expect(footer.getByRole('link', { name: place, exact: true })).toBeVisible();
  });
  await test.step('five questions open and close', async () => {
    const faq = section(page, 'Frequently asked questions');
    await expect(faq.getByRole('group')).toHaveCount(5);
    for (const { question, answer } of QUESTIONS) {
      const shown = faq.getByText(answer);
      await expect(shown).toBeHidden();
      await faq.getByText(question).click();
      await expect(shown).toBeVisible();
      await faq.getByText(question).click();
      await expect(shown).toBeHidden();
    }
  });
  await test.step('All Categories stands in three columns from medium screens on', async () => {
    const cards = section(page, 'All Categories').getByRole('listitem');
    await expect(cards).toHaveCount(BRANDS.length);
    for (const brand of BRANDS) await expect(cards.filter({ hasText: brand })).toContainText('See All Products');
    for (const card of await cards.all())
      expect((await card.getByRole('presentation').boundingBox())?.height).toBe(220);

    const rows = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return new Set(await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))).size;
    };
    expect(await rows(768)).toBe(1);
    expect(await rows(767)).toBe(3);
  });
  await test.step('the landing page greets with the tagline and a button to get started', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your bike where the Buyers are!');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/signup');
  });
});

test('the footer leads to the rules of the market, and to help', async ({ page, baseURL }) => {
  await page.goto('/about');
  await isAlive(page);
  for (const [link, title] of [
    ['Terms', 'Terms of use'],
    ['Privacy', 'Privacy'],
    ['Help', 'Help'],
    ['Contact', 'Contact'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Kickstand`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/${link.toLowerCase()}`);
  }
});

test('a brand leads to its bikes, which are for people who are logged in', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: /YAMAHA.*See All Products/ }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/categories/YAMAHA' })}`);
});

for (const address of ['/', '/home'])
  testWithWorker(`${address} comes alive without a word in the console`, async ({ page, baseURL }) => {
    // An external picture may be unreachable.
    await page.route(
      ({ origin, pathname }) => origin !== baseURL || pathname === '/nothing.jpg',
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const texts: string[] = [];
    page.on('console', (message) => texts.push(message.text()));
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(texts).toEqual([]);
  });

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/home'])
    test(`${address} is whole`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your bike where the Buyers are!');
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
      await expect(section(page, 'All Categories').getByRole('listitem')).toHaveCount(BRANDS.length);
      await expect(section(page, 'How it works')).toBeVisible();
      await expect(section(page, 'Just listed').getByRole('listitem')).toHaveCount(6);
      expect(await section(page, 'All Advertized Product').getByRole('article').count()).toBeGreaterThan(5);
      for (const { question, answer } of QUESTIONS) {
        await page.getByText(question).click();
        await expect(page.getByText(answer)).toBeVisible();
      }
      await expect(page.getByRole('contentinfo')).toContainText('2022');
    });

  test('an address that leads nowhere is answered with 404 and a way home', async ({ page }) => {
    for (const nowhere of ['/no/such/page', '/blogg', '/categories', '/%F0%9F%8F%8D']) {
      const answer = await page.goto(nowhere);
      expect(answer?.status(), nowhere).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
      await expect(page.getByRole('link', { name: 'Go Back To Home' })).toHaveAttribute('href', '/home');
    }
  });
});

test('from the page that does not exist the way leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go Back To Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your bike where the Buyers are!');
});

for (const address of ['/', '/blog', '/login'])
  test(`${address} can be seen before its first script is asked for, and then comes alive`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const times = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(times.scripts.length).toBeGreaterThan(5);
    expect(Math.min(...times.scripts)).toBeGreaterThanOrEqual(times.painted ?? Number.POSITIVE_INFINITY);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
