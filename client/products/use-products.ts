import { useEffect, useState } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import type { Product, readProducts } from '#contract/products.ts';

// Asked for without the contract, which would bring zod to pages that stand still.
const path: `/api${(typeof readProducts)['path']}` = '/api/product';

interface Read {
  ids: string;
  products: Product[];
}

/**
 * Bikes by their ids, as a stranger sees them, in that order. `complete` when the answer to these very ids is here: what
 * is missing then was taken off the market.
 */
export function useSomeProducts(wanted: string[]): { products: Product[]; complete: boolean } {
  const ids = wanted.join(',');
  const [read, setRead] = useState<Read>({ ids: '', products: [] });

  useEffect(() => {
    if (!ids) return;
    const asking = new AbortController();
    // Without a connection they are not shown: nobody asked for them.
    ask(ids, asking.signal).then(setRead, () => {});
    return () => asking.abort();
  }, [ids]);

  return {
    products: wanted.flatMap((id) => read.products.find(({ _id }) => _id === id) ?? []),
    complete: read.ids === ids,
  };
}

async function ask(ids: string, signal: AbortSignal): Promise<Read> {
  const response = await fetch(`${path}?${new URLSearchParams({ ids })}`, { signal });
  if (!response.ok) throw new Error(response.statusText);
  return { ids, products: (await response.json()) as Answer<typeof readProducts> };
}
