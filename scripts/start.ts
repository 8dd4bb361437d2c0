import { build } from './build.ts';
import { endWithNpm } from './orphaned.ts';
import { readSettingsFile } from './settings-file.ts';

endWithNpm();
readSettingsFile();
await build();
await import('../server/main.ts');
