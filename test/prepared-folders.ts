import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder, PREPARED } from './data-folder.ts';
import { galleriesOf } from './galleries.ts';
import { startMarketplace } from './marketplace.ts';
import { memoryFolder } from './memory-folder.ts';

/** A first start with the demo and its photos takes 20 s of CPU: a test run makes it once. */
export async function prepareDataFolders(): Promise<{ env: Record<string, string>; remove(): void }> {
  const folder = memoryFolder('kickstand-folders-');
  const [empty, demo] = [join(folder, 'off'), join(folder, 'on')];
  await (await startMarketplace({ DATA_DIR: empty, DEMO: 'off' })).finish();
  mkdirSync(demo);
  copyFolder(empty, demo);
  const marketplace = await startMarketplace({ DATA_DIR: demo, DEMO: 'on' });
  await galleriesOf(marketplace);
  await marketplace.finish();
  return { env: { [PREPARED]: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
