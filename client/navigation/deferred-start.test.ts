import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startAfterPaint } from './deferred-start.ts';

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/page.js"/></head>
<body><script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
window.modules = {"root":route0,"page":route1};

import("/assets/entry.js");</script></body>`;

test('nothing of a page’s scripts is fetched by the page itself', () => {
  const held = startAfterPaint(page);
  assert.doesNotMatch(held, /<link rel="modulepreload"/);
  assert.doesNotMatch(held, /^\s*import (\*|")/m);
  assert.match(held, /for \(const href of \["\/assets\/entry\.js","\/assets\/page\.js"\]\)/);
  assert.match(
    held,
    /const \[route0,route1\] = await Promise\.all\(\[import\("\/assets\/root\.js"\),import\("\/assets\/page\.js"\)\]\)/,
  );
  assert.ok(held.includes('window.modules = {"root":route0,"page":route1};'));
});

test('libraries and pages run one by one, and what starts the page only after them', () => {
  const held = startAfterPaint(page.replaceAll('entry.js"/>', 'react-1a2b3c4d.js"/>'));
  const parts = '"/assets/react-1a2b3c4d.js","/assets/root.js","/assets/page.js"';
  assert.ok(held.includes(`for (const part of [${parts}])`));
  assert.equal(held.match(/import\("\/assets\/entry\.js"\)/g)?.length, 1);
});

test('a page without scripts stays as it is', () => {
  const plain = '<p>import * as it from "is";</p>';
  assert.equal(startAfterPaint(plain), plain);
});
