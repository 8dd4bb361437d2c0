import type { Page } from '@playwright/test';
import { articles } from '#client/blog/articles.ts';
import { barriers } from './barriers.ts';
import { expect, here, test } from './kickstand.ts';

/** At one width, a theme changes nothing else. */
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };
const WORDS_A_MINUTE = 230;
const about = 'A market for second-hand motorbikes, between people who have never met.';

const blog = { address: '/blog', title: 'Blogs | Kickstand', says: 'Blogs' };
const aboutUs = { address: '/about', title: 'About Us | Kickstand', says: 'About Us' };
const pageOf = ({ slug, title }: (typeof articles)[number]) => ({
  address: `/blog/${slug}`,
  title: `${title} | Kickstand`,
  says: title,
});
const pages = [blog, aboutUs, ...articles.map(pageOf)];

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  const isWhole = async (page: Page, { address, title, says }: (typeof pages)[number]) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${here().url}${address}`);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(50);
  };

  test('all pages are whole', async ({ page }) => {
    await test.step('the blog is whole, and answers its four questions in short', async () => {
      await isWhole(page, blog);
      await expect(page.getByRole('article')).toHaveCount(4);
      for (const { title, standfirst, answer } of articles) {
        const article = page.getByRole('article', { name: title });
        await expect(article).toContainText(standfirst);
        await expect(article).toContainText(answer);
      }
    });

    await test.step('about us is whole, and says how a deal goes', async () => {
      await isWhole(page, aboutUs);
      await expect(page.getByText(about)).toBeVisible();
      const steps = page.getByRole('region', { name: 'How a deal goes' }).getByRole('listitem');
      await expect(steps).toHaveText([/Book.*Reserved/, /Pay.*24 hours.*held/, /Meet.*a code/]);
    });

    for (const article of articles)
      await test.step(`${article.slug} is whole, long enough to be worth it and takes as long as it says`, async () => {
        await isWhole(page, pageOf(article));
        const html = await page.getByRole('article').innerHTML();
        const words = html.replaceAll(/<[^>]+>|&\w+;/g, ' ').match(/\S*\w\S*/g) ?? [];
        expect(words.length).toBeGreaterThan(800);
        expect(article.minutes, `${words.length} words`).toBe(Math.round(words.length / WORDS_A_MINUTE));
        expect(await page.getByRole('region', { name: /^Code: / }).count()).toBeGreaterThanOrEqual(5);
      });

    await test.step('an article that nobody wrote is answered with 404', async () => {
      const answer = await page.goto('/blog/how-to-wheelie');
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle('Lost in space | Kickstand');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
      await expect(page.getByRole('link', { name: 'Go Back To Home' })).toHaveAttribute('href', '/home');
    });
  });
});

test('from the header through all articles and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blog');
  const [first, ...others] = articles.map(({ slug, title }) => ({ slug, title }));
  await page.getByRole('link', { name: `Read the whole article: ${first?.title}` }).click();
  await expect(page).toHaveTitle(`${first?.title} | Kickstand`);
  const more = page.getByRole('navigation', { name: 'More articles' });
  await expect(more.getByRole('link')).toHaveCount(1);
  for (const { slug, title } of others) {
    await more.getByRole('link', { name: `Next article ${title}` }).click();
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await expect(more.getByRole('link', { name: /^Next/ })).toHaveCount(0);
  await page.getByRole('article').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an article is fetched only by those who read it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  const fetched = (words: string) => scripts.some((script) => script.includes(words));
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(fetched('Inheritance in JavaScript')).toBe(false);
  await page.getByRole('link', { name: 'Read the whole article: How prototypal inheritance works' }).click();
  await expect(page.getByText('Inheritance in JavaScript')).toBeVisible();
  await expect.poll(() => fetched('Inheritance in JavaScript')).toBe(true);
  expect(fetched('A test that has never failed')).toBe(false);
});

test('long code is scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/blog/managing-state-in-react');
  const code = page.getByRole('region', { name: 'Code: booking-form.tsx' });
  await code.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
});

test('all pages are for everybody', async ({ page }) => {
  for (const { address } of pages)
    await test.step(`${address} is for everybody, on a phone and on a desk, by day and by night`, async () => {
      await page.goto(address);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const options = colorScheme === 'light' ? {} : COLOURS;
          expect(await barriers(page, options), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
});
