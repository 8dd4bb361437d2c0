import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { expect, test } from './kickstand.ts';
import { visit } from './screens/screen.ts';
import { SCHEMES, screens } from './screens/screens.ts';
import { type Stage, setStage } from './screens/stage.ts';

const ALL_WIDTHS = [360, 768, 1280];
/** Where the layouts differ. */
const AXE_WIDTHS = [360, 1280];
const LIGHT = ['light'] as const;
/** Every rule of axe, best practices and the size of targets included. */
const EVERYTHING = { rules: { 'target-size': { enabled: true } } };
/** What a change of colours alone can break. */
const ABOUT_COLOUR = { runOnly: ['color-contrast', 'link-in-text-block'] };

let stage: Stage;
test.beforeAll(async ({ marketplace }) => {
  stage = await setStage(marketplace);
});

for (const [name, screen] of Object.entries(screens))
  test(`${name} is for everybody, on a phone and on a desk, by day and by night`, async ({ page, marketplace }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const shown = await visit(page, screen, stage, marketplace);
    for (const width of ALL_WIDTHS) {
      await shown.setViewportSize({ width, height: 800 });
      expect(await shown.evaluate(sideways), `nothing sticks out at ${width} px`).toEqual([]);
    }
    for (const width of AXE_WIDTHS) {
      await showWhole(shown, width);
      // Colours are the same at every width.
      for (const colorScheme of width === 360 ? SCHEMES : LIGHT) {
        await shown.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const rules = colorScheme === 'light' ? EVERYTHING : ABOUT_COLOUR;
        expect(await barriers(shown, rules), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

/**
 * The window is high enough for everything, so that a bar at the foot of it hides nothing; a dialog has a window of its
 * own. What comes into sight may be higher than it was thought to be, so it takes more than one look.
 */
async function showWhole(page: Page, width: number) {
  let height = 800;
  await page.setViewportSize({ width, height });
  await expect(async () => {
    const needed = await page.evaluate(wholeHeight);
    const isWhole = needed === height;
    height = needed;
    await page.setViewportSize({ width, height });
    expect(isWhole).toBe(true);
  }).toPass();
}

function wholeHeight() {
  return document.querySelector('dialog[open]') ? innerHeight : document.documentElement.scrollHeight;
}

/** What reaches beyond the right edge of the window, unless something around it cuts it off or scrolls. */
function sideways(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
  );
  return out.map(({ outerHTML }) => outerHTML.slice(0, 200));
}
