import { Badge } from '#client/ui/badge.tsx';
import type { Product } from '#contract/products.ts';

export function ProductState({ product }: { product: Pick<Product, 'isAvailable' | 'isReserved' | 'isWithheld'> }) {
  if (product.isWithheld) return <Badge tone="warning">In review</Badge>;
  if (!product.isAvailable) return <Badge tone="ink">Sold</Badge>;
  if (product.isReserved) return <Badge tone="warning">Reserved</Badge>;
  return <Badge tone="good">Available</Badge>;
}
