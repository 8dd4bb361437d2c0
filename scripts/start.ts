import { pathToFileURL } from 'node:url';
import { build, expectBuild, MAIN } from './build.ts';
import { keepCompiled } from './compile-cache.ts';
import { endWithNpm } from './orphaned.ts';
import { readSettingsFile } from './settings-file.ts';

endWithNpm();
readSettingsFile();
if (process.env.NODE_ENV !== 'production') keepCompiled();
try {
  if (process.env.NODE_ENV === 'production') expectBuild();
  else await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(MAIN).href);
