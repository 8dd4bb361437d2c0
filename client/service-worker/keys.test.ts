import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataKey, filesIn, pageKey, photosIn, privateKey, routeKey, routesVersion } from './keys.ts';
import { readerOf } from './private-reads.ts';

const ORIGIN = 'https://bikes.example.test';
const token = (payload: object) => `bearer x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`;

test('a page and its data have an address without what does not change them', () => {
  assert.equal(pageKey('/products/1', ORIGIN), '/products/1');
  assert.equal(pageKey(`${ORIGIN}/compare?bikes=1%2C2&_routes=x`, ORIGIN), '/compare?bikes=1%2C2');
  assert.equal(pageKey('/offline?missed=%2Fblog', ORIGIN), '/offline');
  assert.equal(dataKey('/compare?bikes=1', ORIGIN), '/compare.data?bikes=1');
  assert.equal(dataKey('/', ORIGIN), '/_root.data');
});

test('what one person has read is not found by another, or without a token', () => {
  const keys = ['a', 'b'].map((sub) => privateKey('/api/favourites?after=x', ORIGIN, { sub }));
  assert.deepEqual(keys, ['/api/favourites?after=x&person=a', '/api/favourites?after=x&person=b']);
  const withToken = (authorization: string) => readerOf({ headers: new Headers({ authorization }) });
  const reader = { sub: 'a', email: 'zoë@example.test' };
  assert.deepEqual(withToken(token(reader)), reader);
  assert.equal(readerOf({ headers: new Headers() }), undefined);
  for (const none of ['', 'bearer x', 'bearer x.y.z', token({ email: 'a@example.test' })])
    assert.equal(withToken(none), undefined);
});

test('files and photos are found in a page: each photo once, near the wanted width', () => {
  const html = `<link href="/assets/app-1.css"><script>import("/assets/a-2.js"); import('/assets/a-2.js')</script>
    <img src="/photos/one-400.webp" srcset="/photos/one-400.webp 400w, /photos/one-800.webp 800w, /photos/one-1600.webp 1600w">
    <img src="/photos/two-1600.webp"><img src="/photos/three-400.webp"><a href="https://evil.test/assets/x.js">`;
  assert.deepEqual(filesIn(html), ['/assets/app-1.css', '/assets/a-2.js']);
  assert.deepEqual(photosIn(html, { most: 2, width: 800 }), ['/photos/one-800.webp', '/photos/two-1600.webp']);
});

test('pages of a kind share what the router knows of them, within a build', () => {
  assert.equal(routeKey('/products/1', 'v'), routeKey('/products/2', 'v'));
  assert.notEqual(routeKey('/products/1', 'v'), routeKey('/products/1', 'w'));
  assert.equal(routesVersion(['/assets/a-2.js', '/assets/manifest-a4a8b36e.js']), 'a4a8b36e');
  assert.equal(routesVersion(['/assets/a-2.js']), undefined);
});
