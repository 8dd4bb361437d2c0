import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { innerPackages } from '../scripts/inner-packages.ts';

const ROOT = join(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => /\.(ts|tsx|css|sql|mjs)$/.test(file) && existsSync(join(ROOT, file)));
const text = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

const isTest = (file: string) => /^(test|e2e|bench|scripts)\/|\.test\.tsx?$|\/testing\/|\/test-shop\.ts$/.test(file);
const product = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
const isComposition = (file: string) =>
  /^server\/(app\.ts|context\.ts|jobs\.ts|boot\/|pages\/page-data\.ts|users\/session\/auth\.ts|demo\/)/.test(file);
/** Folders without a public entry file. */
const OPEN = ['boot', 'http', 'cache', 'pages', 'concurrency', 'database', 'settings', 'text'];
const GROUPS = ['deals', 'http', 'money', 'users'];
const inner = innerPackages(ROOT);
const top = (file: string) => file.split('/')[0] ?? '';

const MAY_IMPORT: Record<string, string[]> = {
  contract: ['language'],
  client: ['contract', 'language'],
  server: ['contract', 'language', 'mail'],
  demo: ['contract'],
  identity: ['language', 'mail'],
  mail: ['language'],
};
const PARTS = ['contract', 'language', 'client', 'server', 'identity', 'mail', 'demo'];

test('each part imports only what it may know', () => {
  const strangers = product.flatMap((file) => {
    const known = [
      top(file),
      ...(MAY_IMPORT[top(file)] ?? []),
      ...(isComposition(file) ? ['identity', 'mail', 'demo'] : []),
    ];
    return importsOf(file)
      .filter((to) => PARTS.includes(top(to)) && !known.includes(top(to)))
      .map((to) => `${file} → ${to}`);
  });
  assert.deepEqual(strangers, []);
});

