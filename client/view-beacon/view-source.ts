import { paths } from '#client/paths.ts';
import type { LONGEST_VIEW_WORDS, ProductViews } from '#contract/product-views.ts';

type From = Pick<ProductViews['views'][number], 'source' | 'words'>;

// The contract would bring zod into the first load of every page.
const LONGEST_WORDS: typeof LONGEST_VIEW_WORDS = 60;
const SAVED = [paths.favourites, paths.compare];
const ALERTS = [paths.savedSearches, paths.notices];

export function searchWords({ pathname, searchParams }: URL): string | undefined {
  const words = pathname === paths.search ? searchParams.get('q')?.trim() : '';
  return words && words.length <= LONGEST_WORDS ? words : undefined;
}

/** Where somebody was before, on this site; undefined: nowhere. */
export function viewSource(from: URL | undefined): From {
  if (!from) return { source: 'outside' };
  const { pathname } = from;
  if (pathname === paths.search) {
    const words = searchWords(from);
    return { source: 'search', ...(words && { words }) };
  }
  if (pathname.startsWith(paths.category(''))) return { source: 'brand' };
  if (pathname.startsWith(paths.seller(''))) return { source: 'seller' };
  if (pathname === paths.landing || pathname === paths.home) return { source: 'home' };
  if (SAVED.includes(pathname)) return { source: 'saved' };
  return { source: ALERTS.includes(pathname) ? 'alert' : 'elsewhere' };
}
