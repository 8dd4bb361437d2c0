import type { Page } from '@playwright/test';
import { FILES, PAGES, PRIVATE } from '#client/service-worker/cache-names.ts';
import { readDeal } from '#contract/deals.ts';
import { anAgreedDeal } from './agreed-deals.ts';
import type { Deal } from './deals.ts';
import { expect } from './kickstand.ts';
import { logIn } from './people.ts';
import { testWithWorker as test } from './service-worker.ts';

test('a bike that was looked at is there without a connection, and says when it was saved', async ({ page }) => {
  await page.goto('/search');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await page.goto(address);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await isKept(page, PAGES, address);
  await isKept(page, PAGES, `${address}.data`);

  await page.context().setOffline(true);
  await test.step('also after a reload, with its photo', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'This was saved on' })).toContainText('You are offline.');
    const photo = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('an address that is not saved leads to what is', async () => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Offline copies' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
  await test.step('with the connection it is the page of now', async () => {
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByText('This was saved on')).toBeHidden();
  });
  await test.step('and all of it can be removed', async () => {
    await page.goto('/offline');
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByText('No offline copies yet')).toBeVisible();
    expect(await keptIn(page, PAGES)).toEqual([]);
  });
});

test('the handover code is there without a connection, until the logout', async ({ page, marketplace }) => {
  const deal = await anAgreedDeal(marketplace);
  await logIn(page, deal.buyer.email, `/dashboard/myorders/${deal.buyer.email}`);
  await test.step('the deal is saved although its page was not opened', () => isKept(page, PRIVATE, addressOf(deal)));
  await isKept(page, PRIVATE, `/api/bookings/${deal.bookingId}/deal`);

  const isDrawing = (file: string) => file.includes('/qr-code-');
  await expect.poll(async () => (await keptIn(page, FILES)).some(isDrawing)).toBe(true);
  const { code = '' } = (await deal.buyer.call(readDeal, { params: { id: deal.bookingId } })).body;
  await page.context().setOffline(true);
  await test.step('its page opens, whole', async () => {
    await page.goto(addressOf(deal));
    await page.getByRole('button', { name: 'Show my code' }).click();
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByText('This was saved on')).toBeVisible();
    await expect(page.getByText('A part of this page did not arrive')).toBeHidden();
  });
  await page.context().setOffline(false);
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await test.step('nothing of it is left on the device', async () => {
    await expect.poll(() => keptIn(page, PRIVATE)).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(addressOf(deal));
    await expect(page.getByRole('heading', { level: 1, name: 'Offline copies' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Deals' })).toHaveCount(0);
  });
  await page.context().setOffline(false);
});

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(manifest ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons, screenshots, shortcuts } = await answer.json();
  for (const { src, type } of [...icons, ...screenshots])
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

const addressOf = ({ bookingId }: Deal) => `/dashboard/deal/${bookingId}`;

const keptIn = (page: Page, cache: string) =>
  page.evaluate(
    async (name) =>
      (await caches.has(name)) ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [],
    cache,
  );

async function isKept(page: Page, cache: string, pathname: string) {
  await expect.poll(() => keptIn(page, cache), { timeout: 20_000 }).toContain(pathname);
}
