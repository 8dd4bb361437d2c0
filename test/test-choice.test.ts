import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { chosenTests } from '../scripts/test-choice.ts';

const root = mkdtempSync(join(tmpdir(), 'kickstand-choice-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args], { cwd: root });

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

before(() => {
  write('package.json', '{"devDependencies":{"till":"file:till"}}');
  write('till/package.json', '{"name":"till","exports":{".":"./till.ts"}}');
  write('till/till.ts', 'export const till = 1;\n');
  write('server/pay.test.ts', "import { till } from 'till';\ntill;\n");
  write('server/price.ts', 'export const price = 1;\n');
  write('server/bike.ts', "import { price } from './price.ts';\nexport const bike = price;\n");
  write('server/bike.test.ts', "import { bike } from '#server/bike.ts';\nbike;\n");
  write('server/other.test.ts', "import assert from 'node:assert';\n");
  write('e2e/bike.spec.ts', "import { test } from '@playwright/test';\n");
  write('client/page.tsx', 'export const page = 1;\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'first');
});
after(() => rmSync(root, { recursive: true }));

test('without words every test is run, longest first, with all other checks', () => {
  assert.deepEqual(chosenTests(root, []), {
    server: ['server/bike.test.ts', 'server/other.test.ts', 'server/pay.test.ts'],
    browser: ['e2e/bike.spec.ts'],
    isWhole: true,
  });
});

test('a word chooses the files that have it in their path', () => {
  assert.deepEqual(chosenTests(root, ['other']), { server: ['server/other.test.ts'], browser: [], isWhole: false });
  assert.deepEqual(chosenTests(root, ['bike']).browser, ['e2e/bike.spec.ts']);
});

test('what changed chooses the tests that import it, and a page all browser tests', () => {
  write('server/price.ts', 'export const price = 2;\n');
  assert.deepEqual(chosenTests(root, ['--changed']), { server: ['server/bike.test.ts'], browser: [], isWhole: false });
  write('till/till.ts', 'export const till = 2;\n');
  assert.deepEqual(chosenTests(root, ['--changed']).server, ['server/bike.test.ts', 'server/pay.test.ts']);
  write('client/page.tsx', 'export const page = 2;\n');
  assert.deepEqual(chosenTests(root, ['--changed']).browser, ['e2e/bike.spec.ts']);
});
