import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from '#server/env.ts';
import { serveSecurityTxt } from '#server/http/security-txt.ts';
import { openMarket } from './market.ts';
import { openSecondServer } from './second-server.ts';

const market = await openMarket();
const { publicUrl } = market.market;
const contact = 'mailto:security@bikes.example.test';
const entrance = await openSecondServer(market, {}, [
  (scope) => serveSecurityTxt(scope, { contact, publicUrl }),
  (scope) => {
    scope.get('/page', () => 'a page');
  },
]);

test('every answer says what browsers may do with it, also one that is kept and a refusal', async () => {
  for (const path of [
    '/page',
    '/api/categories',
    '/api/categories',
    '/api/nothing',
    '/api/users?role=buyer',
    '/healthz',
  ]) {
    const { headers } = await fetch(entrance.origin + path);
    const headerOf = (name: string) => headers.get(name) ?? '';
    assert.match(headerOf('permissions-policy'), /\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\)/, path);
    assert.match(headerOf('strict-transport-security'), /^max-age=31536000/, path);
    assert.equal(headerOf('x-content-type-options'), 'nosniff', path);
    assert.equal(headerOf('cross-origin-resource-policy'), 'same-origin', path);
    assert.match(headerOf('referrer-policy'), /^strict-origin/, path);
    assert.match(headerOf('content-security-policy'), /frame-ancestors 'none'/, path);
  }
});

test('whoever finds a weakness is told whom to tell', async () => {
  const answer = await fetch(`${entrance.origin}/.well-known/security.txt`);
  assert.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8');
  const lines = (await answer.text()).trim().split('\n');
  assert.ok(lines.includes(`Contact: ${contact}`));
  assert.ok(lines.includes(`Canonical: ${publicUrl}/.well-known/security.txt`));
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  assert.ok(expires > Date.now() + 86_400_000 && expires < Date.now() + 365 * 86_400_000);
  assert.equal(readEnv({ SECURITY_CONTACT: contact }).SECURITY_CONTACT, contact);
});
