import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { drawPictures } from '../../scripts/draw-pictures.ts';
import { precompress } from '../../scripts/precompress.ts';
import { serveAssets } from './static-assets.ts';

const LONG = 'export const words = ["repeated", "repeated", "repeated"];\n'.repeat(100);
const SHORT = 'a()';
const FONT = Buffer.from('wOF2 is packed already');
const folder = mkdtempSync(join(tmpdir(), 'kickstand-assets-'));
const app = Fastify();

before(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/long-1.js'), LONG);
  writeFileSync(join(folder, 'assets/short-1.js'), SHORT);
  writeFileSync(join(folder, 'assets/font-1.woff2'), FONT);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'service-worker.js'), SHORT);
  drawPictures(folder);
  await precompress(folder);
  await app.register(compress, { threshold: 0 });
  serveAssets(app, folder);
  app.get('/*', () => 'a page');
  await app.ready();
});

after(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('only what gets smaller is packed', () => {
  const files = readdirSync(join(folder, 'assets')).sort();
  assert.deepEqual(files, ['font-1.woff2', 'long-1.js', 'long-1.js.br', 'long-1.js.gz', 'short-1.js']);
});

test('the service worker is asked for anew each time, and may ask this site alone', async () => {
  const { headers } = await get('/service-worker.js');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['content-security-policy'], "default-src 'none'; connect-src 'self'");
});

test('each client gets a script as it can read it, for ever', async () => {
  const ways = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['deflate', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ] as const;
  for (const [accepted, encoding, unpack] of ways) {
    const answer = await get('/assets/long-1.js', { 'accept-encoding': accepted });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-encoding'], encoding);
    assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(answer.headers.vary, 'accept-encoding');
    assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length);
    assert.equal(unpack(answer.rawPayload).toString(), LONG);
  }
});

test('what is small or packed by nature goes out as it is', async () => {
  const script = await get('/assets/short-1.js', { 'accept-encoding': 'br' });
  assert.equal(script.body, SHORT);
  assert.equal(script.headers['content-encoding'], undefined);
  const font = await get('/assets/font-1.woff2', { 'accept-encoding': 'br' });
  assert.deepEqual(font.rawPayload, FONT);
  assert.equal(font.headers['content-type'], 'font/woff2');
});

test('each way of packing has its own tag, and what is known is not sent again', async () => {
  const tag = async (accepted: string) => {
    const { headers } = await get('/assets/long-1.js', { 'accept-encoding': accepted });
    return String(headers.etag);
  };
  const tags = await Promise.all(['br', 'gzip', 'identity'].map(tag));
  assert.equal(new Set(tags).size, 3);
  const [packed = ''] = tags;
  for (const known of [packed, `"other", ${packed}`, `W/${packed}`, '*']) {
    const again = await get('/assets/long-1.js', { 'accept-encoding': 'br', 'if-none-match': known });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
    assert.equal(again.headers.etag, packed);
  }
  const other = await get('/assets/long-1.js', { 'accept-encoding': 'gzip', 'if-none-match': packed });
  assert.equal(other.statusCode, 200);
});

test('whoever asks for the head gets the head, and for a part the whole', async () => {
  const headers = { 'accept-encoding': 'br' };
  const whole = await get('/assets/long-1.js', headers);
  const head = await app.inject({ method: 'HEAD', url: '/assets/long-1.js', headers });
  assert.equal(head.body, '');
  assert.equal(head.headers['content-length'], whole.headers['content-length']);
  const part = await get('/assets/long-1.js', { ...headers, range: 'bytes=0-3' });
  assert.equal(part.statusCode, 200);
  assert.deepEqual(part.rawPayload, whole.rawPayload);
});

test('a file that is not there is no page, and nobody remembers that it was not there', async () => {
  for (const url of ['/assets/gone-2.js', '/assets/', '/assets/long-1.js.br']) {
    const { statusCode, headers, body } = await get(url);
    assert.equal(statusCode, 404, url);
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(String(headers['content-type']), /^text\/plain/);
    assert.equal(body, 'There is no such file.');
  }
});

test('a process goes on with its own files when those of a newer build lie in its folder', async () => {
  rmSync(join(folder, 'assets'), { recursive: true });
  assert.equal((await get('/assets/long-1.js')).body, LONG);
});

test('what has no version in its name is asked for again within the hour', async () => {
  const { headers } = await get('/favicon.svg?1');
  assert.equal(headers['cache-control'], 'public, max-age=3600');
  assert.equal(headers['content-type'], 'image/svg+xml');
});

test('a drawn picture is a file of the build: packed, known again by its tag, without scripts', async () => {
  const picture = await get('/pictures/brand-yamaha.svg', { 'accept-encoding': 'br' });
  assert.deepEqual([picture.statusCode, picture.headers['content-encoding']], [200, 'br']);
  assert.match(brotliDecompressSync(picture.rawPayload).toString(), /^<svg /);
  assert.equal(picture.headers['content-security-policy'], "default-src 'none'; style-src 'unsafe-inline'");
  const known = { 'accept-encoding': 'br', 'if-none-match': String(picture.headers.etag) };
  assert.equal((await get('/pictures/brand-yamaha.svg', known)).statusCode, 304);
  for (const name of ['brand-honda', 'nothing']) {
    const { statusCode, headers } = await get(`/pictures/${name}.svg`);
    assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store'], name);
  }
});
