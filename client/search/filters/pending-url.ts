import { useState } from 'react';
import type { SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

/** The pending search; the page may still show an earlier one. */
export function usePendingUrl(address: SearchAddress, looking: boolean) {
  const query = writeAddress(address);
  const [pending, setPending] = useState<SearchAddress[]>([]);
  const [seen, setSeen] = useState({ query, looking });

  if (query !== seen.query || looking !== seen.looking) {
    setSeen({ query, looking });
    if (query !== seen.query) setPending(since(query, pending));
    // The navigation failed.
    else if (!looking) setPending([]);
  }

  const want = (next: SearchAddress) => setPending((before) => [...before, next]);
  return [pending.at(-1) ?? address, want] as const;
}

/** Changes after the search that has loaded; none after another navigation. */
function since(query: string, pending: SearchAddress[]): SearchAddress[] {
  const queries = pending.map(writeAddress);
  return queries.includes(query) ? pending.slice(queries.lastIndexOf(query) + 1) : [];
}
