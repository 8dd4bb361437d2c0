import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Problem } from '#contract/errors.ts';
import { openMarket } from '../../test/market.ts';
import { openSecondServer } from '../../test/second-server.ts';
import { servePages } from '../pages/ssr.ts';

const BUILD = join(import.meta.dirname, '../../build');
const PAGES_OF_AN_ADDRESS = 600;
/** A foreign host is redirected, which counts as a page but needs no rendering. */
const ELSEWHERE = { host: '127.0.0.1:1' };
const BROWSER = { accept: 'text/html,*/*;q=0.8' };

const market = await openMarket();
const { app, origin, url } = await openSecondServer(market, {}, [
  (scope, { loadShedder }) =>
    servePages(scope, market.market, { publicUrl: 'http://localhost:1', build: BUILD, loadShedder, rateLimit: true }),
]);

test('an address that has had 600 pages rendered in a minute has to wait; what is kept, files and calls go on', async () => {
  assert.equal((await fetch(`${origin}/about`)).status, 200);
  for (let page = 1; page < PAGES_OF_AN_ADDRESS; page++)
    assert.equal((await app.inject({ url: '/', headers: ELSEWHERE })).statusCode, 302);

  const refused = await fetch(`${origin}/blog`, { headers: BROWSER });
  const seconds = Number(refused.headers.get('retry-after'));
  assert.equal(refused.status, 429);
  assert.ok(seconds > 0 && seconds <= 60);
  assert.match(refused.headers.get('content-type') ?? '', /^text\/html/);
  assert.match(await refused.text(), /Please wait \d+ seconds and try again\./);

  const data = await fetch(`${origin}/blog.data`);
  assert.deepEqual([data.status, Problem.parse(await data.json()).code], [429, 'too-many-requests']);
  for (const free of [`${origin}/about`, `${origin}/favicon.svg`, `${url}/categories`])
    assert.equal((await fetch(free)).status, 200, free);
});
