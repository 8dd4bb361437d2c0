import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { groups, PROCESS_CHANGE, runServerTests } from '../scripts/server-tests.ts';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'kickstand-group-'));
after(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string) {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, `import test, { after } from 'node:test';\n${text}`);
  return path;
}

/** Without the mark by which `node:test` detects a nested run. */
const { NODE_TEST_CONTEXT: _, ...ENV } = process.env;
const runs = (...files: string[]) => runServerTests(ROOT, files, ENV, () => {});

test('files of one top folder share a process, at most twelve; one that changes its process comes alone', () => {
  const bikes = Array.from({ length: 12 }, (_, at) => `server/bikes/${at}/a.test.ts`);
  const deal = 'server/deals/c.test.ts';
  assert.deepEqual(
    groups(
      [...bikes, 'test/b.test.ts', deal, 'test/a.test.ts'],
      (file) => /\/a\.test/.test(file) && file.startsWith('test'),
    ),
    [bikes.slice(0, 7), [...bikes.slice(7), deal], ['test/a.test.ts'], ['test/b.test.ts']],
  );
});

test('a file whose part of the tests changes the process for good comes alone', () => {
  const changing = globSync('test/**/*.ts', {
    cwd: ROOT,
    exclude: (path) => /\.test\.ts$|browser\.ts$/.test(path),
  }).filter((path) => /process\.env\.\w+ = /.test(readFileSync(join(ROOT, path), 'utf8')));
  assert.ok(changing.length > 0);
  for (const path of changing) assert.match(`from '../../${path}'`, PROCESS_CHANGE);
});

test('the error says which test failed, and how', async () => {
  const bad = file('named', 'test("the bad one", () => { throw new Error("why it failed"); });');
  await assert.rejects(runs(bad), /the bad one[\s\S]*why it failed/);
});

test('an error that nobody catches fails the run, and says where it was thrown', async () => {
  const late = file(
    'late',
    'test("late", async () => { setTimeout(function ticks() { throw new Error("late"); }); await new Promise((done) => setTimeout(done, 50)); });',
  );
  await assert.rejects(runs(late), /Error: late[\s\S]*at .*ticks/);
  const rejected = file(
    'rejected',
    'test("rejected", async () => { Promise.reject(new Error("left alone")); await new Promise((done) => setTimeout(done, 50)); });',
  );
  await assert.rejects(runs(rejected), /Error: left alone/);
});

test('an error of a file fails the run, also behind a test: its other tests are missing', async () => {
  const halved = file('halved', 'test("first", () => {}); throw new Error("no second"); test("second", () => {});');
  await assert.rejects(runs(file('whole', 'test("whole", () => {});'), halved), /Error: no second/);
});

test('hooks of a suite run around its tests alone', async () => {
  const suite = file(
    'suite',
    `let isOpen = false;
test.describe('suite', () => {
  test.before(() => { isOpen = true; });
  test.after(() => { isOpen = false; });
  test('inside', () => { if (!isOpen) throw new Error('not open yet'); });
});
test('outside', () => { if (isOpen) throw new Error('still open'); });`,
  );
  await runs(suite);
});

test('a failed test, a failed hook and a file that cannot be loaded fail the run', async () => {
  const good = file('good', 'test("good", () => {});');
  const bad = file('bad', 'test("bad", () => { throw new Error("bad"); });');
  const broken = file('broken', 'throw new Error("broken");');
  for (const files of [
    [good, bad],
    [bad, good],
    [good, broken],
    [broken, good],
  ])
    await assert.rejects(runs(...files), /A test of these files failed/, files.join());
});
