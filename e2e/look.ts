import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { expect, test } from './kickstand.ts';
import { oddWords } from './odd-words.ts';
import { type Screen, visit } from './screens/screen.ts';
import { type Stage, setStage } from './screens/stage.ts';
import { stickingOut } from './sticking-out.ts';

const ALL_WIDTHS = [360, 768, 1280];
/** Each layout and each theme once. */
const LOOKS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
/** Includes best practices and target size. */
const EVERYTHING = { rules: { 'target-size': { enabled: true } } };
/** A page grows a few times while it is measured. */
const MOST_GROWTHS = 10;

/** Tests of screens: a file of them is the work of one worker. */
export function lookAt(screens: Record<string, Screen>) {
  let stage: Stage;
  test.beforeAll(async ({ marketplace }) => {
    stage = await setStage(marketplace);
  });

  for (const [name, screen] of Object.entries(screens))
    test(`${name} is for everybody, on a phone and on a desk, by day and by night`, async ({ page, marketplace }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const shown = await visit(page, screen, stage, marketplace);
      expect(await oddWords(shown), 'words and figures are those of docs/words.md').toEqual([]);
      for (const width of ALL_WIDTHS) {
        await shown.setViewportSize({ width, height: 800 });
        expect(await shown.evaluate(stickingOut), `nothing sticks out at ${width} px`).toEqual([]);
      }
      for (const { width, colorScheme } of LOOKS) {
        await shown.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await showWhole(shown, width);
        expect(await barriers(shown, EVERYTHING), `${width} px, ${colorScheme}`).toEqual([]);
      }
    });
}

/**
 * Resizes the window to the page's height, so that no sticky bar covers content. Estimated heights need several rounds.
 */
async function showWhole(page: Page, width: number) {
  let height = 800;
  for (let growths = 0; growths < MOST_GROWTHS; growths++) {
    await page.setViewportSize({ width, height });
    const needed = await page.evaluate(wholeHeight);
    if (needed === height) return;
    height = needed;
  }
  throw new Error('The page does not stop growing');
}

async function wholeHeight() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return document.querySelector('dialog[open]') ? innerHeight : document.documentElement.scrollHeight;
}
