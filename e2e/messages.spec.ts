import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { beginConversation } from '#contract/conversations.ts';
import { sendMessage } from '#contract/messages.ts';
import { readOffers } from '#contract/offers.ts';
import { aBookingOf } from '../test/bookings.ts';
import { aConversationOf, say } from '../test/conversations.ts';
import { newcomer } from '../test/newcomer.ts';
import { barriers } from './barriers.ts';
import { comeIn } from './cast.ts';
import { aTalk, box, INBOX, messages, row, sayAll, type Talk, threadOf } from './conversations.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { withoutStream } from './without-stream.ts';

/** A poll, where no stream has said it before. */
const SOON = { timeout: 25_000 };
const OFFERS = `**/api${readOffers.path.replace(/:\w+/g, '*')}`;
const SEND = `**/api${sendMessage.path.replace(':id', '*')}`;

let talk: Talk;
test.beforeEach(async ({ marketplace }) => {
  talk = await aTalk(marketplace);
});

const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

test('both sides talk: what one writes the other sees without a reload, and reads', async ({
  page,
  marketplace,
  elsewhere,
}) => {
  const sellers = await elsewhere();
  await comeIn(sellers, talk.seller, marketplace, INBOX);
  await expect(header(sellers)).toHaveAccessibleName('Messages: 1 not read');
  await row(sellers, talk.productName).getByRole('link').click();
  await expect(messages(sellers, 'Bela')).toContainText('Is it still available?');
  await expect(header(sellers)).toHaveAccessibleName('Messages');
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  await expect(messages(page)).toContainText(/Is it still available\?.*read/);
  await box(sellers, 'Bela').fill('It is. Come and see her!');
  await sellers.keyboard.press('Enter');
  await expect(box(sellers, 'Bela')).toHaveValue('');
  await expect(messages(page)).toContainText('Come and see her!', SOON);
  await expect(page.getByRole('status').filter({ hasText: 'Wilma: It is. Come and see her!' })).toHaveCount(1);
  await expect(messages(sellers, 'Bela')).toContainText(/Come and see her!.*read/, SOON);
});

test('messages are shown with how the offers stand, which would move them later', async ({ page, marketplace }) => {
  await page.route(OFFERS, async (route) => {
    await pause(1_000);
    await route.continue();
  });
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  await expect(messages(page)).toContainText('Is it still available?');
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible({ timeout: 400 });
  await page.unroute(OFFERS);
  await page.route(OFFERS, (route) => route.abort());
  await page.reload();
  await expect(messages(page)).toContainText('Is it still available?');
});

test('a seller reads on a phone, and answers with the keyboard', async ({ page, marketplace }) => {
  await test.step('the number of unread conversations stands in the header and in the menu, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await comeIn(page, talk.seller, marketplace, '/dashboard');
    await expect(header(page)).toHaveAccessibleName('Messages: 1 not read');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'More' }).click();
    const entry = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Messages/ });
    await expect(entry).toHaveAccessibleName('Messages 1 not read');
    await entry.click();
    await row(page, talk.productName).getByRole('link').click();
    await expect(header(page)).toHaveAccessibleName('Messages');
  });

  await test.step('with the keyboard alone: the inbox, a conversation, an answer; and no barriers', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(INBOX);
    await row(page, talk.productName).getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Bela/ })).toBeFocused();
    await messages(page, 'Bela').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Report this message/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add photos' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Yes, it is.');
    await page.keyboard.press('Enter');
    await expect(messages(page, 'Bela')).toContainText('Yes, it is.');
    await expect(box(page, 'Bela')).toBeFocused();
    expect(await barriers(page)).toEqual([]);
  });
});

test('a buyer looks through the messages, and writes', async ({ page, marketplace }) => {
  await test.step('on a phone there is the list or the conversation, with a way back', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await comeIn(page, talk.buyer, marketplace, INBOX);
    await row(page, talk.productName).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Wilma/ })).toBeFocused();
    await expect(row(page, talk.productName)).toBeHidden();
    await expect(box(page)).toBeInViewport();
    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(page).toHaveURL(INBOX);
    await expect(row(page, talk.productName)).toBeVisible();
  });

  await test.step('a search finds words in one’s own messages and marks them; nothing found says so', async () => {
    await sayAll(talk.seller, talk.id, ['The odometer is right, I promise.', 'Come on Saturday.']);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(INBOX);
    const search = page.getByRole('searchbox', { name: 'Search in messages' });
    await search.fill('odometer');
    await expect(row(page, talk.productName).locator('mark')).toHaveText('odometer');
    await expect(page).toHaveURL(`${INBOX}?search=odometer`);
    await row(page, talk.productName).getByRole('link').click();
    await expect(search).toHaveValue('odometer');
    await search.fill('no such words');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all messages' }).click();
    await expect(row(page, talk.productName)).toContainText('Come on Saturday.');
  });

  await test.step('Enter sends, Shift and Enter begin a line, and a draft waits in each conversation', async () => {
    const productName = `Another ${talk.productName}`;
    const bike = await aBikeOf(talk.seller, marketplace, { productName });
    const { body } = await talk.buyer.call(beginConversation, {
      body: { productId: bike, id: crypto.randomUUID(), words: 'And this one?' },
    });
    await page.goto(threadOf(talk));
    await box(page).focus();
    await page.keyboard.type('Two');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('lines');
    await page.keyboard.press('Enter');
    await expect(messages(page).getByText('Two\nlines')).toBeVisible();
    await page.keyboard.type('half a thou');
    await row(page, productName).getByRole('link').click();
    await expect(page).toHaveURL(`${INBOX}/${body.conversationId}`);
    await expect(box(page)).toHaveValue('');
    await page.goBack();
    await expect(box(page)).toHaveValue('half a thou');
    await page.reload();
    await expect(box(page)).toHaveValue('half a thou');
  });
});

