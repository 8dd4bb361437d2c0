import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const documents = globSync(['README.md', '{docs,cards,identity}/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
const FOLDERS = /^(bench|cards|client|contract|demo|deploy|docs|e2e|identity|mail|runtime|scripts|server|test)\//;
const exists = (path: string) => globSync([path, `${path}.ts`, `${path}.test.ts`], { cwd: ROOT }).length > 0;

test('each path that a document names exists', () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const words = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
    return words
      .filter((word) => FOLDERS.test(word) && !/[<>$…{]/.test(word) && !exists(word))
      .map((word) => `${document}: ${word}`);
  });
  assert.deepEqual(missing, []);
});

test('each link between documents leads somewhere', () => {
  const broken = documents.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    return [...text.matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^\w+:/.test(to) && !existsSync(join(ROOT, dirname(document), to)))
      .map((to) => `${document}: ${to}`);
  });
  assert.deepEqual(broken, []);
});
