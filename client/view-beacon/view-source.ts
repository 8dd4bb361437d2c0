import type { ADVERTISED } from '#client/home/advertised-id.ts';
import { paths } from '#client/paths.ts';
import type { LONGEST_VIEW_WORDS, ProductViews } from '#contract/product-views.ts';

type From = Pick<ProductViews['views'][number], 'source' | 'words'>;

// The contract would bring zod into the first load of every page, and a shared value one more file into the landing page's.
const LONGEST_WORDS: typeof LONGEST_VIEW_WORDS = 60;
const ADVERTISED_ID: typeof ADVERTISED = 'advertised';
const SAVED = [paths.favourites, paths.compare];
const ALERTS = [paths.savedSearches, paths.notices];

export function searchWords({ pathname, searchParams }: URL): string | undefined {
  const words = pathname === paths.search ? searchParams.get('q')?.trim() : '';
  return words && words.length <= LONGEST_WORDS ? words : undefined;
}

/** Where somebody was before, on this site; undefined: nowhere. `link`: what they pressed there. */
export function viewSource(from: URL | undefined, link?: Element): From {
  if (!from) return { source: 'outside' };
  const { pathname } = from;
  if (pathname === paths.search) {
    const words = searchWords(from);
    return { source: 'search', ...(words && { words }) };
  }
  if (pathname.startsWith(paths.category(''))) return { source: 'brand' };
  if (pathname.startsWith(paths.seller(''))) return { source: 'seller' };
  if (pathname === paths.landing || pathname === paths.home)
    return { source: link?.closest(`#${ADVERTISED_ID}`) ? 'advertised' : 'home' };
  if (SAVED.includes(pathname)) return { source: 'saved' };
  return { source: ALERTS.includes(pathname) ? 'alert' : 'elsewhere' };
}
