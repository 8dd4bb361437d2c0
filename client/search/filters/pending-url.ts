import { useState } from 'react';
import type { SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

/** The search that was asked for last: ahead of the page, which may still show an earlier one. */
export function useWantedAddress(address: SearchAddress, looking: boolean) {
  const query = writeAddress(address);
  const [asked, setAsked] = useState<SearchAddress[]>([]);
  const [seen, setSeen] = useState({ query, looking });

  if (query !== seen.query || looking !== seen.looking) {
    setSeen({ query, looking });
    if (query !== seen.query) setAsked(since(query, asked));
    // What was on its way has not come.
    else if (!looking) setAsked([]);
  }

  const want = (next: SearchAddress) => setAsked((before) => [...before, next]);
  return [asked.at(-1) ?? address, want] as const;
}

/** What was asked for after the search that has come; nothing when somebody went elsewhere. */
function since(query: string, asked: SearchAddress[]): SearchAddress[] {
  const queries = asked.map(writeAddress);
  return queries.includes(query) ? asked.slice(queries.lastIndexOf(query) + 1) : [];
}
