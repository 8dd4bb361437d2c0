import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'kickstand-node-'));
after(() => rmSync(folder, { recursive: true }));
for (const name of ['scripts', 'node_modules']) mkdirSync(join(folder, name));
const script = join(folder, 'scripts/recent-node.cjs');
copyFileSync(join(import.meta.dirname, '../scripts/recent-node.cjs'), script);

function run(version: string) {
  const fake = join(folder, 'fake.cjs');
  writeFileSync(fake, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
  const { status, stderr } = spawnSync(process.execPath, ['--require', fake, script], { encoding: 'utf8' });
  return { status, stderr };
}

test('an old Node, and none in node_modules, is a sentence', () => {
  const { status, stderr } = run('20.20.2');
  assert.equal(status, 1);
  assert.equal(stderr, 'Kickstand needs Node 24.12 or newer; this is Node 20.20.2.\n');
  assert.equal(run('24.11.0').status, 1);
});

test('a recent Node needs nothing', () => {
  assert.equal(run('24.12.0').status, 0);
  assert.equal(run('26.0.0').status, 0);
});

test('an old Node is led to the one in node_modules, where npm has not linked it', { skip: windows() }, () => {
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'bin/node'), '');
  for (let time = 0; time < 2; time++) {
    assert.equal(run('20.20.2').status, 0);
    assert.equal(readlinkSync(join(folder, 'node_modules/.bin/node')), `../${name}/bin/node`);
  }
});

function windows() {
  return process.platform === 'win32';
}
