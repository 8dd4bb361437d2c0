import { createContext, use } from 'react';
import { paths } from '#client/paths.ts';
import type { SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { readAddress } from './address.ts';

/** Where the filters stand on a page, as links name it. */
export const FILTERS = 'filters';

/** Where a search stands: on a page of its own, or on a brand's, which is then never said in the address. */
export interface SearchLinks {
  /** The page without a search. */
  path: string;
  /** Laid out as it is now, unless another view is given. */
  to(address: SearchAddress, view?: string): string;
  /** Of an address' query, as the server writes it. */
  toQuery(query: string): string;
  /** Which brand's page this is. */
  brand: string | undefined;
  /** As the address says. */
  view: string | null;
}

export function searchLinks(shown: string | null, brand?: string): SearchLinks {
  const path = brand ? paths.category(brand) : paths.search;

  function to(address: SearchAddress, view = shown) {
    const stays = !brand || address.brand === brand;
    const query = writeAddress(brand && stays ? { ...address, brand: undefined } : address);
    const said = [query, view && `view=${view}`].filter(Boolean).join('&');
    return `${stays ? path : paths.search}${said && `?${said}`}`;
  }

  return { path, to, toQuery: (query) => to(readAddress(new URLSearchParams(query))), brand, view: shown };
}

const Links = createContext<SearchLinks>(searchLinks(null));
export const SearchLinksProvider = Links.Provider;
export const useSearchLinks = () => use(Links);
