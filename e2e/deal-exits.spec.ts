import type { Page } from '@playwright/test';
import { cancelDeal, decideDispute } from '#contract/deals.ts';
import { readProduct } from '#contract/products.ts';
import { agree, aProposedDeal, inHours } from './agreed-deals.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aDeal, type Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aHandedOverDeal, aPaidDeal } from './paid-deals.ts';
import { uprightJpeg } from './photo-files.ts';
import { choose, expectReady } from './photo-tray.ts';

const addressOf = ({ bookingId }: Deal) => `/dashboard/deal/${bookingId}`;
const standing = (page: Page) => page.locator('#where-we-are');
const money = (page: Page) => page.getByRole('region', { name: 'Money' });

async function press(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

test('a buyer calls a paid deal off, gets all back, and the seller puts the bike back on sale', async ({
  page,
  elsewhere,
  marketplace,
}) => {
  const deal = await aPaidDeal(marketplace);
  await comeIn(page, deal.buyer, marketplace, addressOf(deal));
  await press(page, 'Cancel the deal');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You get all the money back: $1,450.50');
  await press(page, 'Cancel it');
  await expect(dialog.getByText('Please fill in this field')).toBeVisible();
  await expect(dialog.getByLabel('Why?')).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel('Why?').fill('I have found another one.');
  await press(page, 'Cancel it');
  await expect(standing(page)).toHaveText('This deal was cancelled');
  await expect(money(page)).toContainText('Back to you$1,450.50');

  const sellers = await elsewhere();
  await comeIn(sellers, deal.seller, marketplace, addressOf(deal));
  await expect(sellers.getByRole('main').getByRole('blockquote')).toContainText('I have found another one.');
  await press(sellers, 'Put the bike back on sale', 'Put it on sale');
  await expect(sellers.getByRole('button', { name: 'Put the bike back on sale' })).toHaveCount(0);
  const { isAvailable, isReserved } = (await deal.buyer.call(readProduct, { params: { id: deal.productId } })).body;
  expect({ isAvailable, isReserved }).toEqual({ isAvailable: true, isReserved: false });
  expect(await barriers(sellers)).toEqual([]);
});

test('a seller declines, and the bike goes back on sale at once', async ({ page, marketplace }) => {
  const deal = await aPaidDeal(marketplace);
  await comeIn(page, deal.seller, marketplace, addressOf(deal));
  await press(page, 'Decline');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${deal.buyer.name} gets all the money back: $1,450.50`);
  await dialog.getByLabel('Why?').fill('I ride it myself.');
  await dialog.getByLabel('Put the bike back on sale at once').check();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(standing(page)).toHaveText('You have declined this deal');
  await expect(page.getByRole('button', { name: 'Put the bike back on sale' })).toHaveCount(0);
  const { isAvailable } = (await deal.buyer.call(readProduct, { params: { id: deal.productId } })).body;
  expect(isAvailable).toBe(true);
});

test('a buyer proposes other times, and calls off in the end', async ({ page, marketplace }) => {
  const deal = await aProposedDeal(marketplace);
  const dialog = page.getByRole('dialog');
  await comeIn(page, deal.buyer, marketplace, addressOf(deal));

  await test.step('proposed times are looked over before they are sent', async () => {
    await press(page, 'Propose other times');
    await dialog.getByLabel('Time 1').fill('2020-01-01T10:00');
    await dialog.getByLabel('Place').fill(' ');
    await press(page, 'Propose');
    await expect(dialog.getByText('This time is over already')).toBeVisible();
    await expect(dialog.getByText('Please fill in this field')).toBeVisible();
    await expect(dialog.getByLabel('Time 1')).toBeFocused();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('who calls off late is told before what it costs', async () => {
    await agree(deal, inHours(2));
    await page.reload();
    await press(page, 'Cancel the deal');
    await expect(dialog).toContainText('2 % of the price, $29.01');
    await expect(dialog).toContainText('You get the rest back: $1,421.49');
    await dialog.getByLabel('Why?').fill('My train does not run.');
    await press(page, 'Cancel it');
    await expect(standing(page)).toHaveText('This deal was cancelled');
    await expect(money(page)).toContainText('To the seller$29.01');
    await expect(money(page)).toContainText('Back to you$1,421.49');
  });
});

test('who waited alone says so, the other one can answer, and it can be taken back', async ({
  page: buyers,
  elsewhere,
  marketplace,
}) => {
  test.slow();
  const deal = await aPaidDeal(marketplace);
  const soon = Date.now() + 8000;
  await agree(deal, new Date(soon).toISOString());
  await expect.poll(() => Date.now()).toBeGreaterThan(soon);
  await comeIn(buyers, deal.buyer, marketplace, addressOf(deal));
  await expect(standing(buyers)).toHaveText('The time of your meeting has come');
  await press(buyers, 'The seller did not come');
  await expect(buyers.getByRole('dialog')).toContainText('you get all your money back');
  await buyers.getByLabel('Why?').fill('I waited for an hour.');
  await buyers.getByRole('dialog').getByRole('button', { name: 'The seller did not come' }).click();
  await expect(standing(buyers)).toHaveText('You have said that the seller did not come');

  const sellers = await elsewhere();
  await comeIn(sellers, deal.seller, marketplace, addressOf(deal));
  await expect(standing(sellers)).toHaveText('The buyer says that you did not come');
  await expect(sellers.getByRole('main').getByRole('blockquote')).toContainText('I waited for an hour.');
  for (const name of ['Ask an admin to decide', 'Cancel the deal'])
    await expect(sellers.getByRole('button', { name })).toBeVisible();
  await sellers.getByText('Meeting after all?').click();
  await expect(sellers.getByLabel('The buyer’s code')).toBeVisible();
  expect(await barriers(sellers)).toEqual([]);

  await press(buyers, 'Take it back', 'Yes, take it back');
  await expect(standing(buyers)).toHaveText('The time of your meeting has come');
});

test('a dispute takes words and photos of both sides, and an admin decides it', async ({
  page: buyers,
  elsewhere,
  marketplace,
}) => {
  const deal = await aHandedOverDeal(marketplace);
  await comeIn(buyers, deal.buyer, marketplace, addressOf(deal));
  await press(buyers, 'Report a problem');
  const dialog = buyers.getByRole('dialog');
  await press(buyers, 'Ask an admin to decide');
  await expect(dialog.getByText('Please fill in this field')).toBeVisible();
  await dialog.getByLabel('In your words').fill('The frame is bent.');
  await choose(dialog, [await uprightJpeg()]);
  await expectReady(buyers, 1);
  expect(await barriers(buyers)).toEqual([]);
  await press(buyers, 'Ask an admin to decide');
  await expect(standing(buyers)).toHaveText('An admin looks into what went wrong');

  const sellers = await elsewhere();
  await comeIn(sellers, deal.seller, marketplace, addressOf(deal));
  const statements = sellers.getByRole('region', { name: 'What was said' });
  await expect(statements).toContainText('The frame is bent.');
  const photo = statements.getByRole('img', { name: 'Photo 1' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await press(sellers, 'Add a statement');
  await sellers.getByLabel('In your words').fill('It was straight when I gave it away.');
  await press(sellers, 'Add it');
  await expect(statements).toContainText('It was straight when I gave it away.');
  expect(await barriers(sellers)).toEqual([]);

  const admin = await theAdmin(marketplace);
  const body = { decision: 'refund-part', reason: 'Both have a point.', refund: 450.5 } as const;
  const decided = await admin.call(decideDispute, { params: { id: deal.bookingId }, body });
  expect(decided.status).toBe(200);
  await buyers.reload();
  await expect(standing(buyers)).toContainText('The deal is done');
  await expect(buyers.getByRole('main').getByRole('blockquote')).toContainText('Both have a point.');
  await expect(money(buyers)).toContainText('Back to you$450.50');
  await expect(money(buyers)).toContainText('To the seller$1,000');
});

test('a dialog whose step somebody else has made impossible closes and says so', async ({ page, marketplace }) => {
  const deal = await aDeal(marketplace);
  await comeIn(page, deal.seller, marketplace, addressOf(deal));
  await press(page, 'Decline');
  await expect(page.getByRole('dialog')).toBeVisible();
  await deal.buyer.call(cancelDeal, { params: { id: deal.bookingId }, body: { reason: 'No.' } });
  await expect(page.getByText('This deal has moved on meanwhile')).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(standing(page)).toHaveText('This deal was cancelled');
});
