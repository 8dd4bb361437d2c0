import type { Page } from '@playwright/test';
import { readDeal } from '#contract/deals.ts';
import { anAgreedDeal } from './agreed-deals.ts';
import { barriers } from './barriers.ts';
import { GOOD_CARD, payByCard } from './cards.ts';
import { comeIn } from './cast.ts';
import { aDeal, type Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin, logIn } from './people.ts';
import { withoutStream } from './without-stream.ts';

const addressOf = ({ bookingId }: Deal) => `/dashboard/deal/${bookingId}`;
const standing = (page: Page) => page.locator('#where-we-are');

test('a deal goes all the way in two browsers: booked, paid, meeting agreed, handed over, completed', async ({
  page: buyers,
  elsewhere,
  marketplace,
}) => {
  test.slow();
  const deal = await aDeal(marketplace);
  const sellers = await elsewhere();
  await comeIn(buyers, deal.buyer, marketplace, addressOf(deal));
  await expect(standing(buyers)).toHaveText('The bike is held for you');
  expect(await barriers(buyers)).toEqual([]);
  await buyers.getByRole('main').getByRole('link', { name: 'Make Payment' }).click();
  await payByCard(buyers, GOOD_CARD);
  await expect(buyers.getByText('Congratulations! Your Payment Completed')).toBeVisible();
  await buyers.getByRole('link', { name: 'See the deal' }).click();
  await expect(standing(buyers)).toContainText('You have paid');

  await comeIn(sellers, deal.seller, marketplace, '/dashboard/mybuyers');
  await expect(sellers.getByText('Your turn: Agree when to meet')).toBeVisible();
  await sellers.getByRole('link', { name: 'See the deal' }).click();
  await sellers.getByRole('button', { name: 'Propose times' }).click();
  const dialog = sellers.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabel('Place').fill('At the old harbour');
  expect(await barriers(sellers)).toEqual([]);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(standing(sellers)).toHaveText('You have proposed when to meet');
  await expect(sellers.getByRole('button', { name: 'Propose other times' })).toBeFocused();

  // The page polls.
  await expect(standing(buyers)).toHaveText('The seller has proposed when to meet', { timeout: 25_000 });
  await buyers.getByRole('radio').nth(1).check();
  expect(await barriers(buyers)).toEqual([]);
  await buyers.getByRole('button', { name: 'Accept this time' }).click();
  await expect(standing(buyers)).toHaveText('Meeting agreed');
  await expect(buyers.getByRole('region', { name: 'Meeting', exact: true })).toContainText('At the old harbour');
  await buyers.getByRole('button', { name: 'Show my code' }).click();
  await expect(buyers.getByRole('img', { name: /picture for the seller/ })).toBeVisible();
  expect(await barriers(buyers)).toEqual([]);
  const code = await codeOf(deal);
  await expect(buyers.getByText(code)).toBeVisible();

  await expect(standing(sellers)).toHaveText('Meeting agreed', { timeout: 25_000 });
  await sellers.getByLabel('The buyer’s code').fill(code);
  expect(await barriers(sellers)).toEqual([]);
  await sellers.getByRole('button', { name: 'Hand over the bike' }).click();
  await expect(standing(sellers)).toHaveText('The buyer has the bike');

  await expect(standing(buyers)).toHaveText('You have the bike', { timeout: 25_000 });
  await buyers.getByRole('button', { name: 'Everything is fine' }).click();
  await expect(buyers.getByRole('dialog')).toContainText(`$1,450.50 goes to ${deal.seller.name} now`);
  await buyers.getByRole('button', { name: 'Yes, pay the seller' }).click();
  await expect(standing(buyers)).toHaveText('The deal is done: enjoy the ride');
  await expect(buyers.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(buyers.getByRole('listitem').filter({ hasText: 'Completed' })).toHaveAttribute('aria-current', 'step');

  await sellers.reload();
  await expect(standing(sellers)).toContainText('The deal is done');
  await expect(sellers.getByRole('region', { name: 'Money' })).toContainText('To you$1,450.50');
  expect(await barriers(sellers)).toEqual([]);
});

test('a seller hands over by scanning the code, and the buyer says in two tabs that all is fine', async ({
  page,
  elsewhere,
  marketplace,
}) => {
  const deal = await anAgreedDeal(marketplace);

  await test.step('a seller who scans the buyer’s code has it filled in, even when they have to log in first', async () => {
    const code = await codeOf(deal);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${addressOf(deal)}#code=${code}`);
    await expect(page).toHaveURL(/\/login/);
    await fillInLogin(page, deal.seller.email);
    await expect(page.getByLabel('The buyer’s code')).toHaveValue(code);
    await page.getByRole('button', { name: 'Hand over the bike' }).click();
    await expect(standing(page)).toHaveText('The buyer has the bike');
    // The code is in the fragment, so it appears in no server log.
    expect(requests.filter((url) => url.split('#')[0]?.includes(code))).toEqual([]);
  });

  await test.step('who acts on a page that others have left behind sees how the deal is now', async () => {
    const [first, second] = [page, await elsewhere()];
    await withoutStream(second);
    await logIn(first, deal.buyer.email, addressOf(deal));
    await comeIn(second, deal.buyer, marketplace, addressOf(deal));
    for (const page of [first, second]) await page.getByRole('button', { name: 'Everything is fine' }).click();
    for (const page of [first, second]) {
      await page.getByRole('button', { name: 'Yes, pay the seller' }).click();
      await expect(standing(page)).toContainText('The deal is done');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('only its two sides see a deal, and wrong codes do not hand it over', async ({
  page: sellers,
  elsewhere,
  marketplace,
}) => {
  const deal = await anAgreedDeal(marketplace);

  await test.step('nobody but its two sides and admins sees a deal', async () => {
    const another = await aDeal(marketplace);
    await comeIn(sellers, another.buyer, marketplace, addressOf(deal));
    await expect(sellers.getByRole('heading', { level: 1 })).not.toHaveText(/Checking/);
    await expect(sellers.getByRole('main')).not.toContainText(deal.productName);
  });

  await test.step('wrong codes are counted, and then the buyer makes a new one', async () => {
    const code = await codeOf(deal);
    const wrong = code === '111111' ? '222222' : '111111';
    await comeIn(sellers, deal.seller, marketplace, addressOf(deal));
    const field = sellers.getByLabel('The buyer’s code');
    await sellers.getByRole('button', { name: 'Hand over the bike' }).click();
    await expect(sellers.getByText('Please enter the 6 digits')).toBeVisible();
    await expect(field).toBeFocused();
    for (const tries of ['4 more times', '3 more times', '2 more times', 'once more']) {
      await field.fill(wrong);
      await sellers.getByRole('button', { name: 'Hand over the bike' }).click();
      await expect(sellers.getByText(`This is not the buyer’s code. You can try ${tries}.`)).toBeVisible();
      await expect(field).toBeFocused();
    }
    await sellers.getByRole('button', { name: 'Hand over the bike' }).click();
    await expect(sellers.getByText('The code was mistyped too often')).toBeVisible();
    await expect(field).toHaveCount(0);

    const buyers = await elsewhere();
    await comeIn(buyers, deal.buyer, marketplace, addressOf(deal));
    await buyers.getByRole('button', { name: 'Make a new code' }).click();
    await buyers.getByRole('dialog').getByRole('button', { name: 'Make a new code' }).click();
    await buyers.getByRole('button', { name: 'Show my code' }).click();
    const another = await codeOf(deal);
    await expect(buyers.getByText(another)).toBeVisible();
    await sellers.reload();
    await field.fill(another);
    await sellers.getByRole('button', { name: 'Hand over the bike' }).click();
    await expect(standing(sellers)).toHaveText('The buyer has the bike');
  });
});

async function codeOf({ buyer, bookingId }: Deal): Promise<string> {
  return (await buyer.call(readDeal, { params: { id: bookingId } })).body.code ?? '';
}
