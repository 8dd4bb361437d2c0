import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { MeanRating } from '#client/ratings/stars.tsx';
import { VerifiedBadge } from '#client/verification/verified-badge.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

interface SellerNameProps {
  product: Product;
  className?: string;
  /** Without the rating, which stands elsewhere. */
  isBare?: boolean;
}

/** Above a link that covers the card. */
export function SellerName({ product, className = '', isBare = false }: SellerNameProps) {
  const { sellerId, sellerName, sellerRating, isVarified } = product;
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <Link
        to={paths.seller(sellerId)}
        className={`${className} relative z-2 min-h-6 hover:underline hover:decoration-primary hover:underline-offset-4`}
      >
        {sellerName}
      </Link>
      {isVarified && <VerifiedBadge label={t('Verified')} />}
      {sellerRating && !isBare && <MeanRating of={sellerRating} />}
    </span>
  );
}
