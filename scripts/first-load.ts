import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { chunkName, OWN_TURN } from '#client/navigation/deferred-start.ts';
import type { TranslatedScripts } from '#server/pages/page-renderers.ts';
import { CONTENTS, type Contents } from './chunk-contents.ts';
import { budgetOf, isPublic, LATER, MORE_IN_OTHER_LETTERS, READ_FIRST, STYLES } from './first-load-budgets.ts';

const build = join(import.meta.dirname, '../build');

const { assets } = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
const contents: Contents = JSON.parse(readFileSync(CONTENTS, 'utf8'));
type Route = NonNullable<(typeof assets.routes)[string]>;

console.log('scripts, styles (kB, gzipped), files: before hydration');
for (const route of Object.values(assets.routes)) {
  if (!route?.parentId) continue;
  const page = address(route);
  const scripts = scriptsOf(route);
  const styles = new Set(lineage(route).flatMap(({ css = [] }) => css.map((sheet) => sheet.replace('#', ''))));
  const size = { scripts: kilobytes(scripts), styles: kilobytes(styles), files: scripts.size + styles.size };
  const { scripts: js, styles: css, files } = size;
  console.log(`${js.toFixed(1).padStart(7)} ${css.toFixed(1).padStart(6)} ${String(files).padStart(4)}  ${page}`);
  const most = { ...budgetOf(page), styles: STYLES };
  for (const part of ['scripts', 'styles', 'files'] as const)
    if (size[part] > most[part]) refuse(`${page} may have ${most[part]} of ${part}, not ${size[part].toFixed(1)}`);
  if (isPublic(page)) for (const module of tooEarly(scripts)) refuse(`${page} loads ${module}, which has time`);
}
console.log('scripts by language (kB, gzipped)');
const { names, suffixes }: TranslatedScripts = JSON.parse(readFileSync(join(build, 'translated-scripts.json'), 'utf8'));
for (const route of Object.values(assets.routes)) {
  const page = route?.parentId ? address(route) : '';
  if (!route || !READ_FIRST.includes(page)) continue;
  const scripts = scriptsOf(route);
  const english = kilobytes(scripts);
  const sizes = Object.entries(suffixes).map(([language, suffix]) => {
    const own = [...scripts].map((file) => (names.includes(basename(file)) ? file.replace(/\.js$/, suffix) : file));
    const size = kilobytes(new Set(own));
    const most = english + MORE_IN_OTHER_LETTERS;
    if (size > most) refuse(`${page} may have ${most.toFixed(1)} of scripts in ${language}, not ${size.toFixed(1)}`);
    return `${language} ${size.toFixed(1)}`;
  });
  console.log(`  en ${english.toFixed(1)}, ${sizes.join(', ')}  ${page}`);
}
const turns = OWN_TURN.map((name) => Object.keys(contents).filter((file) => chunkName(file) === name));
for (const [turn, files] of turns.entries()) {
  if (!files.length) refuse(`No chunk is named ${OWN_TURN[turn]}, which has a turn of its own`);
  const later = turns.slice(turn + 1).flat();
  for (const file of files)
    for (const next of contents[file]?.imports ?? [])
      if (later.includes(next)) refuse(`${file} has its turn before ${next}, which it imports`);
}
for (const file of Object.keys(contents)) {
  const circle = needs(file, file);
  if (circle) refuse(`Files of the client need each other: ${[file, ...circle].join(' → ')}`);
}

function needs(from: string, to: string, seen = new Set<string>()): string[] | undefined {
  for (const next of contents[from]?.imports ?? []) {
    if (next === to) return [to];
    if (seen.has(next)) continue;
    seen.add(next);
    const rest = needs(next, to, seen);
    if (rest) return [next, ...rest];
  }
}

/** Scripts before hydration. Excludes the route manifest: the router requests routes as links come into view. */
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
  const paths = lineage(route).map(({ path = '' }) => path);
  return `/${paths.filter(Boolean).join('/')}`;
}

function tooEarly(scripts: Set<string>) {
  const modules = [...scripts].flatMap((script) => contents[script]?.modules ?? []);
  return modules.filter((module) => LATER.some((folder) => module.startsWith(`client/${folder}/`)));
}

function kilobytes(files: Set<string>) {
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(build, 'client', file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function refuse(fault: string) {
  console.error(fault);
  process.exitCode = 1;
}
