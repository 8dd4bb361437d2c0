import { useState } from 'react';
import type { SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

/** The pending search; the page may still show an earlier one. */
export function usePendingUrl(address: SearchAddress, looking: boolean) {
  const query = writeAddress(address);
  const [asked, setAsked] = useState<SearchAddress[]>([]);
  const [seen, setSeen] = useState({ query, looking });

  if (query !== seen.query || looking !== seen.looking) {
    setSeen({ query, looking });
    if (query !== seen.query) setAsked(since(query, asked));
    // The navigation failed.
    else if (!looking) setAsked([]);
  }

  const want = (next: SearchAddress) => setAsked((before) => [...before, next]);
  return [asked.at(-1) ?? address, want] as const;
}

/** Changes after the search that has loaded; none after another navigation. */
function since(query: string, asked: SearchAddress[]): SearchAddress[] {
  const queries = asked.map(writeAddress);
  return queries.includes(query) ? asked.slice(queries.lastIndexOf(query) + 1) : [];
}
