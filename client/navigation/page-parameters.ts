import { ADDRESS_NAMES } from '#contract/search-address.ts';

const SEARCHED = [...ADDRESS_NAMES, 'view', 'past', 'every', 'engine', 'near', 'town'];
const KNOWN: [path: RegExp, names: readonly string[]][] = [
  [/^\/(search|categories\/[^/]+)$/, SEARCHED],
  [/^\/compare$/, ['bikes']],
];

/** What an address of a public page may ask for; anything else makes no other page of it. */
export function pageParameters(path: string): readonly string[] {
  // The data of a page, and for which parts of it.
  const page = path.replace(/\.data$/, '');
  const names = KNOWN.find(([pattern]) => pattern.test(page))?.[1] ?? [];
  return page === path ? names : [...names, '_routes'];
}
