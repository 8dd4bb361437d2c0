import { Price } from '#client/ui/price.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

export function ProductPrices({ product, className = '' }: { product: Product; className?: string }) {
  const { orgPrice, resalePrice } = product;
  return (
    <dl className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <div>
        <dt className="sr-only">{t('Resale price')}</dt>
        <dd>
          <Price dollars={resalePrice} className="font-heading text-3xl font-extrabold tracking-tight" />
        </dd>
      </div>
      {orgPrice !== null && (
        <div className="flex flex-wrap gap-x-1.5 text-sm text-quiet">
          <dt>{t('Original price')}</dt>
          <dd>
            <Price dollars={orgPrice} />
          </dd>
        </div>
      )}
    </dl>
  );
}
