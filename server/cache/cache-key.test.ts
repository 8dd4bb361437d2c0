import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cacheKey } from './cache-key.ts';

const keyOf = (url: string, headers: Record<string, string> = {}) => cacheKey({ url, headers }, ['BDT', 'INR']);

test('pages are kept by address, and by how figures are shown', () => {
  const cookies = ['distance=mi', 'currency=BDT', 'currency=INR', 'distance=mi; currency=BDT'];
  const keys = cookies.map((cookie) => keyOf('/search?q=a', { cookie }));
  assert.equal(new Set([...keys, keyOf('/search?q=a')]).size, 5);
  assert.equal(
    keyOf('/search', { cookie: 'currency=BDT; distance=mi; x=y' }),
    keyOf('/search', { cookie: cookies[3] ?? '' }),
  );
});

test('cookies that choose nothing share the address’s key', () => {
  for (const cookie of ['session=abc', 'distance=km', 'currency=EUR', 'distance=furlongs; currency=', 'currency=BDT2'])
    assert.equal(keyOf('/search', { cookie }), '/search', cookie);
});

test('calls are kept by language, whatever their cookies', () => {
  assert.equal(keyOf('/api/search', { cookie: 'distance=mi' }), '/api/search');
  assert.notEqual(keyOf('/api/search', { 'accept-language': 'es' }), '/api/search');
});
