import { createContext, use } from 'react';
import { paths } from '#client/paths.ts';
import type { SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { readAddress } from './address.ts';

export const FILTERS = 'filters';

/** How to link to searches. On a brand's page the brand is not a parameter. */
export interface SearchLinks {
  path: string;
  /** Keeps the current view unless another is given. */
  to(address: SearchAddress, view?: string): string;
  /** From a canonical query of the server. */
  toQuery(query: string): string;
  brand: string | undefined;
  view: string | null;
}

export function searchLinks(shown: string | null, brand?: string): SearchLinks {
  const path = brand ? paths.category(brand) : paths.search;

  function to(address: SearchAddress, view = shown) {
    const stays = !brand || address.brand === brand;
    const query = writeAddress(brand && stays ? { ...address, brand: undefined } : address);
    const queryString = [query, view && `view=${view}`].filter(Boolean).join('&');
    return `${stays ? path : paths.search}${queryString && `?${queryString}`}`;
  }

  return { path, to, toQuery: (query) => to(readAddress(new URLSearchParams(query))), brand, view: shown };
}

const Links = createContext<SearchLinks>(searchLinks(null));
export const SearchLinksProvider = Links.Provider;
export const useSearchLinks = () => use(Links);
