import { useSearchParams } from 'react-router';
import type { SearchAddress } from '#contract/search.ts';
import { changed } from './address.ts';
import { type SearchLinks, useSearchLinks } from './search-links.ts';

const MOST_KEPT = 20;

/** Ways on and back for whoever leafs through pages without scripts. */
export function useTrail(address: SearchAddress) {
  const links = useSearchLinks();
  return trail(address, links, useSearchParams()[0].get('past'));
}

/** The address keeps where the pages on the way here started, as long as it does not grow too long; the first page starts nowhere. */
export function trail(address: SearchAddress, { to }: Pick<SearchLinks, 'to'>, kept: string | null) {
  const past = kept?.split(',').filter(Boolean) ?? [];
  const along = (starts: string[]) =>
    starts.length > 0 ? `&past=${starts.slice(-MOST_KEPT).map(encodeURIComponent).join(',')}` : '';
  return {
    first: to(changed(address, {})),
    /** Not known where the address does not say it. */
    previous: past.length > 0 ? to({ ...address, after: past.at(-1) }) + along(past.slice(0, -1)) : undefined,
    here: (view: string) => to(address, view) + along(past),
    next: (after: string) => to({ ...address, after }) + along(address.after ? [...past, address.after] : []),
  };
}
