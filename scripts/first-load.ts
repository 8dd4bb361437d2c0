import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';

const MOST_ON_LANDING_PAGE_KB = 135;
const build = join(import.meta.dirname, '../build');

const { assets } = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
type Route = NonNullable<(typeof assets.routes)[string]>;

for (const route of Object.values(assets.routes)) {
  if (!route?.parentId) continue;
  const landing = route.index && route.parentId === 'root';
  const size = kilobytes(scriptsOf(route));
  console.log(`${size.toFixed(1).padStart(7)} kB  ${landing ? '/' : address(route)}`);
  if (landing && size > MOST_ON_LANDING_PAGE_KB) {
    console.error(`The landing page may load ${MOST_ON_LANDING_PAGE_KB} kB of JavaScript at first, gzipped.`);
    process.exitCode = 1;
  }
}

/**
 * Every script the page asks for before it is alive: its own, its parents', and what those import. The list of all routes
 * (`assets.url`) is not among them: the router asks for each route when a link to it comes into view.
 */
function scriptsOf(route: Route) {
  const modules = lineage(route).flatMap(({ module, clientLoaderModule, imports = [] }) => [
    module,
    ...(clientLoaderModule ? [clientLoaderModule] : []),
    ...imports,
  ]);
  return new Set([assets.entry.module, ...assets.entry.imports, ...modules]);
}

function lineage(route: Route): Route[] {
  const parent = assets.routes[route.parentId ?? ''];
  return parent ? [...lineage(parent), route] : [route];
}

function address(route: Route) {
  return lineage(route)
    .map(({ path = '' }) => path)
    .filter(Boolean)
    .reduce((whole, path) => `${whole}/${path}`, '');
}

function kilobytes(scripts: Set<string>) {
  const sizes = [...scripts].map((script) => gzipSync(readFileSync(join(build, 'client', script))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
