import { useState } from 'react';
import type { SearchAddress } from '#contract/search.ts';
import { writeAddress } from '../address.ts';

/** The search that was asked for last: ahead of its answer while that is on its way. */
export function useWantedAddress(address: SearchAddress, looking: boolean) {
  const query = writeAddress(address);
  const [ahead, setAhead] = useState<SearchAddress>();
  const [seen, setSeen] = useState({ query, looking });
  if (query !== seen.query || looking !== seen.looking) {
    setSeen({ query, looking });
    // It has come, or something else has, or nothing.
    if (query !== seen.query || !looking) setAhead(undefined);
  }
  return [ahead ?? address, setAhead] as const;
}
