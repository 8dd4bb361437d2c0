import { expect, type Locator, type Page } from '@playwright/test';

type Files = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

export const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: tile(page) });
const tile = (page: Page) => page.getByRole('button', { name: /^Photo \d+ of \d+/ });

export async function choose(place: Page | Locator, files: Files) {
  await place.locator('input[aria-label="Add photos"]').setInputFiles(files);
}

export async function expectReady(page: Page, count: number) {
  await expect(page.getByRole('button', { name: /^Describe photo/ })).toHaveCount(count);
}

export async function describe(page: Page, place: number, words: string) {
  await page.getByRole('button', { name: `Describe photo ${place}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe this photo' });
  await dialog.getByLabel('What does it show?').fill(words);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
}

/** In display order. */
export async function shownPhotos(page: Page): Promise<string[]> {
  const images = tile(page).locator('img');
  return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
}

/** Simulates drag or paste of files. */
export async function hand(
  page: Page,
  how: 'drop' | 'paste',
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
) {
  const transfer = await page.evaluateHandle(
    ([bytes, name, type]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  const target = page.getByText('Up to 20');
  if (how === 'paste')
    return page.evaluate(
      (clipboardData) => document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
      transfer,
    );
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop them here')).toBeVisible();
  await page.getByText('Drop them here').dispatchEvent('drop', { dataTransfer: transfer });
}
