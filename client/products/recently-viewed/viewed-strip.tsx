import { ProductStrip } from '#client/products/product-strip.tsx';
import { useSomeProducts } from '#client/products/use-products.ts';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import { t } from '#language/t.ts';
import { forgetViewed } from './viewed.ts';

export interface ViewedStripProps {
  ids: string[];
  className?: string | undefined;
}

export default function ViewedStrip({ ids, className }: ViewedStripProps) {
  const { products } = useSomeProducts(ids);
  return (
    <ProductStrip
      title={t('Recently viewed')}
      products={products.filter(({ isAvailable }) => isAvailable)}
      className={className}
      action={
        <button
          type="button"
          onClick={() => {
            forgetViewed();
            requestAnimationFrame(focusPageIfLost);
          }}
          className="btn btn-ghost btn-sm"
        >
          {t('Clear||a list')}
        </button>
      }
    />
  );
}
