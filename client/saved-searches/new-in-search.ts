import { useMemo } from 'react';
import { useSession } from '#client/api/session/session.ts';
import { removeFromTab, storedInTab, storeInTab } from '#client/api/tab-storage.ts';
import type { SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

const NONE: ReadonlySet<string> = new Set();

const place = (address: string) => `new bikes of ${address}`;

/** Of a saved search that was opened in this tab; in place of those of the last time. */
export function storeNewBikes(address: string, productIds: string[]) {
  if (productIds.length) storeInTab(place(address), productIds);
  else removeFromTab(place(address));
}

export function useNewBikes({ sort: _sort, after: _after, ...meant }: SearchAddress): ReadonlySet<string> {
  const email = useSession().user?.email;
  const address = writeAddress(meant);
  return useMemo(() => {
    const stored = email && storedInTab<string[]>(place(address));
    return stored ? new Set(stored) : NONE;
  }, [email, address]);
}
