import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 60;

/** Presses Tab until the element has the focus; every stop must be visible. */
export async function walkTo(page: Page, target: Locator, { back = false } = {}) {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const { hidden, arrived } = await target.evaluate(stop);
    expect(hidden, 'the focus can be seen').toBeNull();
    if (arrived) return;
  }
  throw new Error(`${target} is not within ${MOST_STEPS} steps of the keyboard`);
}

export const walkBackTo = (page: Page, target: Locator) => walkTo(page, target, { back: true });

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await walkTo(page, target);
  await page.keyboard.press(key);
}

/** Fills in a form from the focused field; selects are typed by their first letters. */
export async function typeInto(page: Page, form: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if (!(await hasFocus(field))) await walkTo(page, field);
    await page.keyboard.type(value);
  }
}

/** A new page moves the focus to its heading. */
export async function expectArrival(page: Page, heading: string | RegExp) {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText(heading);
  await expect(h1).toBeFocused();
}

function hasFocus(target: Locator) {
  return target.evaluate((element) => element === document.activeElement);
}

/** Whether the focus is at the target, and the focused element if it is invisible: one question, as every step asks. */
function stop(target: Element): { hidden: string | null; arrived: boolean } {
  const stop = document.activeElement;
  const arrived = target === stop;
  // After the last stop the browser's own controls get the focus.
  if (!stop || stop === document.body) return { hidden: null, arrived };
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const box = stop.getBoundingClientRect();
  const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return { hidden: drawn && inWindow ? null : stop.outerHTML.slice(0, 200), arrived };
}
