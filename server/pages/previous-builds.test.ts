import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { memoryFolder } from '../../test/memory-folder.ts';
import { sharePreviousBuilds } from './previous-builds.ts';
import { serveAssets } from './static-assets.ts';

const root = mkdtempSync(join(tmpdir(), 'kickstand-shared-'));
after(() => rmSync(root, { recursive: true }));

function serving(version: string) {
  const folder = join(root, version);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, `assets/page-${version}.js`), `page(${version})`);
  writeFileSync(join(folder, `assets/page-${version}.js.gz`), gzipSync(`page(${version})`));
  const app = Fastify();
  serveAssets(app, folder, join(root, 'shared'));
  return (path: string) => app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
}

test('while two builds are served, each process has the files of both', async () => {
  const [former, latter] = [serving('1'), serving('2')];
  for (const get of [former, latter])
    for (const version of ['1', '2']) {
      const answer = await get(`/assets/page-${version}.js`);
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-encoding'], 'gzip');
      assert.equal(gunzipSync(answer.rawPayload).toString(), `page(${version})`);
    }
});

test('a process has the files of its build when those of a newer one lie in its folder', async () => {
  const get = serving('0');
  rmSync(join(root, '0/assets'), { recursive: true });
  assert.equal(gunzipSync((await get('/assets/page-0.js')).rawPayload).toString(), 'page(0)');
});

test('nothing else is found there', async () => {
  writeFileSync(join(root, 'shared/secret'), '');
  const get = serving('3');
  for (const path of ['/assets/page-1.js.gz', '/assets/../secret', '/assets/%2e%2e/secret', '/assets/page-4.js'])
    assert.equal((await get(path)).statusCode, 404, path);
});

test('files are shared to a folder of another volume, too', (t) => {
  const [built, shared] = [join(root, '1/assets'), memoryFolder('kickstand-shared-')];
  t.after(() => rmSync(shared, { recursive: true }));
  sharePreviousBuilds(built, shared);
  assert.deepEqual(namesIn(join(shared, 'assets')), namesIn(built));
  assert.equal(readFileSync(join(shared, 'assets/page-1.js'), 'utf8'), 'page(1)');
});

test('the files of a build that nobody has used for a week are forgotten', () => {
  const shared = join(root, 'another');
  const [assets, builds] = [join(shared, 'assets'), join(shared, 'builds')];
  for (const version of ['1', '2']) sharePreviousBuilds(join(root, version, 'assets'), shared);
  age(assets);
  sharePreviousBuilds(join(root, '1/assets'), shared);
  assert.equal(namesIn(assets).length, 4, 'a list is younger');
  age(assets);
  age(builds);
  writeFileSync(join(assets, 'page-9.js'), 'of a version without lists, which still runs');
  writeFileSync(join(builds, '.draft'), 'page-2.js');
  sharePreviousBuilds(join(root, '1/assets'), shared);
  assert.deepEqual(namesIn(assets), ['page-1.js', 'page-1.js.gz', 'page-9.js']);
  assert.equal(namesIn(builds).length, 2);
});

test('a file that is gone from the shared ones comes back', () => {
  const shared = join(root, 'another');
  rmSync(join(shared, 'assets/page-1.js'));
  sharePreviousBuilds(join(root, '1/assets'), shared);
  assert.ok(existsSync(join(shared, 'assets/page-1.js')));
});

const namesIn = (folder: string) => readdirSync(folder).sort();

function age(folder: string) {
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
}
