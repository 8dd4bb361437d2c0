import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { expect, test } from './kickstand.ts';
import { oddWords } from './odd-words.ts';
import { type Screen, visit } from './screens/screen.ts';
import { type Stage, setStage } from './screens/stage.ts';
import { stickingOut } from './sticking-out.ts';

/** Each layout and each theme once. */
const PHONE = { width: 360, colorScheme: 'dark' } as const;
const TABLET = { width: 768 } as const;
const DESKTOP = { width: 1280, colorScheme: 'light' } as const;
const HEIGHT = 800;
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
      await setWindow(page, PHONE);
      const shown = await visit(page, screen, stage, marketplace);
      await layOut(shown, PHONE);
      expect(await oddWords(shown), 'words and figures are those of docs/words.md').toEqual([]);
      await showWhole(shown, PHONE);
      await isForEverybody(shown, PHONE);
      await layOut(shown, TABLET);
      await layOut(shown, DESKTOP);
      await shown.evaluate(renderAll);
      if (await shown.evaluate(hasBar)) await showWhole(shown, DESKTOP);
      await isForEverybody(shown, DESKTOP);
    });
}

interface Look {
  width: number;
  colorScheme?: 'dark' | 'light';
}

async function setWindow(page: Page, { width, colorScheme }: Look) {
  if (colorScheme) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: HEIGHT });
}

async function layOut(page: Page, look: Look) {
  await setWindow(page, look);
  expect(await page.evaluate(stickingOut), `nothing sticks out at ${look.width} px`).toEqual([]);
}

async function isForEverybody(page: Page, { width, colorScheme }: Look) {
  expect(await barriers(page, EVERYTHING), `${width} px, ${colorScheme}`).toEqual([]);
}

/** Lays out what is not in view, too; painting all of a wide page costs a second of CPU. */
async function renderAll() {
  const rendered = new CSSStyleSheet();
  rendered.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(rendered);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** One that may cover content. */
function hasBar(): boolean {
  return [...document.body.querySelectorAll('*')].some((element) => {
    const { position, bottom } = getComputedStyle(element);
    const isBar = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
    return isBar && element.checkVisibility();
  });
}

/**
 * Resizes the window to the page's height, so that no sticky bar covers content, and what loads near the window is there.
 * Estimated heights need several rounds.
 */
async function showWhole(page: Page, { width }: Look) {
  let height = HEIGHT;
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
