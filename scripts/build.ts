import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'client/**/*.*',
  'contract/**/*.ts',
  'language/**/*.*',
  'public/**/*.*',
  'demo/**/*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-service-worker.ts',
  'scripts/chunk-contents.ts',
  'scripts/client-chunks.ts',
  'scripts/draw-icons.ts',
  'scripts/draw-pictures.ts',
  'scripts/languages/*.ts',
  'scripts/precompress.ts',
  'package-lock.json',
];
const STAMP = join(ROOT, 'build/sources.sha256');
/** Told by `/version`. */
const COMMIT = join(ROOT, 'build/commit');

export async function build() {
  const sources = fingerprint();
  if (lastFingerprint() === sources) return noteCommit();
  const router = routerProgram();
  console.log('Building the client…');
  const child = spawn(process.execPath, [router, 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('Client build failed');
  writeFileSync(STAMP, sources);
  noteCommit();
}

/** `SOURCE_COMMIT` where the sources come without their repository, as in an image. */
function noteCommit() {
  const repository = existsSync(join(ROOT, '.git'));
  const git = repository ? spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout : '';
  const commit = process.env.SOURCE_COMMIT || git?.trim();
  if (commit) writeFileSync(COMMIT, commit);
  else rmSync(COMMIT, { force: true });
}

/** For production, where the checkout may be read-only and without build tools. */
export function expectBuild() {
  const sources = lastFingerprint();
  if (sources === fingerprint()) return;
  const fault = sources ? 'The client in build/ was made of other sources' : 'The client is not built';
  throw new Error(`${fault}. Run \`npm run build\` before a production start; it needs what \`npm ci\` installs.`);
}

function routerProgram() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')), 'bin.cjs');
  } catch {
    throw new Error(
      'The build tools are not installed: run `npm ci` without `--omit=dev`, and without NODE_ENV=production.',
    );
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function lastFingerprint() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  try {
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
