import type { Page } from '@playwright/test';
import { blockPerson } from '#contract/blocks.ts';
import { beginConversation, readConversation } from '#contract/conversations.ts';
import { newcomer } from '../test/newcomer.ts';
import { isAlive } from './alive.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aTalk, messages, row, type Talk } from './conversations.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin } from './people.ts';

let talk: Talk;
test.beforeEach(async ({ marketplace }) => {
  talk = await aTalk(marketplace);
});

const askDialog = (page: Page) => page.getByRole('dialog', { name: 'Ask the seller' });

test('a stranger asks, logs in, and comes back to the question as it was typed', async ({ page, marketplace }) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await page.goto(`/products/${talk.productId}`);
  await isAlive(page);
  await page.getByRole('link', { name: 'Ask the seller' }).click();
  await askDialog(page).getByRole('button', { name: 'Is it still available?' }).click();
  await askDialog(page).getByRole('button', { name: 'May I see it on …?' }).click();
  await askDialog(page).getByRole('button', { name: 'Add the day' }).click();
  await expect(askDialog(page)).toContainText('Please choose a day from today on');
  const nextYear = new Date().getFullYear() + 1;
  await askDialog(page).getByLabel('Which day?').fill(`${nextYear}-01-02`);
  await page.keyboard.press('Enter');
  const question = askDialog(page).getByLabel('Your message');
  await expect(question).toHaveValue(
    new RegExp(`^Is it still available\\? May I see it on \\w+, Jan 2, ${nextYear}\\?$`),
  );
  await expect(question).toBeFocused();
  await page.keyboard.type(' I am from Porto.');
  const typed = await question.inputValue();
  await askDialog(page).getByRole('button', { name: 'Log in and send' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await fillInLogin(page, buyer.email);
  await expect(question).toHaveValue(typed);
  await expect(page).toHaveURL(`/products/${talk.productId}`);
  await askDialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(askDialog(page)).toBeHidden();
  const link = page.getByRole('link', { name: 'See your conversation' });
  await expect(link).toBeFocused();
  await link.click();
  await expect(messages(page)).toContainText(typed);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('link', { name: 'See your conversation' })).toBeVisible();
});

test('a question that cannot be sent stays in the dialog, says so, and goes out once', async ({
  page,
  marketplace,
}) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  await comeIn(page, buyer, marketplace, `/products/${talk.productId}`);
  await page.getByRole('button', { name: 'Ask the seller' }).click();
  await askDialog(page).getByRole('button', { name: 'Has it been crashed?' }).click();
  // It arrives, its answer does not.
  await page.route(`**/api${beginConversation.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await askDialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(askDialog(page).getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible();
  await expect(askDialog(page).getByLabel('Your message')).toHaveValue('Has it been crashed?');
  await page.unrouteAll({ behavior: 'wait' });
  await askDialog(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'See your conversation' }).click();
  await expect(messages(page).getByText('Has it been crashed?')).toHaveCount(1);
});

test('nobody asks about an own bike, no admin asks, and nobody about a bike that is off the market', async ({
  page,
  marketplace,
  elsewhere,
}) => {
  const address = `/products/${talk.productId}`;
  const asking = (where: Page) => where.getByRole('main').getByText('Ask the seller', { exact: true });
  await comeIn(page, talk.seller, marketplace, address);
  await page.getByRole('link', { name: 'Messages about this bike' }).click();
  await expect(row(page, talk.productName)).toBeVisible();
  const admins = await elsewhere();
  await comeIn(admins, await theAdmin(marketplace), marketplace, address);
  await expect(admins.getByText('You are an admin')).toBeVisible();
  await expect(asking(admins)).toHaveCount(0);
  await talk.buyer.call(blockPerson, { params: { id: await otherOf(talk) } });
  const asker = await newcomer(marketplace.url, 'buyer');
  const bike = await aBikeOf(talk.seller, marketplace);
  const others = await elsewhere();
  await comeIn(others, asker, marketplace, `/products/${bike}`);
  await expect(others.getByRole('button', { name: 'Ask the seller' })).toBeVisible();
  await comeIn(others, talk.buyer, marketplace, `/products/${bike}`);
  await expect(others.getByRole('button', { name: /Show phone/ })).toBeVisible();
  await expect(asking(others)).toHaveCount(0);
});

async function otherOf({ buyer, id }: Talk) {
  return (await buyer.call(readConversation, { params: { id } })).body.other._id;
}
