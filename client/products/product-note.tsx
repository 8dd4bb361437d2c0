import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { brandText } from '#contract/brand-text.ts';
import type { WholeProduct } from '#contract/products.ts';

/** Takes the same space whatever it says. */
export function ProductNote({ children }: { children: ReactNode }) {
  return <p className="mt-3 min-h-12 text-quiet sm:max-lg:min-h-6">{children}</p>;
}

export function StrangersNote({ product }: { product: WholeProduct }) {
  if (product.isReserved) return 'Somebody has booked it. If they do not pay in time, it is for sale again.';
  if (product.isAvailable) return 'Booking is free. We hold your payment until you have the keys.';
  return (
    <>
      Sold
      {product.soldAt && (
        <>
          {' '}
          on <Day of={product.soldAt} />
        </>
      )}
      {product.isHandoverPending && ', handover pending'}.{' '}
      <Link to={paths.category(product.categoryName)} className="text-link">
        See other bikes by {brandText(product.categoryName)}
      </Link>
    </>
  );
}
