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
