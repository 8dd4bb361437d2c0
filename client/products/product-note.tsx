import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { rich } from '#client/ui/rich.ts';
import { brandText } from '#contract/brand-text.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';

/** Takes the same space whatever it says. */
export function ProductNote({ children }: { children: ReactNode }) {
  return <p className="mt-3 min-h-12 text-quiet sm:max-lg:min-h-6">{children}</p>;
}

export function StrangersNote({ product }: { product: WholeProduct }) {
  if (product.isReserved) return t('Somebody has booked it. If they do not pay in time, it is for sale again.');
  if (product.isAvailable) return t('Booking is free. We hold your payment until you have the keys.');
  return (
    <>
      {soldWords(product)}{' '}
      <Link to={paths.category(product.categoryName)} className="text-link">
        {t('See other bikes by {brand}', { brand: brandText(product.categoryName) })}
      </Link>
    </>
  );
}

function soldWords({ soldAt, isHandoverPending }: WholeProduct) {
  if (!soldAt) return isHandoverPending ? t('Sold, handover pending.') : t('Sold.');
  return rich(isHandoverPending ? 'Sold on <day></day>, handover pending.' : 'Sold on <day></day>.', {
    day: () => <Day of={soldAt} />,
  });
}
