import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addFavourite, listFavouriteIds } from '#contract/favourites.ts';
import { removeProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { GOOD_CARD, payByCard } from './cards.ts';
import { comeIn, forgetSession } from './cast.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin } from './people.ts';

const LIST = '/dashboard/favourites';
const KEEP = `**/api${addFavourite.path.replace(':id', '*')}`;

let seller: Caller;
let buyer: Caller;
let productName: string;
let id: string;

test.beforeEach(async ({ marketplace }) => {
  const { url } = marketplace;
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
  productName = `Hero Ignitor ${randomUUID()}`;
  id = await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
});

const card = (page: Page, name = productName) => page.getByRole('article').filter({ hasText: name });
const row = (page: Page, name = productName) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const heart = (within: Page | Locator, name = productName) =>
  within.getByRole('button', { name: new RegExp(`^Favourite: ${name}$`) });

async function expectSaved(shown: Locator, saved: boolean) {
  await expect(shown).toHaveAttribute('aria-pressed', `${saved}`);
}

/** Waits for the response. */
async function press(page: Page, button: Locator) {
  const answered = page.waitForResponse(KEEP);
  await button.click();
  await answered;
}

test('a list is for its person, who saves, removes and puts back', async ({ page, marketplace }) => {
  await test.step('a bike that is saved stays saved, is listed, and can be removed and put back', async () => {
    await comeIn(page, buyer, marketplace, '/categories/HERO');
    await expectSaved(heart(card(page)), false);
    await press(page, heart(card(page)));
    await page.reload();
    await expectSaved(heart(card(page)), true);
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Favourites' }).click();
    await expect(row(page)).toContainText('$1,450.50');
    await expect(row(page)).toContainText('Available');
    await row(page).getByRole('button', { name: 'Remove' }).click();
    await expect(row(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Favourites' })).toBeFocused();
    await toast(page, `Removed ${productName}`).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page)).toBeFocused();
    await expect.poll(async () => (await buyer.call(listFavouriteIds)).body).toEqual([id]);
    await press(page, row(page).getByRole('button', { name: 'Remove' }));
    await page.reload();
    await expect(page.getByText('No favourites yet')).toBeVisible();
    await page.getByRole('link', { name: 'Look for a bike' }).click();
    await expect(page).toHaveURL('/search');
  });

  await test.step('the list is for its person only, whatever their role, and one’s own bike has no heart', async () => {
    await forgetSession(page);
    await page.goto(LIST);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: LIST })}`);
    await buyer.call(addFavourite, { params: { id } });
    await comeIn(page, seller, marketplace, LIST);
    await expect(page.getByText('No favourites yet')).toBeVisible();
    await page.goto('/categories/HERO');
    await expect(heart(page, '.*').first()).toBeVisible();
    await expect(heart(card(page))).toBeHidden();
  });
});

test('hearts and the list show what was meant last', async ({ page, marketplace }) => {
  await test.step('all cards of one bike change together, and one press takes it back', async () => {
    const otherName = `Hero Ignitor ${randomUUID()}`;
    const model = { modelId: 'hero-ignitor', categoryName: 'HERO' };
    await aBikeOf(seller, marketplace, { productName: otherName, ...model });
    await comeIn(page, buyer, marketplace, `/products/${await aBikeOf(seller, marketplace, model)}`);
    const hearts = heart(page, otherName);
    await expect(hearts).toHaveCount(2);
    await press(page, hearts.first());
    for (const each of await hearts.all()) await expectSaved(each, true);
    await expect(heart(page, 'Yamaha FZ-S V3').first()).toHaveAttribute('aria-pressed', 'false');
    await press(page, hearts.last());
    for (const each of await hearts.all()) await expectSaved(each, false);
  });

  await test.step('clicks that follow each other quickly end as the last one meant it', async () => {
    await page.goto(`/products/${id}`);
    const shown = heart(page);
    for (let click = 0; click < 5; click++) await shown.click();
    await expectSaved(shown, true);
    await expect.poll(async () => (await buyer.call(listFavouriteIds)).body).toEqual([id]);
    await page.reload();
    await expectSaved(shown, true);
  });

  await test.step('after Undo was pressed, what is said goes away by itself again', async () => {
    await page.goto(LIST);
    await press(page, row(page).getByRole('button', { name: 'Remove' }));
    await press(page, toast(page, 'Removed').getByRole('button', { name: 'Undo' }));
    await expect(toast(page, 'Removed')).toBeHidden();
    await page.mouse.move(0, 600);
    await page.route(KEEP, (route) => route.abort());
    await row(page).getByRole('button', { name: 'Remove' }).press('Enter');
    const fault = toast(page, 'Kickstand could not be reached');
    await expect(fault).toBeVisible();
    await expect(fault).toBeHidden({ timeout: 10_000 });
  });

  await test.step('a favourite that cannot be removed is back in its place', async () => {
    await row(page).getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Kickstand could not be reached')).toBeVisible();
    await expect(row(page)).toBeVisible();
  });
});

test('what the server does not take is undone and said', async ({ page, marketplace }) => {
  await comeIn(page, buyer, marketplace, `/products/${id}`);
  await expectSaved(heart(page), false);
  await page.route(KEEP, (route) => route.abort());
  await heart(page).focus();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Kickstand could not be reached')).toBeVisible();
  await expectSaved(heart(page), false);
  await expect(heart(page)).toBeFocused();
  await page.unroute(KEEP);
  await seller.call(removeProduct, { params: { id } });
  await page.keyboard.press('Space');
  await expect(toast(page, 'taken off the market')).toBeVisible();
  await expectSaved(heart(page), false);
});

test('a stranger logs in first, and is back at the bike, which is saved', async ({ page, marketplace }) => {
  const search = '/search?sort=newest';
  // Its first bike is below the window.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(search);
  await heart(card(page)).click();
  await fillInLogin(page, buyer.email);
  await expect(page).toHaveURL(`${search}#${id}`);
  await expectSaved(heart(card(page)), true);
  await expect(card(page)).toBeInViewport();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(heart(card(page))).not.toHaveAttribute('aria-pressed');
  expect((await buyer.call(listFavouriteIds)).body).toEqual([id]);

  // Whoever logs in next in this tab has hearts of their own.
  const next = await newcomer(marketplace.url, 'buyer');
  await heart(card(page)).click();
  await fillInLogin(page, next.email);
  await expectSaved(heart(card(page)), true);
  await press(page, heart(card(page)));
  await expectSaved(heart(card(page)), false);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillInLogin(page, buyer.email);
  await page.goBack();
  await expectSaved(heart(card(page)), true);
});

