import { useEffect, useState } from 'react';
import { readPublic } from '#client/api/request.ts';
import type { Product, readProducts } from '#contract/products.ts';

interface Read {
  ids: string;
  products: Product[];
}

/** Public fields, in the order of the ids. Once `complete`, a missing product has left the market. */
export function useSomeProducts(wanted: string[]): { products: Product[]; complete: boolean } {
  const ids = wanted.join(',');
  const [read, setRead] = useState<Read>({ ids: '', products: [] });

  useEffect(() => {
    if (!ids) return;
    const controller = new AbortController();
    // Optional content: a failed request shows nothing.
    ask(ids, controller.signal).then(setRead, () => {});
    return () => controller.abort();
  }, [ids]);

  return {
    products: wanted.flatMap((id) => read.products.find(({ _id }) => _id === id) ?? []),
    complete: read.ids === ids,
  };
}

async function ask(ids: string, signal: AbortSignal): Promise<Read> {
  return { ids, products: await readPublic<typeof readProducts>('/product', { query: { ids } }, signal) };
}
