import type { Product } from '#contract/products.ts';
import { VerifiedBadge } from './verified-badge.tsx';

export function SellerName({ product, className = '' }: { product: Product; className?: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <span className={className}>{product.sellerName}</span>
      {product.isVarified && <VerifiedBadge label="Verified" />}
    </span>
  );
}
