import { NewBadge } from '#client/products/new-badge.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { Product } from '#contract/products.ts';

export function ResultBadges({ product, newSince }: { product: Product; newSince: string }) {
  return (
    <>
      <NewBadge product={product} newSince={newSince} />
      {product.isReserved && <Badge tone="warning">Reserved</Badge>}
    </>
  );
}
