import { expect, type Locator } from '@playwright/test';

/** Checks contrast and colour. */
export async function expectInRed(words: Locator) {
  await expect(words).toBeVisible();
  const [red, green, blue] = await words.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.fillStyle = getComputedStyle(element).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
}
