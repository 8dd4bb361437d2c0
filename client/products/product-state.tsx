import { Badge } from '#client/ui/badge.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

export function ProductState({ product }: { product: Pick<Product, 'isAvailable' | 'isReserved' | 'isWithheld'> }) {
  if (product.isWithheld) return <Badge tone="warning">{t('In review')}</Badge>;
  if (!product.isAvailable) return <Badge tone="ink">{t('Sold||state of a bike')}</Badge>;
  if (product.isReserved) return <Badge tone="warning">{t('Reserved||state of a bike')}</Badge>;
  return <Badge tone="good">{t('Available||state of a bike')}</Badge>;
}
