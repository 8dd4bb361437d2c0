import { QueryObserver } from '@tanstack/react-query';
import { isRefused, reason } from '#client/api/call.ts';
import { query, queryClient } from '#client/api/query-client.ts';
import { readProduct, type WholeProduct } from '#contract/products.ts';

export interface Sight {
  product?: WholeProduct | undefined;
  /** It has left the market meanwhile. */
  gone?: boolean;
  fault?: string | undefined;
}

/** Reports the signed-in person's view, now and on each change. Returns an unsubscribe function. */
export function watchProduct(id: string, notify: (sight: Sight) => void) {
  const observer = new QueryObserver(queryClient, { ...query(readProduct, { params: { id } }), staleTime: 0 });
  return observer.subscribe(({ data, error }) => {
    const gone = isRefused(error, 404, 410);
    notify({ product: data, gone, fault: error && !gone ? reason(error) : undefined });
  });
}
