import type { Browser, Page } from '@playwright/test';
import { PAGES } from '#client/service-worker/cache-names.ts';
import { readDeal } from '#contract/deals.ts';
import { readInspection } from '#contract/inspections.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import { comeIn } from './cast.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expect, test as plainTest } from './kickstand.ts';
import { logIn } from './people.ts';
import { uprightJpeg } from './photo-files.ts';
import { testWithWorker as test } from './service-worker.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const UP_TO_DATE = 'Up to date';

test('a bike is inspected without a connection, and sent with the next one', async ({ page, browser, marketplace }) => {
  const deal = await aDeal(marketplace);
  const { buyer, seller, productId: id, bookingId } = deal;
  const read = async () => (await buyer.call(readInspection, { params: { id } })).body;
  await logIn(page, buyer.email, `/products/${id}`);
  await isKept(page, `/inspect/${id}`);
  await isKept(page, `/inspect/${id}.data`);

  await page.context().setOffline(true);
  await test.step('from the page of the bike', async () => {
    await page.getByRole('link', { name: 'Inspect this bike' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Inspection of/ })).toBeVisible();
    const chain = part(page, 'Chain');
    await chain.getByRole('button', { name: 'Not sure' }).click();
    await chain.getByLabel('Note').fill('It hangs low');
    await chain
      .getByLabel('Add photos')
      .and(page.locator('input'))
      .setInputFiles(await uprightJpeg());
    await expect(chain.getByRole('img', { name: 'Open photo 1' })).toBeVisible();
    await part(page, 'Oil').getByRole('button', { name: 'Good' }).click();
    await expect(page.getByText('2 of 7 checked')).toBeVisible();
    await expect(status(page)).toContainText('Waiting for a connection');
  });
  await test.step('it is there after a reload', async () => {
    await page.reload();
    await theChainIsThere(page);
    await page.goto('/offline');
    await expect(page.getByText('2 of 7 checked, on this device only')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: deal.productName }).first().click();
    await theChainIsThere(page);
  });
  await test.step('with the connection it is sent', async () => {
    expect((await read()).entries).toEqual([]);
    await page.context().setOffline(false);
    await expect(status(page)).toContainText(UP_TO_DATE);
    const { entries, photos } = await read();
    expect(entries.map(({ item, note }) => [item, note]).sort()).toEqual([
      ['chain', 'It hangs low'],
      ['oil', ''],
    ]);
    expect(photos).toHaveLength(1);
  });

  const other = await anotherDevice(browser, marketplace);
  await test.step('two devices that do not see each other’s make two versions, and the person keeps both', async () => {
    await comeIn(other, buyer, marketplace, `/inspect/${id}`);
    await theChainIsThere(other);
    await page.context().setOffline(true);
    await part(page, 'Chain').getByRole('button', { name: 'Bad' }).click();
    await part(page, 'Chain').getByLabel('Note').fill('One link is stiff');
    await part(other, 'Chain').getByLabel('Note').fill('It hangs low, and is dry');
    await expect(status(other)).toContainText(UP_TO_DATE);
    await expect.poll(async () => (await read()).entries.map(({ note }) => note)).toContain('It hangs low, and is dry');
    await page.context().setOffline(false);
    const chain = part(page, 'Chain');
    await expect(chain).toContainText('There are 2 versions');
    await expect(chain).toContainText('One link is stiff');
    await expect(chain).toContainText('It hangs low, and is dry');
    await chain.getByRole('button', { name: 'Combine them' }).click();
    await expect(chain.getByLabel('Note')).toHaveValue(
      /It hangs low, and is dry\nOne link is stiff|One link is stiff\nIt hangs low, and is dry/,
    );
    await expect(chain.getByRole('button', { name: 'Bad' })).toHaveAttribute('aria-pressed', 'true');
    await expect(status(page)).toContainText(UP_TO_DATE);
    await other.reload();
    await expect(part(other, 'Chain').getByLabel('Note')).toHaveValue(/One link is stiff/);
    await other.context().close();
  });

  await test.step('the other side of the deal sees what is attached', async () => {
    await page.goto(`/dashboard/deal/${bookingId}`);
    await page.getByRole('button', { name: 'Attach my inspection' }).click();
    await expect(part(page, 'Inspection')).toContainText('One link is stiff');
    await expect(part(page, 'Inspection')).toContainText('Not checked: Frame number, Forks, Brakes, Tyres, Papers');
    expect((await seller.call(readDeal, { params: { id: bookingId } })).body.inspections).toHaveLength(1);
    const theirs = await anotherDevice(browser, marketplace);
    await comeIn(theirs, seller, marketplace, `/dashboard/deal/${bookingId}`);
    await expect(part(theirs, 'Inspection')).toContainText('One link is stiff');
    await expect(part(theirs, 'Inspection').getByRole('img', { name: 'Chain, photo 1' })).toBeVisible();
    await theirs.context().close();
    await page.getByRole('link', { name: 'Inspect this bike' }).click();
    await expect(page.getByRole('link', { name: 'Attached to your deal' })).toBeVisible();
  });

  await test.step('nothing of it is left on the device after the logout', async () => {
    await expect.poll(() => ownDatabases(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await expect.poll(() => ownDatabases(page)).toEqual([]);
  });
});

