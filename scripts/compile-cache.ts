import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../build/compiled');

/** The variable also reaches worker processes. */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= FOLDER;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
