import { build } from './build.ts';
import { endWithNpm } from './orphaned.ts';

endWithNpm();
await build();
await import('../server/main.ts');