plainTest(
  'without a login it stays on the device, and is taken over with the next one',
  async ({ page, marketplace }) => {
    const [seller, buyer] = await Promise.all([
      newcomer(marketplace.url, 'seller'),
      newcomer(marketplace.url, 'buyer'),
    ]);
    const id = await aBikeOf(seller, marketplace);
    await page.goto(`/inspect/${id}`);
    await part(page, 'Brakes').getByRole('button', { name: 'Bad' }).click();
    await expect(status(page)).toContainText('On this device only');
    await page.reload();
    await expect(part(page, 'Brakes').getByRole('button', { name: 'Bad' })).toHaveAttribute('aria-pressed', 'true');

    await page.evaluate(([key, token]) => localStorage.setItem(key ?? '', token ?? ''), ['accessToken', buyer.token]);
    await page.reload();
    await expect(page.getByText('0 of 7 checked')).toBeVisible();
    await page.getByRole('button', { name: 'Add it to my account' }).click();
    await expect(page.getByText('1 of 7 checked')).toBeVisible();
    await expect(status(page)).toContainText(UP_TO_DATE);
    expect((await buyer.call(readInspection, { params: { id } })).body.entries).toHaveLength(1);

    await test.step('it can be removed, after a question', async () => {
      await page.getByRole('button', { name: 'Remove this inspection' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('0 of 7 checked')).toBeVisible();
      expect((await buyer.call(readInspection, { params: { id } })).body.entries).toEqual([]);
    });
  },
);

plainTest('a logout asks before it loses what was not sent', async ({ page, marketplace }) => {
  const [seller, buyer] = await Promise.all([newcomer(marketplace.url, 'seller'), newcomer(marketplace.url, 'buyer')]);
  const id = await aBikeOf(seller, marketplace);
  await logIn(page, buyer.email, `/inspect/${id}`);
  await page.route('**/api/inspections/**', (route) => route.abort());
  await part(page, 'Tyres').getByRole('button', { name: 'Good' }).click();
  await expect(status(page)).toContainText('Waiting for a connection');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out all the same?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByText('1 of 7 checked')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('0 of 7 checked')).toBeVisible();
  await expect.poll(() => ownDatabases(page)).toEqual([]);
});

async function theChainIsThere(page: Page) {
  const chain = part(page, 'Chain');
  await expect(chain.getByRole('button', { name: 'Not sure' })).toHaveAttribute('aria-pressed', 'true');
  await expect(chain.getByLabel('Note')).toHaveValue('It hangs low');
  await expect(chain.getByRole('img', { name: 'Open photo 1' })).toBeVisible();
}

const ownDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name?.startsWith('kickstand inspections of')),
  );

async function anotherDevice(browser: Browser, { url }: Marketplace): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  return context.newPage();
}

async function isKept(page: Page, pathname: string) {
  const kept = () =>
    page.evaluate(
      async (name) =>
        (await caches.has(name))
          ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
          : [],
      PAGES,
    );
  await expect.poll(kept, { timeout: 20_000 }).toContain(pathname);
}
