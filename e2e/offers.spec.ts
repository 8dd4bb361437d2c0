import type { Page } from '@playwright/test';
import { declineOffer, offersPath } from '#contract/offers.ts';
import { aConversationOf } from '../test/conversations.ts';
import { meeting } from '../test/products.ts';
import { isAlive } from './alive.ts';
import { comeIn, forgetSession } from './cast.ts';
import { threadOf } from './conversations.ts';
import { expect, test } from './kickstand.ts';
import { aBikeToHaggleOver, accepted, countered, type Haggling, offered } from './offers.ts';
import { fillInLogin } from './people.ts';

const LIST = '/dashboard/offers';
const OFFERED = 1200;

let it: Haggling;
test.beforeEach(async ({ marketplace }) => {
  it = await aBikeToHaggleOver(marketplace);
});

const bike = () => `/products/${it.productId}`;
const dialog = (page: Page) => page.getByRole('dialog');
const panel = (page: Page) => page.getByRole('region', { name: 'Offers' });
const row = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: it.productName });
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function write(page: Page, amount: string) {
  await dialog(page).getByLabel('Your offer ($)').fill(amount);
  await dialog(page).getByLabel('Meeting place').fill(meeting.location);
  await dialog(page).getByLabel('Phone Number').fill(meeting.number);
  await dialog(page).getByRole('button', { name: 'Send the offer' }).click();
}

test('an offer is made, answered, accepted, and leads to paying that price', async ({
  page,
  elsewhere,
  marketplace,
}) => {
  await comeIn(page, it.buyer, marketplace, bike());
  await page.getByRole('button', { name: /^Make an offer/ }).click();
  await expect(dialog(page)).toContainText('From $435.15 to $1,450.49');
  await expect(dialog(page)).toContainText('The seller has 24 hours to accept');
  await dialog(page).getByRole('button', { name: '$1,225' }).click();
  await expect(dialog(page).getByLabel('Your offer ($)')).toHaveValue('1225');
  await write(page, '1200');
  await expect(told(page, 'Your offer is made')).toBeVisible();
  await page.getByRole('link', { name: 'Your offer' }).click();
  await expect(panel(page)).toContainText(/Your offer of \$1,200 waits for .*, until tomorrow/);

  const selling = await elsewhere();
  await comeIn(selling, it.seller, marketplace, LIST);
  await expect(row(selling)).toContainText('Your turn');
  await row(selling).getByRole('link', { name: 'Answer' }).click();
  await selling.getByRole('button', { name: 'Answer with another amount' }).click();
  await expect(dialog(selling)).toContainText('From $1,200.01 to $1,450.49');
  await dialog(selling).getByLabel('Your offer ($)').fill('1300');
  await dialog(selling).getByRole('button', { name: 'Send the answer' }).click();
  await expect(panel(selling)).toContainText(/Your offer of \$1,300 waits/);

  // Told live.
  await page.getByRole('button', { name: 'Accept $1,300' }).click();
  await expect(dialog(page)).toContainText('booked for you at $1,300. You have 24 hours to pay');
  await dialog(page).getByRole('button', { name: 'Book it at $1,300' }).click();
  await expect(panel(page)).toContainText('The bike is booked for you at $1,300.');
  await page.goto(bike());
  await expect(page.getByRole('link', { name: /^Pay \$1,300/ })).toBeVisible();
  await page.goto(LIST);
  await row(page).getByRole('link', { name: 'See the offer' }).click();
  await page.getByRole('link', { name: 'Go to the deal, and pay $1,300' }).click();
  await expect(page).toHaveURL(/\/dashboard\/deal\//);
});

test('the seller accepts: the bike is held, and the other buyer reads why theirs ended', async ({
  page,
  elsewhere,
  marketplace,
}) => {
  const rival = await aBikeToHaggleOver(marketplace);
  await offered({ buyer: rival.buyer, productId: it.productId }, 1100);
  const offers = await offered(it, OFFERED);
  await comeIn(page, it.seller, marketplace, offersPath(offers));
  await page.getByRole('button', { name: 'Accept $1,200' }).click();
  await expect(dialog(page)).toContainText('all other offers on it end');
  await expect(dialog(page)).toContainText('for sale again at $1,450.50');
  await dialog(page).getByRole('button', { name: 'Accept the offer' }).click();
  await expect(told(page, 'Offer accepted')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'See the deal' })).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  const other = await elsewhere();
  await comeIn(other, rival.buyer, marketplace, LIST);
  await expect(row(other)).toContainText('Closed: another offer was accepted');
});

test('strangers make their offer after the login', async ({ page }) => {
  await test.step('strangers come back to the offer after the login', async () => {
    await page.goto(bike());
    await isAlive(page);
    await page.getByRole('link', { name: 'Make an offer' }).click();
    await fillInLogin(page, it.buyer.email);
    await expect(dialog(page)).toContainText(it.productName);
    await expect(page).toHaveURL(bike());
  });

  await test.step('an amount that cannot be is refused beside the field, and what was written stays', async () => {
    await write(page, '5000');
    await expect(dialog(page)).toContainText('Please offer an amount from $435.15 to $1,450.49');
    await expect(dialog(page).getByLabel('Your offer ($)')).toBeFocused();
    await expect(dialog(page).getByLabel('Meeting place')).toHaveValue(meeting.location);
  });
});

