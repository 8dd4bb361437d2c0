import { useEffect } from 'react';
import { LostInSpace } from '#client/navigation/not-found/lost-in-space.tsx';
import type { Product } from '#contract/products.ts';
import { ProductStrip } from './product-strip.tsx';

/** A bike that was taken off the market, and what has come since. */
export function ProductGone({ newest }: { newest: Product[] }) {
  // It may have gone while somebody was reading further down.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <LostInSpace status={410} />
      <ProductStrip title="Just listed" products={newest} className="frame pb-12" />
    </>
  );
}
