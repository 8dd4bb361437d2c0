import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginPath, returnTo } from './return-to.ts';

const from = (path: string) => returnTo(new URLSearchParams({ from: path }));

test('a guard remembers the path with its search', () => {
  const login = loginPath({ pathname: '/categories/HERO', search: '?a=1&b=2' });
  assert.equal(returnTo(new URL(login, 'http://kickstand.test').searchParams), '/categories/HERO?a=1&b=2');
});

test('without a remembered path the way leads home', () => {
  assert.equal(returnTo(new URLSearchParams()), '/');
});

test('another site is never the way back', () => {
  for (const foreign of ['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', '\\/evil.test', 'evil'])
    assert.equal(from(foreign), '/', foreign);
});
