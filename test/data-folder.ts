import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.ts';

/** Names the folder of the prepared data folders: one for each value of `DEMO`. */
export const PREPARED = 'KICKSTAND_TEST_FOLDERS';

/** For a marketplace with an embedded database; a copy of a prepared one where the test run has them. */
export function newDataFolder(demo: string): string {
  const dataDir = memoryFolder('kickstand-market-');
  const prepared = process.env[PREPARED];
  if (prepared) copyFolder(join(prepared, demo), dataDir);
  return dataDir;
}

/** Keeps the owners: the database may run as another user. */
export function copyFolder(from: string, to: string) {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
