import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claims } from '#client/browser/token-claims.ts';
import { isExpired, storeToken } from './token.ts';

const token = (payload: object) => `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('claims are read whatever letters a name has', () => {
  const said = { email: 'zoë@example.com', name: 'Zoë Ñandú ツ ÿ', iat: 1, exp: 2 };
  assert.deepEqual(claims(token(said)), said);
});

test('what is no token says nothing', () => {
  for (const text of ['', 'abc', 'a.b.c', 'a.{}.c', undefined]) assert.equal(claims(text), undefined);
});

test('a token that ends in a moment counts as expired', () => {
  assert.equal(isExpired(token({ exp: inSeconds(3) })), true);
  assert.equal(isExpired(token({ exp: inSeconds(60) })), false);
  assert.equal(isExpired('nonsense'), true);
});

test('the end of a token is read by the clock that issued it', (context) => {
  const stored = { setItem() {} };
  Object.assign(globalThis, { localStorage: stored });
  context.after(() => {
    storeToken(token({ iat: inSeconds(0), exp: inSeconds(900) }));
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
  for (const ahead of [3_600, -3_600]) {
    storeToken(token({ iat: inSeconds(ahead), exp: inSeconds(ahead + 900) }));
    assert.equal(isExpired(token({ exp: inSeconds(ahead + 60) })), false);
    assert.equal(isExpired(token({ exp: inSeconds(ahead - 60) })), true);
  }
});