test('the list says what is reserved, sold and gone', async ({ page, marketplace }) => {
  const deal = await aDeal(marketplace);
  for (const each of [id, deal.productId]) await deal.buyer.call(addFavourite, { params: { id: each } });
  await seller.call(removeProduct, { params: { id } });
  await comeIn(page, deal.buyer, marketplace, LIST);
  await expect(row(page, deal.productName)).toContainText('Reserved');
  await expect(row(page)).toContainText('Gone');
  await expect(row(page).getByRole('link')).toHaveCount(0);
  await page.goto(`/dashboard/payment/${deal.bookingId}`);
  await payByCard(page, GOOD_CARD);
  await expect(toast(page, 'Payment Successfully')).toBeVisible();
  await page.goto(LIST);
  await expect(row(page, deal.productName)).toContainText('Sold');
  await row(page, deal.productName).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, `Removed ${deal.productName}`).getByRole('button')).toHaveCount(0);
  await expect(row(page)).toBeFocused();
});

test('a long list goes on with Show more, also after the last one on the page was removed', async ({
  page,
  marketplace,
}) => {
  const names = Array.from({ length: 26 }, (_, at) => `Hero Ignitor number ${at + 1}`);
  for (const name of names) {
    const each = await aBikeOf(seller, marketplace, { productName: name, categoryName: 'HERO' });
    await buyer.call(addFavourite, { params: { id: each } });
  }
  await comeIn(page, buyer, marketplace, LIST);
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(24);
  await press(page, remove.last());
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(remove).toHaveCount(25);
  await expect(row(page, 'number 1')).not.toHaveCount(0);
});
