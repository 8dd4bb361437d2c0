import { useSearchParams } from 'react-router';
import type { SearchAddress } from '#contract/search.ts';
import { changed } from './address.ts';
import { type SearchLinks, useSearchLinks } from './search-links.ts';

const MOST_KEPT = 20;

export function usePageTrail(address: SearchAddress) {
  const links = useSearchLinks();
  return pageTrail(address, links, useSearchParams()[0].get('past'));
}

/** The address keeps the cursors of earlier pages up to a length; the first page has none. */
export function pageTrail(address: SearchAddress, { to }: Pick<SearchLinks, 'to'>, cursors: string | null) {
  const past = cursors?.split(',').filter(Boolean) ?? [];
  const along = (starts: string[]) =>
    starts.length > 0 ? `&past=${starts.slice(-MOST_KEPT).map(encodeURIComponent).join(',')}` : '';
  return {
    first: to(changed(address, {})),
    previous: past.length > 0 ? to({ ...address, after: past.at(-1) }) + along(past.slice(0, -1)) : undefined,
    here: (view: string) => to(address, view) + along(past),
    next: (after: string) => to({ ...address, after }) + along(address.after ? [...past, address.after] : []),
  };
}
