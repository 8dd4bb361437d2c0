import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { reportMessage } from '#contract/message-reports.ts';
import { PAGE_SIZE } from '#contract/pagination.ts';
import { reportProduct } from '#contract/reports.ts';
import { removeUser, verifySeller } from '#contract/users.ts';
import { aConversationOf, said } from '../test/conversations.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { fillInLogin, logIn } from './people.ts';

const BUYERS = '/dashboard/allbuyer';
const SELLERS = '/dashboard/allseller';
const REPORTS = '/dashboard/reporteditems';

let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  admin = await theAdmin(marketplace);
});

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const row = (page: Page, { email }: { email: string }) => page.getByRole('row').filter({ hasText: email });
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByRole('searchbox');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const verify = 'unverified, Click to verify';

/** Names sort by join date and e-mails in reverse, and one search matches all. */
async function aCrowd(url: string, size: number) {
  const family = `Family${randomUUID().slice(0, 8)}`;
  const people: Caller[] = [];
  for (let place = 0; place < size; place++) {
    const name = `${String.fromCharCode(97 + place)} ${family}`;
    people.push(await newcomer(url, 'seller', { name, email: `${99 - place}-${randomUUID()}@example.test` }));
  }
  return { family, people };
}

test('strangers and people who are no admins log in first, and come back as an admin', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  for (const address of [BUYERS, SELLERS, REPORTS]) {
    await page.context().clearCookies();
    await comeIn(page, { ...admin, token: undefined }, marketplace, address);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: address })}`);
  }
  await logIn(page, seller.email);
  await page.goto(`${SELLERS}?sort=name`);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: `${SELLERS}?sort=name` })}`);
  await fillInLogin(page, admin.email, 'kickstand');
  await expect(page).toHaveURL(`${SELLERS}?sort=name`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Sellers');
});

