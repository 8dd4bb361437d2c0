import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { BUDGETS, type Budget, NEVER_AT_FIRST } from './first-load-budgets.ts';

const build = join(import.meta.dirname, '../build');

const { assets } = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
type Route = NonNullable<(typeof assets.routes)[string]>;

const budgets = new Map(Object.entries(BUDGETS));
console.log('JavaScript, styles (kB, gzipped) and files before a page is alive:\n');
for (const route of Object.values(assets.routes)) {
  if (!route?.parentId) continue;
  const page = address(route);
  const scripts = scriptsOf(route);
  const styles = new Set([...lineage(route), assets.entry].flatMap(({ css = [] }) => css));
  const found = { scripts: kilobytes(scripts), styles: kilobytes(styles), files: scripts.size + styles.size };
  console.log(`${found.scripts.toFixed(1).padStart(7)} ${found.styles.toFixed(1).padStart(6)} ${String(found.files).padStart(4)}  ${page}`);
  hold(page, found, budgetOf(page));
  for (const script of scripts) for (const never of NEVER_AT_FIRST[page] ?? []) if (isOf(never, script)) refuse(`${page} loads ${script}, which is of ${never}`);
}
