import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const FOLDER = join(import.meta.dirname, '../docs/screens');
const WIDTHS = [360, 768, 1280];
const MOST_IN_FOLDER_MB = 14;

const wanted = process.argv.slice(2);
const isWanted = (name: string) => !wanted.length || wanted.some((beginning) => name.startsWith(beginning));

await build();
mkdirSync(FOLDER, { recursive: true });
const marketplace = await startMarketplace();
const chromiumRunning = await chromium.launch(await browser());
const made = new Set<string>();
try {
  await galleriesOf(marketplace);
  const stage = await setStage(marketplace);
  for (const [name, screen] of Object.entries(screens)) {
    if (!isWanted(name)) continue;
    const files = await take(name, screen, { browser: chromiumRunning, stage, marketplace }).catch((fault) => {
      console.error(`${name}: ${fault}`);
      process.exitCode = 1;
      return [];
    });
    for (const file of files) made.add(file);
  }
} finally {
  await chromiumRunning.close();
  await marketplace.stop();
}
tidyUp();

interface Place {
  browser: Browser;
  stage: Stage;
  marketplace: Marketplace;
}

/** Photographs a screen in all widths and schemes, and answers the files. */
async function take(name: string, screen: Screen, { browser, stage, marketplace }: Place): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: WIDTHS[0] ?? 360, height: 800 },
  });
  context.setDefaultTimeout(10_000);
  try {
    const page = await visit(await context.newPage(), screen, stage, marketplace);
    const files = [];
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) {
        const file = `${name}-${width}-${scheme}.webp`;
        writeFileSync(join(FOLDER, file), await photograph(page, width, scheme));
        files.push(file);
      }
    console.log(`${megabytes(files).toFixed(2)} MB  ${name}`);
    return files;
  } finally {
    await context.close();
  }
}

/** Removes what is no longer made, and sees that the rest stays small. */
function tidyUp() {
  const pictures = () => readdirSync(FOLDER).filter((file) => file.endsWith('.webp'));
  const isWhole = !wanted.length && !process.exitCode;
  for (const file of pictures()) if (isWhole && !made.has(file)) rmSync(join(FOLDER, file));
  const size = megabytes(pictures());
  console.log(`${size.toFixed(2)} MB in ${pictures().length} pictures`);
  if (size <= MOST_IN_FOLDER_MB) return;
  console.error(`docs/screens may hold ${MOST_IN_FOLDER_MB} MB.`);
  process.exitCode = 1;
}

function megabytes(files: readonly string[]) {
  return files.reduce((sum, file) => sum + readFileSync(join(FOLDER, file)).length, 0) / 1e6;
}
