import { build, expectBuild } from './build.ts';
import { endWithNpm } from './orphaned.ts';
import { readSettingsFile } from './settings-file.ts';

endWithNpm();
readSettingsFile();
try {
  if (process.env.NODE_ENV === 'production') expectBuild();
  else await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../server/main.ts');