test('a package inside the repository knows nothing of it, and is reached only by its name', () => {
  const folders = new Set([...inner.values()].map(top));
  assert.deepEqual([...folders], ['cards']);
  // Its tests need a PostgreSQL.
  const isAllowed = (file: string, to: string) => file === 'cards/test-shop.ts' && to === 'test/database.ts';
  const crossings = files.flatMap((file) =>
    specifiersOf(file, { dynamic: true })
      .filter((specifier) => /^[.#]/.test(specifier))
      .map((specifier) => resolved(file, specifier))
      .filter((to) => top(to) !== top(file) && (folders.has(top(to)) || folders.has(top(file))))
      .filter((to) => !isAllowed(file, to))
      .map((to) => `${file} → ${to}`),
  );
  assert.deepEqual(crossings, []);
});

test('a module of the server is reached only through the file that has its name', () => {
  const moduleOf = (file: string) => {
    const [, folder = '', inside = ''] = file.split('/');
    return GROUPS.includes(folder) && inside && !inside.endsWith('.ts') ? `${folder}/${inside}` : folder;
  };
  const isEntry = (file: string) => OPEN.includes(moduleOf(file)) || basename(file) === `${basename(dirname(file))}.ts`;
  const shortcuts = product
    .filter((file) => !isComposition(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((to) => /^server\/.*\//.test(to) && !isEntry(to))
        .filter((to) => top(file) !== 'server' || moduleOf(file) !== moduleOf(to))
        .map((to) => `${file} → ${to}`),
    );
  assert.deepEqual(shortcuts, []);
});

test('no folder of the client imports one that imports it', () => {
  const folderOf = (file: string) => /^client\/([\w-]+)\//.exec(file)?.[1];
  const uses = new Map<string, Set<string>>();
  for (const file of product) {
    const folder = folderOf(file);
    if (!folder) continue;
    const used = importsOf(file)
      .map(folderOf)
      .filter((to) => to !== undefined && to !== folder);
    uses.set(folder, new Set([...(uses.get(folder) ?? []), ...(used as string[])]));
  }
  assert.ok(uses.size > 10);
  const done = new Set<string>();
  const visit = (folder: string, path: string[]) => {
    assert.ok(!path.includes(folder), [...path, folder].join(' → '));
    if (done.has(folder)) return;
    for (const to of uses.get(folder) ?? []) visit(to, [...path, folder]);
    done.add(folder);
  };
  for (const folder of uses.keys()) visit(folder, []);
});

test('the client has one way to send a request', () => {
  const exceptions = [
    'client/api/session/provider-session.ts', // The identity service, without its script.
    'client/api/upload.ts', // fetch reports no upload progress.
    'client/deals/payments/local-provider.ts', // Speaks the protocol of the card provider, as its own script would.
    'client/navigation/deferred-start.ts', // An inline script that runs when no module could be loaded.
    'client/service-worker/keep.ts', // Outside the pages.
    'client/service-worker/strategies.ts',
  ];
  const request = /(?<![\w$.])fetch\(|XMLHttpRequest\(|\b(sendBeacon|EventSource|WebSocket)\b/;
  const senders = product.filter((file) => top(file) === 'client' && request.test(text.get(file) ?? ''));
  assert.deepEqual(senders, ['client/api/request.ts', ...exceptions]);
});

test('what is made for tests is used by tests alone', () => {
  // The build consists of scripts.
  const running = product.filter((file) => !/^[\w-]+\.config\.ts$/.test(file));
  const users = running.flatMap((file) =>
    importsOf(file)
      .filter(isTest)
      .map((to) => `${file} → ${to}`),
  );
  assert.deepEqual(users, []);
});

test('no imports run in a circle', () => {
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    assert.ok(!path.includes(file), [...path, file].join(' → '));
    if (done.has(file)) return;
    for (const to of importsOf(file, { types: false })) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
});

test('a marketplace without a demo loads none of its code', () => {
  const loaded = new Set<string>();
  const visit = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const to of importsOf(file, { types: false })) visit(to);
  };
  for (const file of product) if (/^server\/(main\.ts|boot\/)/.test(file)) visit(file);
  assert.ok(loaded.size > 300);
  assert.deepEqual(
    [...loaded].filter((file) => /^(server\/)?demo\//.test(file)),
    [],
  );
});

test('no file collects what belongs elsewhere', () => {
  const vague = /(^|\/)(utils?|helpers?|common|types|misc|lib|shared|index)(\/|\.tsx?$)/;
  assert.deepEqual(
    files.filter((file) => vague.test(file)),
    [],
  );
  const barrel = /^(\s*(\/\/.*\n|import [^;]*;|export [^;]* from '[^']*';))*\s*$/;
  assert.deepEqual(
    product.filter((file) => /^export \*/m.test(text.get(file) ?? '') || barrel.test(text.get(file) ?? '')),
    [],
  );
});

test('the environment is read in one place', () => {
  const readers = product.filter((file) =>
    text.get(file)?.replaceAll('process.env.NODE_ENV', '').includes('process.env'),
  );
  assert.deepEqual(readers, ['server/main.ts']);
});

test('SQL is written in queries', () => {
  const home =
    /\/queries\.ts$|-queries\.ts$|^server\/(database\/|products\/edit-log\.ts|http\/health\.ts)|^cards\/|^identity\//;
  const statement = /`\s*(select|insert into|update|delete from|alter|create|with)\s/i;
  assert.deepEqual(
    product.filter((file) => top(file) !== 'client' && statement.test(text.get(file) ?? '') && !home.test(file)),
    [],
  );
});

test('SQL is written in tagged templates: only schema changes, definitions of a backup and what pg-boss asks are sent as text', () => {
  const senders = product.filter((file) => /\.unsafe\b/.test(text.get(file) ?? ''));
  assert.deepEqual(senders.sort(), [
    'cards/database.ts',
    'server/backup/catalogue-text.ts',
    'server/database/distribution/plan.ts',
    'server/database/job-database.ts',
    'server/database/migrate.ts',
  ]);
  const builders = product.filter((file) => /from 'kysely'/.test(text.get(file) ?? ''));
  assert.deepEqual(builders, []);
});

test('files stay small', () => {
  const isListing = (file: string) => /^demo\/bikes\//.test(file);
  const lines = (file: string) => (text.get(file) ?? '').split('\n').length - 1;
  const large = files.filter((file) => !isListing(file) && lines(file) > (isTest(file) ? 300 : 250));
  assert.deepEqual(large, []);
});

function importsOf(file: string, { types = true } = {}): string[] {
  return specifiersOf(file, { types })
    .map((specifier) => resolved(file, specifier))
    .filter((to) => text.has(to));
}

function specifiersOf(file: string, { types = true, dynamic = false } = {}): string[] {
  const code = text.get(file) ?? '';
  const fixed = [...code.matchAll(/^(?:import|export)\b(\s+type\b)?[^'"`;(]*?(?:from\s+)?'([^']+)'/gm)]
    .filter(([, isType]) => types || !isType)
    .map(([, , to = '']) => to);
  return dynamic ? [...fixed, ...[...code.matchAll(/\bimport\('([^']+)'\)/g)].map(([, to = '']) => to)] : fixed;
}

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : (inner.get(specifier) ?? '');
}
