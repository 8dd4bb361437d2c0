import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { language } from '#language/current.ts';
import { OFFERED, pathIn, SOURCE, withoutLanguage } from '#language/languages.ts';

/** A loader for otherwise static pages: only the server knows the public origin. */
export function canonicalUrl({ url: { origin, pathname } }: Pick<LoaderFunctionArgs, 'url'>) {
  return `${origin}${pathname}`;
}

/** The address of an own page in the reader's language. `base`: any address of this site. */
export const absoluteUrl = (path: string, base: string) => new URL(pathIn(language(), path), base).href;

/** The page's own address and those of its translations, for search engines. */
export function canonicalLinks(address: string | undefined): MetaDescriptor[] {
  const canonical = { tagName: 'link', rel: 'canonical', href: address };
  return address && OFFERED.length > 1 ? [canonical, ...alternates(new URL(address))] : [canonical];
}

function alternates({ origin, pathname, search }: URL): MetaDescriptor[] {
  const path = withoutLanguage(pathname) + search;
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });
  return [
    ...OFFERED.map((one) => link(one, origin + pathIn(one, path))),
    link('x-default', origin + pathIn(SOURCE, path)),
  ];
}
