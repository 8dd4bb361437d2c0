import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Screen, visit } from '../e2e/screens/screen.ts';
import { SCHEMES, screens } from '../e2e/screens/screens.ts';
import { type Stage, setStage } from '../e2e/screens/stage.ts';
import { browser } from '../test/browser.ts';
import { galleriesOf } from '../test/galleries.ts';
import { type Marketplace, startMarketplace } from '../test/marketplace.ts';
import { build } from './build.ts';
import { photograph } from './screens/photograph.ts';

const FOLDER = join(import.meta.dirname, '../build/screens');
const DOCS = join(import.meta.dirname, '../docs/screens');
const WIDTHS = [360, 768, 1280];
/** Only these are committed. */
const IN_DOCS = [
  'landing-1280-light',
  'landing-360-dark',
  'search-1280-light',
  'bike-360-light',
  'compare-1280-dark',
  'deal-proposed-1280-light',
  'deal-code-360-dark',
  'dispute-1280-light',
];

const wanted = process.argv.slice(2);
const isWanted = (name: string) => !wanted.length || wanted.some((beginning) => name.startsWith(beginning));

await build();
if (!wanted.length) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const marketplace = await startMarketplace();
const chromiumRunning = await chromium.launch(await browser());
try {
  await galleriesOf(marketplace);
  const stage = await setStage(marketplace);
  for (const [name, screen] of Object.entries(screens)) {
    if (!isWanted(name)) continue;
    await take(name, screen, { browser: chromiumRunning, stage, marketplace }).catch((fault) => {
      console.error(`${name}: ${fault}`);
      process.exitCode = 1;
    });
  }
} finally {
  await chromiumRunning.close();
  await marketplace.stop();
}
interface Place {
  browser: Browser;
  stage: Stage;
  marketplace: Marketplace;
}

async function take(name: string, screen: Screen, { browser, stage, marketplace }: Place) {
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: WIDTHS[0] ?? 360, height: 800 },
  });
  context.setDefaultTimeout(10_000);
  try {
    const page = await visit(await context.newPage(), screen, stage, marketplace);
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) {
        const picture = `${name}-${width}-${scheme}`;
        const file = join(FOLDER, `${picture}.webp`);
        const isInDocs = IN_DOCS.includes(picture);
        writeFileSync(file, await photograph(page, { width, colorScheme: scheme, scale: isInDocs ? 1 : 0.5 }));
        if (isInDocs) copyFileSync(file, join(DOCS, `${picture}.webp`));
      }
    console.log(name);
  } finally {
    await context.close();
  }
}