test('a seller says which offers are taken', async ({ page, elsewhere, marketplace }) => {
  const buying = await elsewhere();

  await test.step('nobody offers on an own bike', async () => {
    await comeIn(page, it.seller, marketplace, bike());
    await expect(page.getByRole('button', { name: 'Your own bike' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Make an offer/ })).toHaveCount(0);
  });

  await test.step('the seller sets a private floor: lower offers are declined at once', async () => {
    await comeIn(page, it.seller, marketplace, `/dashboard/editproduct/${it.productId}`);
    const settings = page.getByRole('region', { name: 'Offers' });
    await settings.getByLabel('Decline offers below ($)').fill('9000');
    await settings.getByRole('button', { name: 'Save offer settings' }).click();
    await expect(settings).toContainText('Please choose an amount below the price');
    await settings.getByLabel('Decline offers below ($)').fill('1000');
    await settings.getByRole('button', { name: 'Save offer settings' }).click();
    await expect(told(page, 'Saved')).toBeVisible();
    await comeIn(buying, it.buyer, marketplace, bike());
    await buying.getByRole('button', { name: /^Make an offer/ }).click();
    await write(buying, '800');
    await expect(dialog(buying)).toContainText('The seller does not take so low an offer, and has declined it.');
    await expect(dialog(buying)).not.toContainText('$1,000');
    await page.reload();
    await expect(settings.getByLabel('Decline offers below ($)')).toHaveValue('1000');
    await settings.getByLabel('Buyers can offer less').uncheck();
    await settings.getByRole('button', { name: 'Save offer settings' }).click();
    await expect(told(page, 'This bike takes no offers now')).toBeVisible();
  });

  await test.step('nobody offers where the seller takes none', async () => {
    await forgetSession(buying);
    await buying.goto(bike());
    await expect(buying.getByRole('link', { name: 'Book Now' })).toBeVisible();
    await expect(buying.getByRole('link', { name: 'Make an offer' })).toHaveCount(0);
    await comeIn(buying, it.buyer, marketplace, bike());
    await expect(buying.getByRole('button', { name: /^Book Now/ })).toBeVisible();
    await expect(buying.getByRole('button', { name: /^Make an offer/ })).toHaveCount(0);
  });
});

test('an offer is its two sides’ alone, who take it back and answer it', async ({ page, marketplace }) => {
  const offers = await offered(it, OFFERED);

  await test.step('offers of others are not there', async () => {
    const stranger = await aBikeToHaggleOver(marketplace);
    await comeIn(page, stranger.buyer, marketplace, offersPath(offers));
    await expect(page.getByRole('heading', { name: 'Opps! Looks Like You Are Lost In Space' })).toBeVisible();
  });

  await test.step('a buyer takes an offer back, and can make another one', async () => {
    await comeIn(page, it.buyer, marketplace, offersPath(offers));
    await page.getByRole('button', { name: 'Take it back' }).click();
    await dialog(page).getByRole('button', { name: 'Take it back' }).click();
    await expect(panel(page)).toContainText('Taken back by you');
    await page.getByRole('button', { name: 'Make another offer' }).click();
    await expect(dialog(page).getByLabel('Meeting place')).toHaveValue(meeting.location);
    await dialog(page).getByLabel('Your offer ($)').fill('1250');
    await dialog(page).getByRole('button', { name: 'Send the offer' }).click();
    await expect(panel(page)).toContainText('Your offer of $1,250 waits');
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('an answer that comes too late shows how things stand', async () => {
    await comeIn(page, it.seller, marketplace, offersPath(offers));
    await page.getByRole('button', { name: 'Accept $1,250' }).click();
    await page.route('**/api/offers/*/accept', async (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
      await it.seller.call(declineOffer, { params: { id } });
      await route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Accept the offer' }).click();
    await expect(told(page, 'This offer was declined.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(panel(page)).toContainText('Declined by you');
  });
});

test('an offer is declined in a conversation, and then the last in the list', async ({ page, marketplace }) => {
  await test.step('in a conversation the offer stands above the box, and is answered there', async () => {
    const id = await aConversationOf(it.buyer, it.productId);
    await offered(it, OFFERED);
    await comeIn(page, it.seller, marketplace, threadOf({ id }));
    await expect(panel(page)).toContainText('offers $1,200. Your answer is awaited until');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeInViewport();
    await panel(page).getByRole('button', { name: 'Decline' }).click();
    await dialog(page).getByRole('button', { name: 'Decline' }).click();
    await expect(panel(page)).toContainText('Declined by you');
  });

  await test.step('the list shows open offers first, and filters; it is reached from the menu', async () => {
    const open = await aBikeToHaggleOver(marketplace);
    await countered(open.seller, await offered({ ...open, buyer: it.buyer }, OFFERED), 1400);
    const won = await aBikeToHaggleOver(marketplace);
    await accepted(won.seller, await offered({ ...won, buyer: it.buyer }, OFFERED));
    await page.setViewportSize({ width: 1280, height: 720 });
    await comeIn(page, it.buyer, marketplace, '/dashboard');
    await page.getByRole('link', { name: 'Offers' }).first().click();
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(open.productName);
    await expect(rows.first()).toContainText('Your turn');
    await page.getByRole('link', { name: 'Ended' }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: it.productName })).toContainText('Declined by');
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(rows).toHaveCount(1);
  });
});
