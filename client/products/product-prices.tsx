import { Price } from '#client/ui/price.tsx';
import type { Product } from '#contract/products.ts';

export function ProductPrices({ product, className = '' }: { product: Product; className?: string }) {
  return (
    <dl className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <div>
        <dt className="sr-only">Resale price</dt>
        <dd>
          <Price dollars={product.resalePrice} className="font-heading text-3xl font-extrabold tracking-tight" />
        </dd>
      </div>
      <div className="flex gap-1.5 text-sm text-quiet">
        <dt>Original price</dt>
        <dd>
          <s>
            <Price dollars={product.orgPrice} />
          </s>
        </dd>
      </div>
    </dl>
  );
}
