import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

/** A production checkout with a stub server. */
const checkout = mkdtempSync(join(tmpdir(), 'kickstand-checkout-'));
after(() => rmSync(checkout, { recursive: true }));
for (const name of ['build.ts', 'compile-cache.ts', 'orphaned.ts', 'settings-file.ts', 'start.ts'])
  cpSync(join(import.meta.dirname, '../scripts', name), join(checkout, 'scripts', name));
write('package.json', '{"type":"module"}');
write('package-lock.json', '{}');
write('client/root.tsx', 'export {};');
write('server/main.ts', "console.log('started');");

test('in production a missing build stops the start with the command that makes it', () => {
  const { status, stdout, stderr } = start('production');
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.match(stderr, /^The client is not built\. Run `npm run build` .*\n$/);
});

test('a build of other sources stops it too', () => {
  write('build/sources.sha256', 'of other sources');
  const { status, stderr } = start('production');
  assert.equal(status, 1);
  assert.match(stderr, /^The client in build\/ was made of other sources\. Run `npm run build` .*\n$/);
  rmSync(join(checkout, 'build'), { recursive: true });
});

test('elsewhere it is built, for which the build tools have to be installed', () => {
  const { status, stderr } = start('');
  assert.equal(status, 1);
  assert.match(stderr, /^The build tools are not installed: run `npm ci` without `--omit=dev`.*\n$/);
});

test('a build that is made is taken, and made again only when its sources change', () => {
  write('node_modules/@react-router/dev/package.json', '{}');
  write('node_modules/@react-router/dev/bin.cjs', "require('node:fs').mkdirSync('build', { recursive: true });");
  assert.match(start('').stdout, /^Building the client…\nstarted\n$/);
  assert.equal(start('').stdout, 'started\n');
  assert.equal(start('production').stdout, 'started\n');
  write('client/root.tsx', 'export const changed = true;');
  assert.equal(start('production').status, 1);
  assert.match(start('').stdout, /^Building the client…/);
});

test('compiled modules are kept beside the build, but not in production, which writes nothing into the checkout', () => {
  rmSync(join(checkout, 'build/compiled'), { recursive: true });
  assert.equal(start('production').stdout, 'started\n');
  assert.equal(existsSync(join(checkout, 'build/compiled')), false);
  start('');
  assert.notEqual(globSync('build/compiled/*/*', { cwd: checkout }).length, 0);
});

test('a build notes the commit of its sources, also where they are no repository', () => {
  const commit = () => readFileSync(join(checkout, 'build/commit'), 'utf8');
  assert.equal(existsSync(join(checkout, 'build/commit')), false);
  start('', { SOURCE_COMMIT: '0123456789abcdef' });
  assert.equal(commit(), '0123456789abcdef');
  start('');
  assert.equal(existsSync(join(checkout, 'build/commit')), false);
});

test('where the folder of compiled modules cannot be made, it starts without them', () => {
  rmSync(join(checkout, 'build/compiled'), { recursive: true });
  write('build/compiled', 'no folder');
  assert.equal(start('').stdout, 'started\n');
});

function write(path: string, text: string) {
  mkdirSync(join(checkout, path, '..'), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

function start(mode: string, more: Record<string, string> = {}) {
  const { NODE_COMPILE_CACHE: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: mode, ...more };
  return spawnSync(process.execPath, ['scripts/start.ts'], { cwd: checkout, env, encoding: 'utf8' });
}