test('what could not be sent says so, waits through a reload, and arrives once', async ({ page, marketplace }) => {
  // The stream would bring the sent message.
  await withoutStream(page);
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  await expect(messages(page)).toContainText('Is it still available?');
  // It arrives, but no answer does.
  await page.route(SEND, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await box(page).fill('I can pay in cash.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages(page).getByRole('alert')).toContainText('Not sent. Kickstand could not be reached');
  await messages(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(messages(page).getByRole('alert')).toContainText('Not sent. Kickstand could not be reached');
  await page.unroute(SEND);
  await page.route(SEND, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await box(page).fill('Tomorrow?');
  await page.keyboard.press('Enter');
  const failed = messages(page).getByRole('listitem').filter({ hasText: 'Tomorrow?' });
  await expect(failed.getByRole('button', { name: 'Try again' }).last()).toBeVisible();
  await page.unroute(SEND);
  await page.reload();
  await expect(failed.getByRole('button', { name: 'Try again' }).last()).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).last().press('Enter');
  await expect(messages(page).getByRole('alert')).toHaveCount(0);
  for (const words of ['I can pay in cash.', 'Tomorrow?']) await expect(messages(page).getByText(words)).toHaveCount(1);
  await page.reload();
  for (const words of ['I can pay in cash.', 'Tomorrow?']) await expect(messages(page).getByText(words)).toHaveCount(1);
});

test('the place stays when earlier messages come, and who reads them hears of new ones', async ({
  page,
  marketplace,
}) => {
  test.slow();
  const past = Array.from({ length: 18 }, (_, nth) => `Line ${nth + 1}\nof a long\nconversation`);
  await sayAll(talk.seller, talk.id, past);
  await sayAll(talk.buyer, talk.id, past);
  const seller = await newcomer(marketplace.url, 'seller');
  const other = { seller, id: await aConversationOf(talk.buyer, await aBikeOf(seller, marketplace)) };
  await page.setViewportSize({ width: 1000, height: 600 });
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  const pane = messages(page);
  await expect(pane.getByText('Line 18').last()).toBeInViewport();
  await expect(pane.getByText('Is it still available?')).toHaveCount(0);
  await pane.evaluate(scrolledTo, 600);
  const { nth, away } = await pane.evaluate(firstInView);
  await say(talk.seller, talk.id, { words: 'Are you still there?' });
  await expect(pane.getByText('Are you still there?')).toHaveCount(1, SOON);
  expect(await pane.evaluate(firstInView), 'the same line at the same height').toEqual({ nth: nth + 1, away });

  await test.step('who scrolls to the start during a refetch gets the earlier ones after it', async () => {
    const refetch = Promise.withResolvers<void>();
    await page.route(SEND, (route) => refetch.promise.then(() => route.continue()));
    const begun = page.waitForRequest(SEND, SOON);
    await say(other.seller, other.id, { words: 'In another conversation' });
    await begun;
    await pane.evaluate(scrolledTo, 150);
    const seen = await pane.evaluate(firstInView);
    refetch.resolve();
    await expect(pane.getByText('Is it still available?')).toHaveCount(1);
    expect(await pane.evaluate(firstInView), 'the same line at the same height').toEqual(seen);
  });
  await page.getByRole('button', { name: 'New message' }).click(SOON);
  await expect(pane.getByText('Are you still there?')).toBeInViewport();
});

test('where there is no keyboard, Enter begins a line and the button sends', async ({ browser, marketplace }) => {
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  await box(page).tap();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(box(page)).toHaveValue('One\ntwo');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(messages(page).getByText('One\ntwo')).toBeVisible();
  await context.close();
});

test('the conversation goes on in the deal, and begins there when nobody asked before', async ({
  page,
  marketplace,
  elsewhere,
}) => {
  const booking = await aBookingOf(talk.buyer, talk.productId);
  await comeIn(page, talk.buyer, marketplace, `/dashboard/deal/${booking}`);
  await expect(messages(page)).toContainText('Is it still available?');
  await box(page).fill('I have booked it.');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('I have booked it.');
  const silent = await newcomer(marketplace.url, 'buyer', { name: 'Ana Silva' });
  const second = await aBookingOf(silent, await aBikeOf(talk.seller, marketplace));
  const sellers = await elsewhere();
  await comeIn(sellers, talk.seller, marketplace, `/dashboard/deal/${second}`);
  await box(sellers, 'Ana Silva').fill('When do you come?');
  await sellers.keyboard.press('Enter');
  await expect(messages(sellers, 'Ana')).toContainText('When do you come?');
  await sellers.goto(INBOX);
  await expect(row(sellers, 'When do you come?')).toBeVisible();
});

/** Ends after the event of the scrolling. */
function scrolledTo(pane: Element, top: number) {
  const scrolled = new Promise((resolve) => pane.addEventListener('scroll', resolve, { once: true }));
  pane.scrollTo({ top });
  return scrolled.then(() => {});
}

/** The first message in view, and how far from the top. */
function firstInView(pane: Element) {
  const top = pane.getBoundingClientRect().top;
  const lines = [...pane.querySelectorAll('li li')];
  const first = lines.find((line) => line.getBoundingClientRect().top >= top);
  const nth = lines.length - lines.indexOf(first as Element);
  return { nth, away: Math.round((first?.getBoundingClientRect().top ?? 0) - top) };
}
