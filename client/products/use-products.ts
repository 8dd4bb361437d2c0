import { useEffect, useState } from 'react';
import { readPublic } from '#client/api/request.ts';
import type { Product, readProducts } from '#contract/products.ts';

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
  return { ids, products: await readPublic<typeof readProducts>('/product', { ids }, signal) };
}
