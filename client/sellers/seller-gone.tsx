import { LazyLostInSpace } from '#client/navigation/not-found/lazy-lost-in-space.tsx';
import { ProductStrip } from '#client/products/product-strip.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

export function SellerGone({ newest }: { newest: Product[] }) {
  return (
    <>
      <LazyLostInSpace status={410}>
        {t('This seller has left Kickstand. Others have bikes like theirs.')}
      </LazyLostInSpace>
      <ProductStrip title={t('Just listed')} products={newest} className="frame pb-12" />
    </>
  );
}
