import type { Page } from '@playwright/test';
import { addMessagePhoto, sendMessage } from '#contract/messages.ts';
import { comeIn } from './cast.ts';
import { aTalk, box, messages, type Talk, threadOf } from './conversations.ts';
import { expect, test } from './kickstand.ts';
import { aPng, uprightJpeg } from './photo-files.ts';

const UPLOAD = `**/api${addMessagePhoto.path}`;
const SEND = `**/api${sendMessage.path.replace(':id', '*')}`;

let talk: Talk;
test.beforeEach(async ({ marketplace }) => {
  talk = await aTalk(marketplace);
});

const inState = (page: Page, state: string) =>
  page.getByRole('list', { name: 'Photos to send' }).locator(`[data-state="${state}"]`);

test('photos that wait to be sent survive a reload, arrived or not, and leave with a logout', async ({
  page,
  marketplace,
}) => {
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  const chooser = page.getByLabel('Add photos').and(page.locator('input'));
  const toSend = page.getByRole('list', { name: 'Photos to send' }).getByRole('listitem');
  await chooser.setInputFiles(await aPng());
  await expect(inState(page, 'ready')).toHaveCount(1);
  await page.route(UPLOAD, (route) => route.abort());
  await chooser.setInputFiles(await uprightJpeg());
  await expect(inState(page, 'failed')).toHaveCount(1);
  await box(page).fill('Two photos of mine');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(toSend).toHaveCount(2);
  await expect(inState(page, 'ready')).toHaveCount(2);
  await expect(box(page)).toHaveValue('Two photos of mine');

  // Not sent, with its photos: they come with the next try, after another reload.
  await page.route(SEND, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(page).getByRole('alert')).toContainText('Not sent.');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(toSend).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page).getByRole('button', { name: /in full size$/ })).toHaveCount(2);
  await expect(messages(page).getByRole('alert')).toHaveCount(0);

  await chooser.setInputFiles(await aPng());
  await expect(inState(page, 'ready')).toHaveCount(1);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('kickstand unsent files');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect.poll(databases).toEqual([]);
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  await expect(box(page)).toBeVisible();
  await expect(toSend).toHaveCount(0);
});

test('a message takes up to six photos, chosen or dropped; they are shown large', async ({ page, marketplace }) => {
  await comeIn(page, talk.buyer, marketplace, threadOf(talk));
  const chooser = page.getByLabel('Add photos').and(page.locator('input'));
  const held = Promise.withResolvers<void>();
  await page.route(UPLOAD, async (route) => {
    await held.promise;
    await route.continue();
  });
  await chooser.setInputFiles(await Promise.all(Array.from({ length: 7 }, () => aPng())));
  const toSend = page.getByRole('list', { name: 'Photos to send' });
  await expect(toSend.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('A message has 6 photos at most: 1 was left out.')).toBeVisible();
  const whileSent = await toSend.boundingBox();
  held.resolve();
  await expect(inState(page, 'ready')).toHaveCount(6);
  expect(await toSend.boundingBox()).toEqual(whileSent);
  for (const nth of [6, 5, 4, 3]) await page.getByRole('button', { name: `Remove photo ${nth}` }).click();
  await chooser.setInputFiles(await uprightJpeg());
  await expect(toSend.locator('[data-state="ready"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const photos = messages(page).getByRole('button', { name: /in full size$/ });
  await expect(photos).toHaveCount(3);
  await expect(toSend).toBeHidden();
  await photos.nth(1).click();
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(viewer).toContainText('2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('3 of 3');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.nth(1)).toBeFocused();
});
