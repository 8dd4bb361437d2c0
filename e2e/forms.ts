import { expect, type Locator, type Page } from '@playwright/test';

type Form = Page | Locator;

/** Values of selects are option names. */
export async function fillIn(form: Form, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function expectKept(form: Form, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
}

/** The message is visible and announced. */
export async function expectFault(form: Form, label: string, words: string) {
  const field = form.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect
    .poll(() => field.evaluate((element) => element.ariaDescribedByElements?.at(-1)?.textContent))
    .toBe(words);
}

export async function expectNoFault(form: Form, label: string) {
  await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'false');
}

/** Counts later calls to an endpoint. */
export function callsTo(page: Page, method: string, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count++;
  });
  return () => count;
}
