import { useEffect } from 'react';
import { LazyLostInSpace } from '#client/navigation/not-found/lazy-lost-in-space.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { ProductStrip } from './product-strip.tsx';

export function ProductGone({ newest }: { newest: Product[] }) {
  // The bike may have gone while the page was scrolled down.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <LazyLostInSpace status={410} />
      <ProductStrip title={t('Just listed')} products={newest} className="frame pb-12" />
    </>
  );
}
