import { ProductLink } from '#client/products/product-link.tsx';
import { ProductThumbnail } from '#client/products/product-thumbnail.tsx';
import { AboutPrice } from '#client/ui/about-price.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';

export function DealHead({ deal }: { deal: Deal }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-6">
      <ProductThumbnail id={deal.productId} img={deal.img} className="h-20 sm:h-32" />
      <div className="min-w-0">
        <p className="text-sm text-quiet wrap-anywhere">{between(deal)}</p>
        <h1 className="mt-0.5 text-2xl wrap-anywhere sm:text-4xl">
          <ProductLink id={deal.productId} name={deal.productName} />
        </h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 sm:mt-2">
          <Price dollars={deal.resalePrice} className="font-heading text-xl font-extrabold sm:text-2xl" />
          <AboutPrice dollars={deal.resalePrice} />
          {deal.paid && <Badge tone="good">{t('Paid')}</Badge>}
        </p>
      </div>
    </div>
  );
}

function between({ as, sellersName, buyersName }: Deal) {
  if (as === 'buyer') return t('Buying from {name}', { name: sellersName });
  if (as === 'seller') return t('Selling to {name}', { name: buyersName });
  return t('{buyer} buys from {seller}', { buyer: buyersName, seller: sellersName });
}
