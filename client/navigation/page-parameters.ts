import { ADDRESS_NAMES } from '#contract/search-address.ts';
import { SELLER_LISTS } from '#contract/sellers.ts';

const SEARCHED = [...ADDRESS_NAMES, 'view', 'past', 'every', 'engine', 'near', 'town'];
const KNOWN: [path: RegExp, names: readonly string[]][] = [
  [/^\/(search|categories\/[^/]+)$/, SEARCHED],
  [/^\/compare$/, ['bikes']],
  [/^\/sellers\/[^/]+$/, SELLER_LISTS],
];

/** The query parameters that a public page reads. Others make no different page. */
export function pageParameters(path: string): readonly string[] {
  // Loader data has the page's parameters and `_routes`.
  const page = path.replace(/\.data$/, '');
  const names = KNOWN.find(([pattern]) => pattern.test(page))?.[1] ?? [];
  return page === path ? names : [...names, '_routes'];
}
