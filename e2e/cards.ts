import { expect, type Locator, type Page } from '@playwright/test';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const POOR_CARD = '4000 0000 0000 9995';
/** Requires authentication. */
export const CHECKED_CARD = '4000 0025 0000 3155';

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

export async function fillInCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
}

export async function payByCard(page: Page, number: string) {
  await fillInCard(page, number);
  await payButton(page).click();
}

export function bankAnswer(page: Page, answer: 'Complete' | 'Fail'): Locator {
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  return bank.frameLocator('iframe').getByRole('button', { name: answer });
}

/** Chromium ignores clicks in a cross-site frame that moved within the last half second. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail') {
  const button = bankAnswer(page, answer);
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(button).toBeHidden({ timeout: 2000 });
  }).toPass();
}
