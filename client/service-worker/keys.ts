import { languageOf, prefixOf, withoutLanguage } from '#language/languages.ts';
import type { Reader } from './private-reads.ts';

/** In the address of the page that stands for another one: that one. */
export const MISSED = 'missed';

/** The address without what does not change its content. */
export function pageKey(address: string, origin: string): string {
  const { pathname, searchParams } = new URL(address, origin);
  for (const name of ['_routes', MISSED]) searchParams.delete(name);
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** A page's data, as the router asks for it. */
export function dataKey(address: string, origin: string): string {
  const { pathname, search } = new URL(pageKey(address, origin), origin);
  const isRoot = withoutLanguage(pathname) === '/';
  return `${isRoot ? `${prefixOf(languageOf(pathname))}/_root` : pathname}.data${search}`;
}

const MANIFEST = '/__manifest';

/** Where the router asks which scripts belong to an address; in each language to others. */
export const manifestOf = (pathname: string) => prefixOf(languageOf(pathname)) + MANIFEST;

export const isManifest = (pathname: string) => withoutLanguage(pathname) === MANIFEST;

/** Pages of a kind share it: `/products/*`. */
export const routeKey = (pathname: string, version: string) =>
  `${manifestOf(pathname)}?${new URLSearchParams({ paths: pathname.replace(/[^/]+$/, '*'), version })}`;

/** Of the build that made the page. */
export const routesVersion = (files: string[]) =>
  files.flatMap((file) => /^\/assets\/manifest-([\w-]+)(?:\.[\w-]+)?\.js$/.exec(file)?.[1] ?? [])[0];

/** One person's. */
export function privateKey(address: string, origin: string, { sub }: Pick<Reader, 'sub'>): string {
  const { pathname, search } = new URL(address, origin);
  return `${pathname}${search}${search ? '&' : '?'}person=${encodeURIComponent(sub)}`;
}

/** `/photos/abc-800.webp` is `abc` in one of its widths. */
const PHOTO = /\/photos\/([\w./-]+?)-(\d+)\.webp/g;

export const photoName = (pathname: string) => [...pathname.matchAll(PHOTO)].map(([, name]) => name)[0];

/** Scripts, styles and fonts that a page loads at its start. */
export const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/["'](\/assets\/[\w.-]+)["']/g)].flatMap(([, file]) => file ?? [])),
];

/** The first photos of a page, each in the width that is nearest to `width`. */
export function photosIn(html: string, { most, width }: { most: number; width: number }): string[] {
  const nearest = new Map<string, { address: string; off: number }>();
  for (const [address, name = '', own] of html.matchAll(PHOTO)) {
    const off = Math.abs(Number(own) - width);
    if (off < (nearest.get(name)?.off ?? Number.POSITIVE_INFINITY)) nearest.set(name, { address, off });
  }
  return [...nearest.values()].slice(0, most).map(({ address }) => address);
}
