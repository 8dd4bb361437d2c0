import { QueryObserver } from '@tanstack/react-query';
import { isRefused, reason } from '#client/api/call.ts';
import { query, queryClient } from '#client/api/query-client.ts';
import { readProduct, type WholeProduct } from '#contract/products.ts';

export interface Sight {
  product?: WholeProduct | undefined;
  /** It was taken off the market meanwhile. */
  gone?: boolean;
  /** Why it could not be read, in words. */
  fault?: string | undefined;
}

/** Tells how the bike looks to the person who is signed in, now and after each change. Answers how to stop. */
export function watchProduct(id: string, tell: (sight: Sight) => void) {
  const observer = new QueryObserver(queryClient, { ...query(readProduct, { params: { id } }), staleTime: 0 });
  return observer.subscribe(({ data, error }) => {
    const gone = isRefused(error, 404, 410);
    tell({ product: data, gone, fault: error && !gone ? reason(error) : undefined });
  });
}
