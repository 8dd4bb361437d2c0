import { expect, type Page } from '@playwright/test';

/** Opens the newest letter to somebody in the inbox of this machine, once it has come, and follows its link. */
export async function followLetter(inbox: Page, email: string, subject: RegExp) {
  const letter = inbox.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await inbox.goto('/dev/mail');
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  await letter.click();
  await inbox
    .getByRole('link', { name: /^http.*token=/ })
    .first()
    .click();
}

/** From a page that asks for it: opens the letter, says yes in it, and comes back. */
export async function confirmByLetter(page: Page) {
  const opening = page.waitForEvent('popup');
  // A dialog may say it over the banner.
  await page.getByRole('link', { name: 'Open the letter' }).last().click();
  const letter = await opening;
  await sayYes(letter);
  await letter.close();
  await comeBack(page);
}

/** In a letter that asks whether an address is the reader's. */
export async function sayYes(letter: Page) {
  const link = letter.getByRole('link', { name: /^http.*token=/ }).first();
  // A letter may arrive after the page that shows it.
  await expect(async () => {
    await letter.reload();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
  await letter.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(letter.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
}

/** This browser shows every page at once, so the tab says itself that it is looked at again. */
export async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
