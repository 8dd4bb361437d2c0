import { Badge } from '#client/ui/badge.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

interface NewBadgeProps {
  product: Product;
  /** From newSince(). */
  newSince: string;
}

/** Never on sold bikes. */
export function NewBadge({ product, newSince }: NewBadgeProps) {
  return (
    product.isAvailable &&
    Date.parse(product.postDate) >= Date.parse(newSince) && <Badge tone="signal">{t('NEW')}</Badge>
  );
}
