import type { Page } from '@playwright/test';

export async function giveReason(page: Page, { reason = 'It looks like a scam', words = '' } = {}) {
  const dialog = page.getByRole('dialog', { name: 'Report this bike' });
  await dialog.getByLabel(reason).check();
  await dialog.getByLabel('Anything else? (optional)').fill(words);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
}
