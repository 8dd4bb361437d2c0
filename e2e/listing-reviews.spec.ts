import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { A_QUEUED_TEXT, A_WITHHELD_TEXT } from '../test/listing-reviews.ts';
import { newcomer } from '../test/newcomer.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { check, tellOf } from './reviewed-bikes.ts';

const QUEUE = '/dashboard/listingreviews';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name }).first();
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('an admin decides about suspicious listings, and their seller mends or disagrees', async ({
  page,
  marketplace,
}) => {
  const admin = await theAdmin(marketplace);
  const seller = await newcomer(marketplace.url, 'seller');
  const [withheld, queued] = [`Withheld ${randomUUID()}`, `Queued ${randomUUID()}`];
  const ids = await Promise.all([
    aBikeOf(seller, marketplace, { productName: withheld, disc: A_WITHHELD_TEXT }),
    aBikeOf(seller, marketplace, { productName: queued, disc: A_QUEUED_TEXT }),
  ]);
  await check(marketplace, ids);

  await test.step('the queue shows what was found, and who sells', async () => {
    await comeIn(page, admin, marketplace, '/dashboard');
    await main(page).getByRole('link', { name: 'Listings to review What the checks found' }).click();
    await expect(card(page, withheld)).toContainText('Withheld');
    for (const words of ['60 of 100', 'Western Union', seller.name, seller.email, 'Not verified'])
      await expect(card(page, withheld)).toContainText(words);
    await expect(card(page, queued)).toContainText('On the market');
  });

  await test.step('a letter approves, and the approval is undone', async () => {
    await card(page, withheld).focus();
    await page.keyboard.press('a');
    await expect(toast(page, `Approved: ${withheld}`)).toBeVisible();
    await expect(main(page).getByRole('heading', { name: withheld })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'waits for a decision again')).toBeVisible();
    await expect(card(page, withheld)).toContainText('Withheld');
  });

  await test.step('a decision against a bike needs a reason and words', async () => {
    await main(page)
      .getByRole('button', { name: `Hide: ${queued}` })
      .click();
    await dialog(page).getByRole('button', { name: 'Hide' }).click();
    await expect(dialog(page)).toContainText('Please choose one of the reasons');
    await dialog(page).getByLabel('Reason').selectOption('Contact details or payment elsewhere');
    await dialog(page).getByLabel('What do you tell the seller?').fill('Deposits are paid here alone.');
    await dialog(page).getByRole('button', { name: 'Hide' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: queued })).toHaveCount(0);
  });

  await test.step('the seller reads why, and mends what the checks found', async () => {
    await tellOf(marketplace, ids[1]);
    await comeIn(page, seller, marketplace, '/dashboard/myproducts');
    const found = main(page).getByRole('region', { name: 'Off the market for now' });
    await expect(found).toContainText('The text speaks of a payment outside Kickstand.');
    await expect(found).toContainText('Deposits are paid here alone.');
    await found.getByRole('link', { name: `Change it: ${withheld}` }).click();
    await page.getByLabel('Description').fill('One owner, always in a garage.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/myproducts|products/);
    await check(marketplace, ids);
    await page.goto(`/products/${ids[0]}`);
    await expect(page.getByRole('heading', { level: 1, name: withheld })).toBeVisible();
  });

  await test.step('the seller disagrees once', async () => {
    await page.goto('/dashboard/myproducts');
    await main(page)
      .getByRole('button', { name: `I disagree: ${queued}` })
      .click();
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(dialog(page)).toContainText('Please fill in this field');
    await dialog(page).getByLabel('What did we get wrong?').fill('It is how people pay here.');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(main(page)).toContainText('Another admin looks at it and decides');
    await expect(main(page).getByRole('button', { name: /^I disagree/ })).toHaveCount(0);
  });

  await test.step('the appeal is in the queue', async () => {
    await comeIn(page, admin, marketplace, QUEUE);
    await expect(card(page, queued)).toContainText('It is how people pay here.');
    await main(page)
      .getByRole('button', { name: `Approve: ${queued}` })
      .click();
    await expect(toast(page, `Approved: ${queued}`)).toBeVisible();
  });
});
