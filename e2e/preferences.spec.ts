import type { Page } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { chooseNotices } from '#contract/notice-preferences.ts';
import { addPushDevice } from '#contract/push-devices.ts';
import { newcomer } from '../test/newcomer.ts';
import { aJpeg, send } from '../test/photos.ts';
import { meeting } from '../test/products.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { runJob } from './jobs.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';
import { testWithWorker } from './service-worker.ts';

const ACCOUNT = '/dashboard/account';
const CHOICES = `**/api${chooseNotices.path.replace(/:\w+/g, '*')}`;
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const card = (page: Page) => page.getByRole('region', { name: 'What reaches you' });
const letters = (page: Page, about: string) => card(page).getByRole('switch', { name: `${about} Letters` });
const announcement = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const turnOn = (page: Page) => card(page).getByRole('button', { name: 'Show push messages in this browser' });

async function comeIn(page: Page, url: string, address = ACCOUNT) {
  const person = await newcomer(url, 'buyer');
  await logIn(page, person.email, address);
  await expect(card(page)).toBeVisible();
  return person;
}

test('what reaches a person is theirs to choose', async ({ page, marketplace: { url } }) => {
  await comeIn(page, url);

  await test.step('a choice is kept at once, by keyboard too, and can be undone', async () => {
    await expect(letters(page, 'Favourites')).toBeChecked();
    await letters(page, 'Favourites').focus();
    await page.keyboard.press('Space');
    await expect(announcement(page, 'Letters about favourites are off.')).toBeVisible();
    await page.reload();
    await expect(letters(page, 'Favourites')).not.toBeChecked();
    await letters(page, 'Favourites').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(letters(page, 'Favourites')).not.toBeChecked();
  });

  await test.step('letters about deals and money have no switch', async () => {
    for (const about of ['Deals', 'Your money']) {
      await expect(letters(page, about)).toHaveCount(0);
      await expect(card(page).getByRole('listitem').filter({ hasText: about }).first()).toContainText('Letters always');
    }
  });

  await test.step('what could not be kept goes back, and the reason is told', async () => {
    await page.route(CHOICES, (route) => route.abort());
    await letters(page, 'Offers').click();
    await expect(announcement(page, 'Kickstand could not be reached')).toBeVisible();
    await expect(letters(page, 'Offers')).toBeChecked();
  });
});

test('a letter leads to the choices', async ({ page, elsewhere, marketplace }) => {
  const { seller, buyer } = await aDeal(marketplace);
  const { body: photo } = await send(`${marketplace.url}/api`, seller, await aJpeg());
  const productName = 'Photographed Yamaha';
  const productId = await aBikeOf(seller, marketplace, { productName, photos: [{ name: photo.name, alt: '' }] });
  await buyer.call(bookProduct, { body: { productId, ...meeting } });
  const inbox = await elsewhere();
  const letter = inbox
    .getByRole('link')
    .filter({ hasText: seller.email })
    .filter({ hasText: `Booked: ${productName}` })
    .first();
  await runJob(marketplace, 'mail-notices');
  await expect(async () => {
    await inbox.goto('/dev/mail');
    await expect(letter).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await letter.click();
  const shown = inbox.frameLocator('iframe');
  const picture = shown.getByRole('img', { name: /Yamaha/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = await shown.getByRole('link', { name: 'Choose what reaches you' }).getAttribute('href');
  await logIn(page, seller.email, ACCOUNT);
  await page.goto(address ?? '');
  await expect(card(page)).toBeInViewport();
});

testWithWorker('a browser is asked for push messages', async ({ page, marketplace: { url } }) => {
  await test.step('push messages are asked for on a click only, come to this browser, and can be turned off', async () => {
    // A browser without a screen refuses permission, and no push service is within reach: both are made up.
    const madeUp = await page.addInitScript((keys) => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => {
        asked.push('permission');
        return 'granted';
      };
      let endpoint = sessionStorage.getItem('endpoint');
      const subscription = () =>
        endpoint ? { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => keep(null) } : null;
      const keep = (address: string | null) => {
        endpoint = address;
        if (address) sessionStorage.setItem('endpoint', address);
        else sessionStorage.removeItem('endpoint');
        return true;
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription(),
        subscribe: async () => keep('https://push.example.com/of-this-browser') && subscription(),
      });
    }, KEYS);
    await comeIn(page, url);
    await expect(turnOn(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
    await turnOn(page).click();
    await expect(announcement(page, 'This browser shows push messages')).toBeVisible();
    await expect(turnOn(page)).toBeHidden();
    await expect(card(page).getByText('This browser', { exact: true })).toBeVisible();

    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toBe(`${url}/service-worker.js`);

    await page.reload();
    await card(page)
      .getByRole('button', { name: /^Turn off: Chrome/ })
      .click();
    await expect(announcement(page, 'No push messages there any more')).toBeVisible();
    await expect(turnOn(page)).toBeVisible();
    await expect(card(page).getByRole('heading', { name: 'Push messages' })).toBeFocused();
    await madeUp.dispose();
  });

  await test.step('a browser without a push service says so, and nothing is kept', async () => {
    let calls = 0;
    await page.route(`**/api${addPushDevice.path}`, (route) => {
      if (route.request().method() === 'POST') calls++;
      return route.continue();
    });
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('Registration failed', 'AbortError'));
    });
    await page.reload();
    await turnOn(page).click();
    await expect(card(page).getByRole('alert')).toHaveText(/cannot show push messages of Kickstand just now/);
    expect(calls).toBe(0);
  });
});
