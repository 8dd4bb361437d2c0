import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
/** A production checkout with a stub server. */
const checkout = mkdtempSync(join(tmpdir(), 'kickstand-checkout-'));
after(() => rmSync(checkout, { recursive: true }));
for (const name of ['build.ts', 'bundle-server.ts', 'compile-cache.ts', 'orphaned.ts', 'settings-file.ts', 'start.ts'])
  cpSync(join(ROOT, 'scripts', name), join(checkout, 'scripts', name));
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

test('a build that is made is taken, and only the part made again whose sources change', () => {
  write('node_modules/@react-router/dev/package.json', '{}');
  write(
    'node_modules/@react-router/dev/bin.cjs',
    `const { mkdirSync, rmSync } = require('node:fs');
     rmSync('build', { recursive: true, force: true });
     mkdirSync('build');`,
  );
  symlinkSync(join(ROOT, 'node_modules/rolldown'), join(checkout, 'node_modules/rolldown'));
  assert.equal(start('').stdout, 'Building the client and the server…\nstarted\n');
  assert.equal(start('').stdout, 'started\n');
  assert.equal(start('production').stdout, 'started\n');
  write('client/root.tsx', 'export const changed = true;');
  assert.equal(start('production').status, 1);
  assert.equal(start('').stdout, 'Building the client…\nstarted\n');
  write('server/main.test.ts', 'export {};');
  assert.equal(start('production').stdout, 'started\n');
  write('server/main.ts', "console.log('started anew');");
  assert.match(start('production').stderr, /^The server in dist\/ was made of other sources\./);
  assert.equal(start('').stdout, 'Building the server…\nstarted anew\n');
});

test('files of the former bundle stay for processes that run, those before it go', () => {
  const parts = () => globSync('dist/part-*.js', { cwd: checkout });
  const seen = [1, 2, 3].map((made) => {
    write('server/part.ts', `console.log('part ${made}');`);
    write('server/main.ts', "await import('./part.ts');");
    assert.match(start('').stdout, new RegExp(`part ${made}`));
    return parts().length;
  });
  assert.deepEqual(seen, [1, 2, 2]);
});

test('bundled modules find the files beside their sources, and errors name these', () => {
  write(
    'server/main.ts',
    "process.setSourceMapsEnabled(true);\nconst { fail } = await import('./boot/fail.ts');\nfail();",
  );
  write('server/boot/fault.txt', 'a fault');
  write(
    'server/boot/fail.ts',
    `import { readFileSync } from 'node:fs';
     export function fail() {
       for (const at of [new URL('fault.txt', import.meta.url), import.meta.dirname + '/fault.txt'])
         console.log(readFileSync(at, 'utf8'));
       console.log(new Error('failed').stack);
     }`,
  );
  const { stdout } = start('');
  assert.match(
    stdout,
    /^Building the server…\na fault\na fault\nError: failed\n {4}at fail \(.*server\/boot\/fail\.ts:5:20\)/,
  );
  write('server/main.ts', "console.log('started');");
  start('');
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
