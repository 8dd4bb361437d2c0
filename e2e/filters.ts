import type { Locator, Page } from '@playwright/test';
import { isAlive } from './alive.ts';

export async function openSearch(page: Page, address: string) {
  await page.goto(address);
  await isAlive(page);
}

export const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status').first();
export const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
export const models = (page: Page) => page.getByRole('group', { name: 'Model' });

/** Opens the section if needed. */
export async function section(page: Page, title: string): Promise<Locator> {
  const group = page.getByRole('group', { name: title, exact: true });
  const summary = page.locator('summary').filter({ has: page.getByText(title, { exact: true }) });
  if (!(await group.isVisible())) await summary.click();
  return group;
}

/** Count of matches: `12 bikes`. */
export async function saidOf(choice: Locator): Promise<string> {
  return choice.evaluate(
    (input) =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.querySelector('.sr-only')?.textContent ??
      '',
  );
}

export const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
