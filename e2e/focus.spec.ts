import type { Page } from '@playwright/test';
import { newcomer } from '../test/newcomer.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function alive(page: Page) {
  await expect(header(page, 'Login')).toBeVisible();
}

test('the focus goes along from page to page', async ({ page }) => {
  await page.goto('/blog');
  await alive(page);

  await test.step('loading a page moves no focus', async () => {
    expect(await focusedTag(page)).toBe('BODY');
  });

  await test.step('a step to another page starts at its heading and top, and its title is announced', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(h1(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.locator('[aria-live=polite]').filter({ hasText: await page.title() })).toBeAttached();
  });

  await test.step('a link to a place on another page goes on from that place', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).press('Enter');
    await expect(page).toHaveURL('/home#questions');
    await expect(page.locator('#questions')).toBeFocused();
    await expect(page.locator('#questions')).toBeInViewport();
  });

  await test.step('going back finds the page where it was left', async () => {
    await page.goto('/home');
    await alive(page);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => scrolled(page)).toBe(900);
    // A click by pointer would scroll first.
    await header(page, 'Blogs').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/home');
    await expect.poll(() => scrolled(page)).toBe(900);
    await expect(h1(page)).toBeFocused();
  });
});

test('the keyboard starts at the top of a page', async ({ page }) => {
  await test.step('the first press of Tab offers to skip to the content', async () => {
    await page.goto('/blog');
    await alive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('whoever walks by keyboard sees where they are', async () => {
    await page.goto('/blog');
    await alive(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineWidth),
    ).toBe('3px');
  });
});

test('the header says who is signed in', async ({ page, marketplace }) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await logIn(page, buyer.email, '/blog');

  await test.step('while it is not known who is signed in, the header shows a spinner', async () => {
    await page.route('**/api/users/*', () => {}, { times: 1 });
    await page.reload();
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('Checking who is logged in');
    await page.unroute('**/api/users/*');
  });

  await test.step('logging out on a public page leads the keyboard to the way back in', async () => {
    await page.goto('/blog');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
    await expect(header(page, 'Login')).toBeFocused();
  });
});
