// Runs after `npm ci`, under any Node version: applies `patches/<package>.patch`.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyPatch, parsePatch } from 'diff';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PATCHES = join(ROOT, 'patches');

for (const name of readdirSync(PATCHES)) {
  for (const patch of parsePatch(readFileSync(join(PATCHES, name), 'utf8'))) {
    const path = join(ROOT, 'node_modules', name.replace('.patch', ''), patch.newFileName.replace('b/', ''));
    // A later version of the patch begins from the package's own file.
    const original = `${path}.orig`;
    if (!existsSync(original)) copyFileSync(path, original);
    const patched = applyPatch(readFileSync(original, 'utf8'), patch);
    if (!patched) throw new Error(`${name} does not fit ${path}: run npm ci`);
    writeFileSync(path, patched);
  }
}
