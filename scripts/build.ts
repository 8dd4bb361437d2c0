import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = [
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
/** An image has none of them. */
const STAND_IN = ['cards/**/*.ts'];
const SERVER = [
  ...STAND_IN,
  '{server,identity,mail,demo,contract,language}/**/*.ts',
  'scripts/bundle-server.ts',
  'package.json',
  'package-lock.json',
  'patches/*',
];
/** Not in build/, which a build of the client empties first. */
const DIST = 'dist';
const NO_SOURCES = ['**/*.test.ts', '**/node_modules/**'];

interface Part {
  name: 'client' | 'server';
  sources: string[];
  folder: string;
  /** The package that builds it. */
  tool: string;
  /** Arguments of Node. */
  program(toolFolder: string): string[];
}

const PARTS: Part[] = [
  {
    name: 'client',
    sources: CLIENT,
    folder: 'build',
    tool: '@react-router/dev',
    program: (toolFolder) => [join(toolFolder, 'bin.cjs'), 'build'],
  },
  { name: 'server', sources: SERVER, folder: DIST, tool: 'rolldown', program: () => ['scripts/bundle-server.ts'] },
];
/** `server/main.ts` with all that it imports. */
export const MAIN = join(ROOT, DIST, 'main.js');
/** Told by `/version`. */
const COMMIT = join(ROOT, 'build/commit');

export async function build() {
  const stale = PARTS.filter((part) => builtFingerprint(part) !== fingerprintOf(part));
  const builds = stale.map((part) => ({ part, program: part.program(packageFolder(part.tool)) }));
  if (builds.length) console.log(`Building the ${stale.map(({ name }) => name).join(' and the ')}…`);
  await Promise.all(builds.map(({ part, program }) => buildPart(part, program)));
  noteCommit();
}

async function buildPart(part: Part, program: string[]) {
  const fingerprint = fingerprintOf(part);
  const child = spawn(process.execPath, program, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build of the ${part.name} failed`);
  writeFileSync(stampOf(part), fingerprint);
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
  for (const part of PARTS) {
    const built = builtFingerprint(part);
    if (built === fingerprintOf(part)) continue;
    const fault = built
      ? `The ${part.name} in ${part.folder}/ was made of other sources`
      : `The ${part.name} is not built`;
    throw new Error(`${fault}. Run \`npm run build\` before a production start; it needs what \`npm ci\` installs.`);
  }
}

function packageFolder(name: string) {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    throw new Error(
      'The build tools are not installed: run `npm ci` without `--omit=dev`, and without NODE_ENV=production.',
    );
  }
}

function fingerprintOf({ sources }: Part) {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: ROOT, exclude: NO_SOURCES });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

const stampOf = ({ folder }: Part) => join(ROOT, folder, 'sources.sha256');

/** Undefined where nothing is built. */
function builtFingerprint(part: Part) {
  try {
    return readFileSync(stampOf(part), 'utf8');
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
