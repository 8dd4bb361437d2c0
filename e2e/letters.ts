import { expect, type Page } from '@playwright/test';

/** Follows the link of the newest mail to an address, once it has arrived. */
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

export async function confirmByLetter(page: Page) {
  const opening = page.waitForEvent('popup');
  // A dialog may cover the banner.
  await page.getByRole('link', { name: 'Open the letter' }).last().click();
  const letter = await opening;
  await sayYes(letter);
  await letter.close();
  await comeBack(page);
}

export async function sayYes(letter: Page) {
  const link = letter.getByRole('link', { name: /^http.*token=/ }).first();
  // The mail may arrive after the inbox page.
  await expect(async () => {
    await letter.reload();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
  await letter.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(letter.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
}

/** The headless browser keeps every tab visible, so the test sends the event. */
export async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
