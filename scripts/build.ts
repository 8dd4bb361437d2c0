import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'client/**/*.*',
  'contract/**/*.ts',
  'public/**/*.*',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/chunk-contents.ts',
  'scripts/client-chunks.ts',
  'scripts/precompress.ts',
  'package-lock.json',
];
const STAMP = join(ROOT, 'build/sources.sha256');

/** Builds the client, unless the build at hand is of these very sources. */
export async function build() {
  const sources = fingerprint();
  if (kept() === sources) return;
  console.log('Building the client…');
  const routerPackage = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const router = join(dirname(routerPackage), 'bin.cjs');
  const child = spawn(process.execPath, [router, 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The client could not be built');
  writeFileSync(STAMP, sources);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function kept() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}
