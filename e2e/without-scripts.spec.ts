import type { Page } from '@playwright/test';
import { removeProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aPhotographedBike, landscapes } from './photographed.ts';
import { expectNoBarriers, expectNothingDead, expectPictures } from './scriptless.ts';

const PHOTOS = 3;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const name = 'Hero Hunk Grenadine';
let seller: Caller;
let bikes: string[];

test.beforeAll(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  const photographed = await aPhotographedBike(seller, marketplace, landscapes(PHOTOS), {
    productName: name,
    categoryName: 'HERO',
    disc: 'Garaged, washed on Sundays.',
  });
  bikes = [photographed, await aBikeOf(seller, marketplace)];
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const needsScripts = (page: Page) => page.getByRole('heading', { name: 'This page needs JavaScript' });

/** By heading. */
const PAGES: [heading: string | RegExp, address: () => string][] = [
  ['Sell your bike where the Buyers are!', () => '/'],
  ['Blogs', () => '/blog'],
  ['What a unit test is, and why we write them', () => '/blog/what-is-a-unit-test'],
  ['About Us', () => '/about'],
  ['How we value a bike', () => '/prices'],
  ['Bikes on sale', () => '/search'],
  ['Bikes on sale', () => '/search?view=list'],
  [/Up to \$10/, () => '/search?q=nowhere+to+be+found&maxPrice=10'],
  [name, () => `/products/${bikes[0]}`],
  [`Inspection of ${name}`, () => `/inspect/${bikes[0]}`],
  ['Compare bikes', () => `/compare?bikes=${bikes}`],
  ['Compare bikes', () => '/compare'],
  ['Offline copies', () => '/offline'],
  ['Login', () => '/login'],
  ['Create an account', () => '/signup'],
  ['This page needs JavaScript', () => '/categories/HERO'],
  ['This page needs JavaScript', () => '/dashboard/myorders/somebody@example.com'],
  ['Opps! Looks Like You Are Lost In Space', () => '/nowhere'],
];

for (const [device, viewport] of Object.entries({
  'a phone': { width: 360, height: 740 },
  'a desk': { width: 1280, height: 900 },
}))
  test.describe(`on ${device}, without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('every page is whole, and nothing on it waits for a script', async ({ page }) => {
      test.slow();
      // Bikes of other tests.
      for (const pictures of ['https://pictures.example.test/**', '**/nothing.jpg'])
        await page.route(pictures, (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }));
      for (const [title, address] of PAGES)
        await test.step(address(), async () => {
          await page.goto(address());
          await expect(page.locator('h1:visible')).toHaveCount(1);
          await expect(heading(page)).toHaveText(title);
          await expect(page.getByText('Checking').filter({ visible: true })).toHaveCount(0);
          await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
          await expectNothingDead(page);
          await expectPictures(page);
          await expectNoBarriers(page);
        });
    });

    test('from the landing page on, words and links lead to a bike', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('searchbox').or(page.getByLabel('Search bikes')).first().fill(name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=Hero\+Hunk/);
      await page.getByRole('main').getByRole('article').getByRole('link', { name }).first().click();
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByText('Garaged, washed on Sundays.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Similar bikes' }).getByRole('link').first()).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/home');
      await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
      await expect(page).toHaveURL('/blog');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
      await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeInViewport();
    });

    test('questions open and close', async ({ page }) => {
      await page.goto('/#questions');
      const question = page.getByText('Where do buyer and seller meet?');
      const answer = page.getByText('You name the place and leave a phone number when you book');
      await expect(answer).toBeHidden();
      await question.click();
      await expect(answer).toBeVisible();
      await question.focus();
      await page.keyboard.press('Enter');
      await expect(answer).toBeHidden();
    });

    test('every photo of a bike can be seen, large too', async ({ page }) => {
      await page.goto(`/products/${bikes[0]}`);
      for (const number of [PHOTOS, 1]) {
        await page.getByRole('link', { name: `Show photo ${number}` }).click();
        await expect(page.locator(`#photo-${number}`)).toBeInViewport({ ratio: 0.9 });
      }
      const large = await page.locator('#photo-1').getByRole('link').getAttribute('href');
      const answer = await page.request.get(large ?? '');
      expect(answer.headers()['content-type']).toBe('image/webp');
    });

    test('where it takes somebody who is signed in, that is said, with what there is instead', async ({ page }) => {
      await page.goto(`/products/${bikes[0]}`);
      await page.getByRole('link', { name: 'Book Now' }).click();
      await expect(page).toHaveURL(`/login?from=%2Fproducts%2F${bikes[0]}%23book`);
      const why = page.getByRole('paragraph').filter({ hasText: 'Logging in takes JavaScript, which is switched off' });
      await expect(why).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Looking for bikes' }).click();
      await expect(heading(page)).toHaveText('Bikes on sale');

      await page.goto('/');
      await page.getByRole('link', { name: 'HERO', exact: false }).first().click();
      await expect(needsScripts(page)).toBeVisible();
      await page.goto('/categories/HERO?maxPrice=1500');
      await page.getByRole('link', { name: 'See HERO in the search' }).click();
      await expect(page).toHaveURL('/search?brand=HERO&maxPrice=1500');
      await expect(heading(page)).toHaveText('Hero, Up to $1,500');
    });

    test('a bike that is gone leads to others', async ({ page, marketplace }) => {
      const gone = await aBikeOf(seller, marketplace);
      await seller.call(removeProduct, { params: { id: gone } });
      const answer = await page.goto(`/products/${gone}`);
      expect(answer?.status()).toBe(410);
      await expect(page.getByText('This bike was taken off the market.')).toBeVisible();
      await expectNothingDead(page);
      await expectNoBarriers(page);
      await page.getByRole('region', { name: 'Just listed' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/products\//);
    });
  });
