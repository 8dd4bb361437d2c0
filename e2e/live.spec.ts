import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { cancelDeal } from '#contract/deals.ts';
import { openLive } from '#contract/live.ts';
import { say } from '../test/conversations.ts';
import { newcomer } from '../test/newcomer.ts';
import { meeting } from '../test/products.ts';
import { comeIn } from './cast.ts';
import { aTalk, messages, threadOf } from './conversations.ts';
import { aBikeOf, aDeal, type Deal } from './deals.ts';
import { expect, IN_MOTION, test } from './kickstand.ts';
import { logIn } from './people.ts';

test.use(IN_MOTION);

const STREAM = `**/api${openLive.path}`;
/** Below every interval of polling. */
const SOON = { timeout: 6_000 };
const POLL_MS = 20_000;

let deal: Deal;
test.beforeEach(async ({ marketplace }) => {
  deal = await aDeal(marketplace);
});

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notices/ });
const standing = (page: Page) => page.locator('#where-we-are');
const isStream = (request: Request) => new URL(request.url()).pathname === `/api${openLive.path}`;

/** Streams that a browser has asked for. */
function streamsOf(context: BrowserContext) {
  const asked: Request[] = [];
  context.on('request', (request) => isStream(request) && asked.push(request));
  return asked;
}

const isOpened = (response: Response) => isStream(response.request()) && response.ok();
const opened = (page: Page) => page.waitForEvent('response', isOpened);

async function bookAnother(marketplace: Parameters<typeof aBikeOf>[1]) {
  const productId = await aBikeOf(deal.seller, marketplace, { productName: `${deal.productName} again` });
  await deal.buyer.call(bookProduct, { body: { productId, ...meeting } });
}

async function comeAndListen(page: Page, marketplace: { url: string }, path: string) {
  const listening = opened(page);
  await comeIn(page, deal.seller, marketplace, path);
  await listening;
}

test('what one does in one browser is seen in the other’s, on the bell and on the page of the deal', async ({
  page,
  elsewhere,
  marketplace,
}) => {
  await comeAndListen(page, marketplace, '/blog');
  const deals = await elsewhere();
  await comeAndListen(deals, marketplace, `/dashboard/deal/${deal.bookingId}`);
  await expect(standing(deals)).toHaveText('Your bike is booked');
  await bookAnother(marketplace);
  await expect(bell(page)).toHaveAccessibleName('Notices: 1 not read', SOON);
  await deal.buyer.call(cancelDeal, { params: { id: deal.bookingId }, body: { reason: 'Another bike' } });
  await expect(standing(deals)).toHaveText('This deal was cancelled', SOON);
});

test('the tabs of a browser share a stream; when the one that holds it closes, another goes on', async ({
  page,
  context,
  marketplace,
}) => {
  const streams = streamsOf(context);
  await comeAndListen(page, marketplace, '/blog');
  const second = await context.newPage();
  await second.goto('/blog');
  await expect(bell(second)).toHaveAccessibleName('Notices: 1 not read');
  await bookAnother(marketplace);
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Notices: 2 not read', SOON);
  expect(streams).toHaveLength(1);
  const taken = opened(second);
  await page.close();
  await taken;
  await bookAnother(marketplace);
  await expect(bell(second)).toHaveAccessibleName('Notices: 3 not read', SOON);
  expect(streams).toHaveLength(2);
});

test('after a break the stream goes on where it was, and nothing is lost', async ({ page, context, marketplace }) => {
  const streams = streamsOf(context);
  await comeAndListen(page, marketplace, '/blog');
  await bookAnother(marketplace);
  await expect(bell(page)).toHaveAccessibleName('Notices: 2 not read', SOON);
  const broken = page.waitForEvent('requestfailed', isStream);
  await context.setOffline(true);
  await broken;
  await bookAnother(marketplace);
  const again = opened(page);
  await context.setOffline(false);
  await again;
  await expect(bell(page)).toHaveAccessibleName('Notices: 3 not read', SOON);
  expect(await streams.at(-1)?.headerValue('last-event-id')).toMatch(/^\d+-\d+-\d+$/);
});

test('where no stream passes, the page asks by itself', async ({ page, marketplace }) => {
  await page.clock.install();
  await page.route(STREAM, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', isStream);
  await comeIn(page, deal.seller, marketplace, '/blog');
  await expect(bell(page)).toHaveAccessibleName('Notices: 1 not read');
  await page.clock.runFor(3_000);
  await refused;
  await bookAnother(marketplace);
  await page.clock.runFor(POLL_MS);
  await expect(bell(page)).toHaveAccessibleName('Notices: 2 not read');
});

test('an open conversation asks for nothing while the stream is open, and by itself where none passes', async ({
  page,
  elsewhere,
  marketplace,
}) => {
  const talk = await aTalk(marketplace);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/conversations') && asked.push(request.url()));
  await page.clock.install();
  const listening = opened(page);
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  await page.clock.runFor(3_000);
  await listening;
  await expect(messages(page)).toContainText('Is it still available?');
  await page.clock.runFor(2_000);
  await page.waitForLoadState('load');
  const before = asked.length;
  await page.clock.runFor(30_000);
  expect(asked.slice(before)).toEqual([]);

  const without = await elsewhere();
  await without.clock.install();
  await without.route(STREAM, (route) => route.abort());
  const refused = without.waitForEvent('requestfailed', isStream);
  await comeIn(without, talk.buyer, marketplace, threadOf(talk));
  await without.clock.runFor(3_000);
  await refused;
  await say(talk.seller, talk.id, { words: 'It is.' });
  await without.clock.runFor(POLL_MS);
  await expect(messages(without)).toContainText('It is.');
});

test('a logout ends the stream of all tabs, and whoever logs in next hears nothing of it', async ({
  page,
  context,
  marketplace,
}) => {
  const { email } = deal.seller;
  const streams = streamsOf(context);
  const listening = opened(page);
  await logIn(page, email, '/blog');
  await listening;
  const second = await context.newPage();
  await second.goto('/blog');
  await expect(bell(second)).toBeVisible();
  const ended = page.waitForEvent('requestfailed', isStream);
  await second.getByRole('button', { name: 'Logout' }).click();
  await ended;
  await expect(bell(page)).toHaveCount(0);
  await bookAnother(marketplace);
  const next = await newcomer(marketplace.url, 'buyer');
  // Either tab may hold it.
  const theirs = context.waitForEvent('response', isOpened);
  await logIn(page, next.email, '/blog');
  await theirs;
  await expect(bell(page)).toHaveAccessibleName('Notices');
  const authorizations = await Promise.all(streams.map((stream) => stream.headerValue('authorization')));
  expect(new Set(authorizations).size).toBe(authorizations.length);
});

test('a stranger opens no stream, and loads nothing of it', async ({ page, context, marketplace }) => {
  const streams = streamsOf(context);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(streams).toEqual([]);
  const before = new Set(scripts);
  await comeAndListen(page, marketplace, '/');
  expect(scripts.filter((url) => /\/assets\/live-/.test(url) && before.has(url))).toEqual([]);
  expect(scripts.some((url) => /\/assets\/live-/.test(url))).toBe(true);
});
