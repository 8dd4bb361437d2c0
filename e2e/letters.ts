import type { Page } from '@playwright/test';

/** Opens the newest letter to somebody in the inbox of this machine, and follows its link. */
export async function followLetter(inbox: Page, email: string, subject: RegExp) {
  await inbox.goto('/dev/mail');
  await inbox.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first().click();
  await inbox
    .getByRole('link', { name: /^http.*token=/ })
    .first()
    .click();
}
