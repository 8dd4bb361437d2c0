import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newcomer } from '../test/newcomer.ts';
import { expect, test } from './kickstand.ts';
import { comeAsNewcomer, openGoogle } from './people.ts';

const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

test('closing Google’s window, or saying no there, can be made good', async ({ page }) => {
  await page.goto('/login');
  const closed = await openGoogle(page);
  await expect(closed.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await closed.close();
  await expect(refusal(page)).toHaveText('Google login was cancelled. You can try again.');

  const denied = await openGoogle(page);
  await expect(refusal(page)).toBeHidden();
  await denied.getByRole('button', { name: 'Cancel' }).click();
  await expect(refusal(page)).toHaveText('Google login was cancelled. You can try again.');

  const google = await openGoogle(page);
  await google.getByRole('button', { name: /Maya Rahman/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Maya Rahman' })).toBeVisible();
});

test('the same person comes back to the same account, where the guard remembered', async ({ page, elsewhere }) => {
  const person = { name: 'Rosa Lindqvist', email: `rosa-${randomUUID()}@example.test` };
  for (const browser of [page, await elsewhere()]) {
    await browser.goto(`/dashboard/myorders/${person.email}`);
    await comeAsNewcomer(await openGoogle(browser), person);
    await expect(browser).toHaveURL(`/dashboard/myorders/${person.email}`);
    await expect(browser.getByText('No bookings yet')).toBeVisible();
  }
});

test('Google lets in the owner of an address that somebody else signed up with, as somebody new', async ({
  page,
  marketplace,
}) => {
  const { email } = await newcomer(marketplace.url, 'seller', { confirms: false });
  await page.goto('/login');
  await comeAsNewcomer(await openGoogle(page), { name: 'Not The Same', email });
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Not The Same' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Add Product' }),
  ).toBeVisible();
});

test('a refusal is heard although Google’s window has closed before it arrives', async ({ page, marketplace }) => {
  const { email } = await newcomer(marketplace.url, 'seller', { email: 'sam.quill@example.net' });
  await page.addInitScript(hearLate);
  await page.goto('/login');
  const google = await openGoogle(page);
  await google.getByRole('button', { name: new RegExp(email) }).click();
  await expect(refusal(page)).toContainText('nobody has confirmed that it is yours');
  await expect(page).toHaveURL('/login');
});

/** Polls the popup's state at once, but delays its messages. */
function hearLate() {
  const [listen, repeat] = [window.addEventListener, window.setInterval];
  window.addEventListener = (
    type: string,
    hear: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions,
  ) => listen(type, type === 'message' ? (event) => setTimeout(hear as EventListener, 200, event) : hear, options);
  window.setInterval = ((act: () => void) => repeat(act, 20)) as typeof window.setInterval;
}