test('a verified seller wears the badge at once, wherever somebody looks', async ({ page, elsewhere, marketplace }) => {
  const [seller, visitor] = await Promise.all([
    newcomer(marketplace.url, 'seller'),
    newcomer(marketplace.url, 'buyer'),
  ]);
  const productName = `Hero Hunk ${randomUUID()}`;
  await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  const theirs = await elsewhere();
  await comeIn(theirs, visitor, marketplace, '/categories/HERO');
  const badge = theirs.getByRole('article').filter({ hasText: productName }).getByRole('img', { name: 'Verified' });
  await expect(theirs.getByRole('heading', { name: productName })).toBeVisible();
  await expect(badge).toHaveCount(0);

  await comeIn(page, admin, marketplace, `${SELLERS}?sort=unverified`);
  await row(page, seller).getByRole('button', { name: verify }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Updated Succesfully')).toBeVisible();
  await expect(row(page, seller).getByText('Varified', { exact: true })).toBeFocused();
  await theirs.reload();
  await expect(badge).toBeVisible();
  await page.reload();
  await expect(row(page, seller).getByText('Varified', { exact: true })).toBeVisible();
});

test('people are deleted after being asked', async ({ page, marketplace }) => {
  const [next, leaving] = [await newcomer(marketplace.url, 'buyer'), await newcomer(marketplace.url, 'buyer')];
  const only = await newcomer(marketplace.url, 'seller');
  await comeIn(page, admin, marketplace, BUYERS);

  await test.step('a person is deleted after being asked, and the focus goes to the next one', async () => {
    const ask = row(page, leaving).getByRole('button', { name: `Delete ${leaving.name}` });
    await ask.click();
    await expect(dialog(page)).toContainText('Money and paid deals stay on record');
    await expect(dialog(page).getByRole('button', { name: 'Keep them' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(ask).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Deleted Successfully')).toBeVisible();
    await expect(row(page, leaving)).toHaveCount(0);
    await expect(row(page, next)).toBeFocused();
    expect((await leaving.call(reportProduct, { params: { id: randomUUID() } })).status).toBe(401);
  });

  await test.step('with the last person of a search the heading takes the focus', async () => {
    await page.goto(`${SELLERS}?search=${only.email}`);
    await row(page, only).getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Nobody matches “${only.email}”`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('many sellers are found page by page', async ({ page, marketplace }) => {
  const { family, people } = await aCrowd(marketplace.url, PAGE_SIZE + 2);
  const shown = page.getByRole('row').filter({ hasText: family });
  const emailOf = (place: number) => people.at(place)?.email ?? '';
  await comeIn(page, admin, marketplace, SELLERS);

  await test.step('they are searched, sorted and shown page by page, and going back goes back', async () => {
    await search(page).pressSequentially(family.slice(0, 9));
    await search(page).pressSequentially(family.slice(9), { delay: 400 });
    await expect(page).toHaveURL(`${SELLERS}?search=${family}`);
    await expect(count(page)).toHaveText(`The first ${PAGE_SIZE} sellers that match “${family}”`);
    await expect(shown).toHaveCount(PAGE_SIZE);
    await expect(shown.first()).toContainText(emailOf(-1));
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(shown).toHaveCount(people.length);
    await expect(count(page)).toHaveText(`${people.length} sellers match “${family}”`);

    await page.getByLabel('Sort by').selectOption('Name');
    await expect(page).toHaveURL(`${SELLERS}?search=${family}&sort=name`);
    await expect(shown.first()).toContainText(emailOf(0));
    await page.getByLabel('Sort by').selectOption('E-mail');
    await expect(shown.first()).toContainText(emailOf(-1));

    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(SELLERS);
    await expect(search(page)).toHaveValue('');
  });

  await test.step('whoever was just verified keeps their place, and nobody behind them is left out', async () => {
    await page.goto(`${SELLERS}?search=${family}&sort=unverified`);
    await expect(shown).toHaveCount(PAGE_SIZE);
    const last = shown.last();
    const lastEmail = emailOf(people.length - PAGE_SIZE);
    await last.getByRole('button', { name: verify }).click();
    await expect(last.getByText('Varified', { exact: true })).toBeVisible();
    await expect(last).toContainText(lastEmail);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(shown).toHaveCount(people.length);
    await expect(last).toContainText(lastEmail);
    await expect(last.getByText('Varified', { exact: true })).toBeVisible();
  });
});

test('a search without a result says why', async ({ page, marketplace }) => {
  await comeIn(page, admin, marketplace, SELLERS);

  await test.step('a search that finds nobody says so and can be cleared', async () => {
    await search(page).fill('100%_nobody');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody matches “100%_nobody”')).toBeVisible();
    await expect(count(page)).toHaveText('No seller matches “100%_nobody”');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(SELLERS);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });

  await test.step('a search without a connection says why, and can be tried again', async () => {
    await page.route('**/api/users?**', (route) => route.abort());
    await search(page).fill('seller@example.com');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
    await page.unroute('**/api/users?**');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, { email: 'seller@example.com' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test('what another admin did meanwhile is not done again', async ({ page, marketplace }) => {
  const aSeller = () => newcomer(marketplace.url, 'seller');
  const [first, second, gone] = [await aSeller(), await aSeller(), await aSeller()];
  await comeIn(page, admin, marketplace, SELLERS);

  await test.step('whom another admin verified or deleted is neither verified nor deleted twice', async () => {
    await expect(row(page, second)).toBeVisible();
    await admin.call(verifySeller, { params: { email: first.email } });
    await admin.call(removeUser, { params: { email: second.email } });

    await row(page, first).getByRole('button', { name: verify }).click();
    await expect(toast(page, `${first.name} has already been verified by somebody else`)).toBeVisible();
    await expect(row(page, first).getByText('Varified', { exact: true })).toBeVisible();
    await row(page, second).getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, `${second.name} has already been deleted by somebody else`)).toBeVisible();
    await expect(row(page, second)).toHaveCount(0);
  });

  await test.step('verifying somebody who was deleted meanwhile says so', async () => {
    await expect(row(page, gone)).toBeVisible();
    await admin.call(removeUser, { params: { email: gone.email } });
    await row(page, gone).getByRole('button', { name: verify }).click();
    await expect(toast(page, `${gone.name} has already been deleted by somebody else`)).toBeVisible();
    await expect(row(page, gone)).toHaveCount(0);
  });
});

test('the dashboard says what waits for each person', async ({ page, marketplace }) => {
  const { buyer, seller, productId } = await aDeal(marketplace);
  await buyer.call(reportProduct, { params: { id: productId } });
  const message = said();
  const talk = await aConversationOf(
    await newcomer(marketplace.url, 'buyer'),
    await aBikeOf(seller, marketplace),
    message,
  );
  await seller.call(reportMessage, { params: { id: talk }, body: { messageId: message.id, reason: 'scam' } });
  let here: Caller | undefined;
  for (const [person, step, news, leadsTo] of [
    [buyer, 'My Orders', '1 deal needs you', `/dashboard/myorders/${buyer.email}`],
    [seller, 'My Buyers', '1 deal is under way', '/dashboard/mybuyers'],
    [admin, 'All Sellers', /sellers? waits? to be verified|or more sellers/, `${SELLERS}?sort=unverified`],
    [admin, 'Reported Items', /bikes? (is|are) reported/, REPORTS],
    [admin, 'Reported messages', /reports? of (a message|messages) waits?/, '/dashboard/reportedmessages'],
    [admin, 'Reported ratings', /Nothing is reported|ratings? (is|are) reported/, '/dashboard/reportedratings'],
  ] as const) {
    if (person === here) await page.goBack();
    else await comeIn(page, person, marketplace, '/dashboard');
    here = person;
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: step }) });
    await expect(card).toContainText(news);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(leadsTo);
  }
});
