import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './kickstand.ts';
import { visit } from './screens/screen.ts';
import { SCHEMES, screens } from './screens/screens.ts';
import { type Stage, setStage } from './screens/stage.ts';

const ALL_WIDTHS = [360, 768, 1280];
/** Where the layouts differ. */
const AXE_WIDTHS = [360, 1280];
const LIGHT = ['light'] as const;
/** What a change of colours alone can break. */
const ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];

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
      await shown.setViewportSize({ width, height: 800 });
      await shown.setViewportSize({ width, height: await shown.evaluate(wholeHeight) });
      // Colours are the same at every width.
      for (const colorScheme of width === 360 ? SCHEMES : LIGHT) {
        await shown.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const rules = colorScheme === 'light' ? undefined : ABOUT_COLOUR;
        expect(await barriers(shown, rules), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

/** Every rule of axe and every severity, best practices and the size of targets included. */
async function barriers(page: Page, rules?: string[]) {
  // No script runs in a mail's frame, axe neither. Without other frames, the legacy mode finds the same, and sooner.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]').setLegacyMode();
  if (rules) axe.withRules(rules);
  else axe.options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 300)}\n${failureSummary}`),
  }));
}

/** High enough for everything, so that a bar at the foot of the window hides nothing; a dialog has a window of its own. */
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
